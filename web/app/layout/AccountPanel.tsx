import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsControls } from '#web/app/layout/SettingsControls.tsx'
import { useSignOut } from '#web/app/use-sign-out.ts'
import { type Account, nameOf } from '#web/lib/session/account.ts'
import classes from './AccountMenu.module.css'

const ProfileDialog = lazy(() =>
  import('#web/app/layout/ProfileDialog.tsx').then(({ ProfileDialog: component }) => ({ default: component })),
)

interface Props {
  id: string
  account: Account
  opened: boolean
  onClose: () => void
}

/** What the avatar opens: who is signed in and as what, Profile, Settings and Log out. */
export function AccountPanel({ id, account, opened, onClose }: Props) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const [profile, setProfile] = useState<'never' | 'opened' | 'closed'>('never')
  const openProfile = () => {
    onClose()
    setProfile('opened')
  }
  return (
    <>
      {opened && (
        <section id={id} className={classes.panel} aria-label={t('account.menu')}>
          <div className={classes.who}>
            <strong>{nameOf(account)}</strong>
            <span>{account.email}</span>
            <span className={classes.role}>{account.roles.map((role) => t(`roles.${role}`)).join(', ')}</span>
            {account.requestedRole && (
              <span>{t('account.waitingFor', { role: t(`roles.${account.requestedRole}`) })}</span>
            )}
          </div>
          <Button variant="default" fullWidth onClick={openProfile}>
            {t('account.profile')}
          </Button>
          <div className={classes.settings}>
            <h2 className={classes.heading}>{t('account.settings')}</h2>
            <SettingsControls />
          </div>
          <Button variant="default" fullWidth onClick={() => void signOut()}>
            {t('account.logOut')}
          </Button>
        </section>
      )}
      {profile !== 'never' && (
        <Suspense>
          <ProfileDialog account={account} opened={profile === 'opened'} onClose={() => setProfile('closed')} />
        </Suspense>
      )}
    </>
  )
}
