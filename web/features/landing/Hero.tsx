import { Button, Container } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AreaButtons } from '#web/features/landing/AreaButtons.tsx'
import { HeroArt } from '#web/features/landing/HeroArt.tsx'
import { nameOf } from '#web/lib/session/account.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import classes from './Hero.module.css'

/** What the product is, and the way in: to the sign-in page, or for a signed-in person to the open areas. */
export function Hero() {
  const { t } = useTranslation('landing')
  const session = useSession()
  const account = session.status === 'authenticated' ? session.account : null
  return (
    <section className={classes.root}>
      <Container className={classes.inner}>
        <div className={classes.text}>
          <p className={classes.eyebrow}>{t('hero.eyebrow')}</p>
          <h1 className={classes.heading}>
            {account ? t('hero.welcome', { name: nameOf(account) }) : t('hero.heading')}
          </h1>
          <p className={classes.lead}>{account ? t('hero.signedInLead') : t('hero.lead')}</p>
          {account ? (
            <AreaButtons roles={account.roles} />
          ) : (
            <div className={classes.actions}>
              <Button component={Link} to="/auth" size="lg" rightSection={<IconArrowRight size={20} aria-hidden />}>
                {t('hero.cta')}
              </Button>
              <Button component="a" href="#features" size="lg" variant="subtle">
                {t('hero.explore')}
              </Button>
            </div>
          )}
        </div>
        <HeroArt className={classes.art} />
      </Container>
    </section>
  )
}
