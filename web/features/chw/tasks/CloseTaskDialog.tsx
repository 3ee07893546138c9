import '@mantine/core/styles/Input.layer.css'
import { useApolloClient } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { message as sentence } from '#domain/input/messages.ts'
import { closeTask } from '#web/features/chw/tasks/close-task.ts'
import { useTaskToasts } from '#web/features/chw/tasks/use-task-toasts.ts'
import type { TaskOutcome } from '#web/graphql/operations.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './tasks.module.css'

/** Why somebody is asked: it is done, late; it cannot be done; or it was done late before. */
export type Asked = 'completed' | 'failed' | 'explain'

interface Props {
  id: string
  /** What is to be done, and for whom. */
  title: string
  name: string
  asked: Asked
  onLeft: () => void
  onClosed: () => void
}

const LONGEST_REASON = 500

/** Asks for the reason, without which none of these is taken. What was typed stays when it was not taken. */
export function CloseTaskDialog({ id, title, name, asked, onLeft, onClosed }: Props) {
  const { t } = useTranslation('chwTasks')
  const client = useApolloClient()
  const localized = useLocalizedField()
  const toasts = useTaskToasts()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  const refuse = (text: string) => {
    setError(text)
    field.current?.focus()
  }

  const send = async (outcome: TaskOutcome) => {
    const given = reason.trim()
    if (given === '') return refuse(sentence('reason_required'))
    setBusy(true)
    const closed = await closeTask(client, { id, outcome, reason: given })
    setBusy(false)
    if (closed.status === 'refused') return refuse(closed.message)
    toasts.tell(closed, asked === 'explain' ? 'explained' : outcome === 'COMPLETED' ? 'done' : 'closed')
    if (closed.status === 'failed') return
    dialog.current?.close()
    onClosed()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(asked === 'failed' ? 'FAILED' : 'COMPLETED')
  }

  const confirm = { completed: 'confirmCompleted', failed: 'confirmFailed', explain: 'confirmExplain' } as const
  return (
    <Dialog dialog={dialog} title={t(`dialog.${asked}.title`)} onClosed={onLeft}>
      <form noValidate className={classes.form} onSubmit={submit}>
        <p className={classes.quiet}>{t(`dialog.${asked}.follows`, { title, name })}</p>
        <Textarea
          ref={field}
          {...localized({ error })}
          label={t('dialog.reason')}
          description={t('dialog.reasonHint')}
          required
          rows={3}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setError(null)
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={busy}>
            {t(`dialog.${confirm[asked]}`)}
          </Button>
          {asked === 'failed' && (
            <Button variant="default" disabled={busy} onClick={() => void send('CANCELLED')}>
              {t('dialog.confirmCancelled')}
            </Button>
          )}
          <Button variant="subtle" disabled={busy} onClick={() => dialog.current?.close()}>
            {t('dialog.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
