import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSignOut } from '#web/app/use-sign-out.ts'
import { type Account, nameOf } from '#web/lib/session/account.ts'
import classes from './AccountMenu.module.css'

interface Props {
  id: string
  account: Account
  opened: boolean
  onClose: () => void
}

/** What the avatar opens: who is signed in and as what, Profile, My record, Settings and Log out. */
export function AccountPanel({ id, account, opened, onClose }: Props) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  if (!opened) return null
  return (
    <section id={id} className={classes.panel} aria-label={t('account.menu')}>
      <div className={classes.who}>
        <strong>{nameOf(account)}</strong>
        <span>{account.email}</span>
        <span className={classes.role}>{account.roles.map((role) => t(`roles.${role}`)).join(', ')}</span>
        {account.requestedRole && <span>{t('account.waitingFor', { role: t(`roles.${account.requestedRole}`) })}</span>}
      </div>
      <Button component={Link} to="/profile" variant="default" fullWidth onClick={onClose}>
        {t('account.profile')}
      </Button>
      <Button component={Link} to="/my-record" variant="default" fullWidth onClick={onClose}>
        {t('account.myRecord')}
      </Button>
      <Button component={Link} to="/settings" variant="default" fullWidth onClick={onClose}>
        {t('account.settings')}
      </Button>
      <Button variant="default" fullWidth onClick={() => void signOut()}>
        {t('account.logOut')}
      </Button>
    </section>
  )
}
