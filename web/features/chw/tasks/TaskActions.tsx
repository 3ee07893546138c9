import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Asked } from '#web/features/chw/tasks/CloseTaskDialog.tsx'
import { closeTask } from '#web/features/chw/tasks/close-task.ts'
import { useTaskToasts } from '#web/features/chw/tasks/use-task-toasts.ts'
import type { TaskCard_TaskFragment } from '#web/graphql/operations.ts'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'
import classes from './tasks.module.css'

interface Props {
  task: TaskCard_TaskFragment
  /** The patient's. */
  name: string
  ofPerson: boolean
  onClosed: () => void
}

const loadDialog = () =>
  import('#web/features/chw/tasks/CloseTaskDialog.tsx').then(({ CloseTaskDialog: loaded }) => loaded)
const loadAppointment = () =>
  import('#web/clinical/care-dates/CloseAppointmentDialog.tsx').then(({ CloseAppointmentDialog: loaded }) => loaded)

/** What somebody can do about a task: the thing itself, to say that it is done, or that it cannot be. */
export function TaskActions({ task, name, ofPerson, onClosed }: Props) {
  const { t } = useTranslation('chwTasks')
  const client = useApolloClient()
  const toasts = useTaskToasts()
  const [asked, setAsked] = useState<Asked | 'appointment' | null>(null)
  const [busy, setBusy] = useState(false)
  const dialog = useLatePart(loadDialog)
  const appointment = useLatePart(loadAppointment)
  const { id, title, way, byHand, state, late, sourceId, patient } = task
  const named = { title, name }

  const ask = (what: Asked | 'appointment') => {
    setAsked(what)
    ;(what === 'appointment' ? appointment : dialog).need(showConnectionToast)
  }

  const done = async () => {
    setBusy(true)
    const closed = await closeTask(client, { id, outcome: 'COMPLETED' })
    setBusy(false)
    // It became late while the page stood open.
    if (closed.status === 'refused') return ask('completed')
    toasts.tell(closed, 'done')
    if (closed.status !== 'failed') onClosed()
  }

  const isOpen = state === 'READY' || state === 'DRAFT'
  return (
    <div className={classes.actions}>
      {state === 'COMPLETED' && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => ask('explain')}
          aria-label={t('sayWhyOf', named)}
        >
          {t('sayWhy')}
        </Button>
      )}
      {state === 'READY' && way === 'VISIT' && (
        <Button component={Link} to={`/chw/patient-assessment/${patient.id}`} aria-label={t('visitOf', { name })}>
          {t('visit')}
        </Button>
      )}
      {isOpen && way === 'REFERRAL' && (
        <Button component={Link} to="/chw/referrals" aria-label={t('referralOf', { name })}>
          {t('referral')}
        </Button>
      )}
      {isOpen && way === 'PRESCRIPTION' && (
        <Button
          component={Link}
          to={`/chw/dispense-medication/prescription/${sourceId}`}
          aria-label={t('prescriptionOf', { name })}
        >
          {t('prescription')}
        </Button>
      )}
      {isOpen && way === 'APPOINTMENT' && (
        <Button aria-haspopup="dialog" aria-label={t('appointmentOf', { name })} onClick={() => ask('appointment')}>
          {t('appointment')}
        </Button>
      )}
      {state === 'READY' && byHand && (
        <Button
          variant={way === 'HAND' ? 'filled' : 'default'}
          loading={busy}
          aria-label={t('doneOf', named)}
          {...(late && { 'aria-haspopup': 'dialog' as const })}
          onClick={() => (late ? ask('completed') : void done())}
        >
          {t('done')}
        </Button>
      )}
      {isOpen && way !== 'APPOINTMENT' && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          aria-label={t('cannotOf', named)}
          onClick={() => ask('failed')}
        >
          {t('cannot')}
        </Button>
      )}
      {!ofPerson && isOpen && (
        <Button
          component={Link}
          variant="subtle"
          to={`/chw/tasks/household/${patient.id}`}
          aria-label={t('householdOf', { name })}
        >
          {t('household')}
        </Button>
      )}
      {asked && asked !== 'appointment' && dialog.part && (
        <dialog.part id={id} {...named} asked={asked} onLeft={() => setAsked(null)} onClosed={onClosed} />
      )}
      {asked === 'appointment' && appointment.part && (
        <appointment.part id={sourceId} name={name} onLeft={() => setAsked(null)} onDone={onClosed} />
      )}
    </div>
  )
}
