import { ActionIcon, Button, Container } from '@mantine/core'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { isAdminRole } from '#domain/vocabulary/roles.ts'
import { AccountMenu } from '#web/app/layout/AccountMenu.tsx'
import { ColorSchemeToggle } from '#web/app/layout/ColorSchemeToggle.tsx'
import { LanguageSwitch } from '#web/app/layout/LanguageSwitch.tsx'
import { areasFor } from '#web/lib/areas.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { BrandMark } from '#web/ui/BrandMark.tsx'
import { useDismiss } from '#web/ui/use-dismiss.ts'
import classes from './SiteHeader.module.css'

const LANDING_ANCHORS = ['features', 'regions', 'about', 'contact'] as const

// Only those who approve load it, after the page.
const ApprovalsLink = lazy(() =>
  import('#web/app/layout/ApprovalsLink.tsx').then(({ ApprovalsLink: component }) => ({ default: component })),
)

const NAV_ID = 'site-navigation'

/** The header of every page: who we are, where one can go, in which language, and who is signed in. */
export function SiteHeader() {
  const { t } = useTranslation()
  const session = useSession()
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const opened = openedAt === pathname
  const close = () => setOpenedAt(null)
  const header = useRef<HTMLElement>(null)
  useDismiss(header, opened, close)

  const signedIn = session.status === 'authenticated'
  const onLanding = pathname === '/'
  const hasLinks = onLanding || signedIn
  const visitor = session.status === 'unauthenticated' && pathname !== '/auth'

  const links = (
    <>
      {onLanding
        ? LANDING_ANCHORS.map((anchor) => (
            <a key={anchor} href={`#${anchor}`} className={classes.link} onClick={close}>
              {t(`nav.${anchor}`)}
            </a>
          ))
        : signedIn &&
          areasFor(session.account.roles).map((area) => (
            <NavLink key={area.key} to={area.path} className={classes.link} onClick={close}>
              {t(`areas.${area.key}`)}
            </NavLink>
          ))}
      {signedIn && session.account.roles.some(isAdminRole) && (
        <Suspense>
          <ApprovalsLink className={classes.link} onClick={close} />
        </Suspense>
      )}
    </>
  )

  return (
    <header ref={header} className={classes.header}>
      <Container className={classes.bar}>
        <Link to="/" className={classes.brand} aria-label={t('nav.homePage')}>
          <BrandMark />
          <span className={classes.name}>Afya Mashariki</span>
        </Link>
        {hasLinks && (
          <nav id={NAV_ID} className={classes.nav} data-opened={opened || undefined} aria-label={t('nav.main')}>
            {links}
            {visitor && (
              <div className={classes.phoneOnly}>
                <Button component={Link} to="/auth" state={{ tab: 'sign-in' }} variant="default">
                  {t('nav.signIn')}
                </Button>
                <Button component={Link} to="/auth" state={{ tab: 'sign-up' }}>
                  {t('nav.getStarted')}
                </Button>
              </div>
            )}
          </nav>
        )}
        <div className={classes.tools}>
          <LanguageSwitch />
          {!signedIn && <ColorSchemeToggle />}
          {visitor && (
            <>
              <Button
                component={Link}
                to="/auth"
                state={{ tab: 'sign-in' }}
                variant="default"
                className={classes.signIn}
              >
                {t('nav.signIn')}
              </Button>
              <Button component={Link} to="/auth" state={{ tab: 'sign-up' }} className={classes.wideOnly}>
                {t('nav.getStarted')}
              </Button>
            </>
          )}
          {signedIn && <AccountMenu account={session.account} />}
          {hasLinks && (
            <ActionIcon
              color="gray"
              className={classes.burger}
              aria-expanded={opened}
              aria-controls={NAV_ID}
              aria-label={opened ? t('nav.closeMenu') : t('nav.openMenu')}
              onClick={() => setOpenedAt(opened ? null : pathname)}
            >
              {opened ? <IconX size={22} aria-hidden /> : <IconMenu2 size={22} aria-hidden />}
            </ActionIcon>
          )}
        </div>
      </Container>
    </header>
  )
}
