import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import { type Account, nameOf } from '#web/lib/session/account.ts'
import classes from './ProfileDialog.module.css'

interface Props {
  account: Account
  opened: boolean
  onClose: () => void
}

/** What the account holds, and what it is still waiting for. */
export function ProfileDialog({ account, opened, onClose }: Props) {
  const { t } = useTranslation()
  const country = account.region === null ? undefined : countryCodeOf(account.region)
  const rows = [
    [t('account.name'), nameOf(account)],
    [t('account.email'), account.email],
    [t('account.phone'), account.phone],
    [t('account.region'), country ? t(`countries.${country}`) : account.region],
    [t('account.roles'), account.roles.map((role) => t(`roles.${role}`)).join(', ')],
  ] as const
  return (
    <Modal.Root opened={opened} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content>
        {/* Mantine makes this a <header>, which outside of <main> would count as a second banner of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title fw={700} fz="lg">
            {t('account.profile')}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('account.close')} size={44} iconSize={20} />
        </Modal.Header>
        <Modal.Body>
          <dl className={classes.list}>
            {rows.map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value ?? <span className={classes.missing}>{t('account.notGiven')}</span>}</dd>
              </Fragment>
            ))}
          </dl>
          {account.requestedRole && (
            <p className={classes.waiting}>
              <strong>{t('account.waitingFor', { role: t(`roles.${account.requestedRole}`) })}.</strong>{' '}
              {t('account.waitingExplained')}
            </p>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
