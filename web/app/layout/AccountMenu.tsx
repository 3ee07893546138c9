import { UnstyledButton } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { type Account, initialsOf, nameOf } from '#web/lib/session/account.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { useDismiss } from '#web/ui/use-dismiss.ts'
import classes from './AccountMenu.module.css'

const loadPanel = () => import('#web/app/layout/AccountPanel.tsx').then(({ AccountPanel: loaded }) => loaded)

/** The avatar, and behind it the account, its pages and the way out (specification §2). */
export function AccountMenu({ account }: { account: Account }) {
  const { t } = useTranslation()
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  // Visitors never load the panel; a signed-in person has it before the first press.
  const { part: Panel, need } = useLatePart(loadPanel)

  const close = () => {
    setOpened(false)
    trigger.current?.focus()
  }

  useDismiss(root, opened, (reason) => (reason === 'escape' ? close() : setOpened(false)))

  return (
    <div ref={root} className={classes.root}>
      <UnstyledButton
        ref={trigger}
        className={classes.avatar}
        aria-label={`${t('account.menu')}: ${nameOf(account)}`}
        aria-expanded={opened}
        aria-controls={panelId}
        onClick={() => {
          setOpened(!opened)
          need(showConnectionToast)
        }}
      >
        {initialsOf(account)}
      </UnstyledButton>
      {Panel && <Panel id={panelId} account={account} opened={opened} onClose={close} />}
    </div>
  )
}
