import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { APPOINTMENT_OUTCOMES, type AppointmentOutcome } from '#domain/vocabulary/appointments.ts'
import { useSending } from '#web/clinical/care-dates/use-sending.ts'
import type { CloseAppointmentMutation, CloseAppointmentMutationVariables } from '#web/graphql/operations.ts'
import { showToast } from '#web/lib/toast.ts'
import { member } from '#web/lib/wire-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './care-dates.module.css'

const CLOSE_APPOINTMENT: TypedDocumentNode<CloseAppointmentMutation, CloseAppointmentMutationVariables> = gql`
  mutation CloseAppointment($id: ID!, $outcome: AppointmentOutcome!) {
    closeAppointment(id: $id, outcome: $outcome) {
      ... on Appointment {
        id
        status
      }
      ... on InvalidInput {
        message
        field
      }
      ... on NotFound {
        message
      }
    }
  }
`

interface Props {
  /** The appointment's. */
  id: string
  /** The patient's. */
  name: string
  /** The dialog was left. */
  onLeft: () => void
  /** The appointment is closed, or is not there any more: what shows it and its tasks is to be fetched anew. */
  onDone: () => void
}

/** Asks what became of an appointment. Texts: careDates. */
export function CloseAppointmentDialog({ id, name, onLeft, onDone }: Props) {
  const { t } = useTranslation('careDates')
  const dialog = useRef<HTMLDialogElement>(null)
  const [closeAppointment] = useMutation(CLOSE_APPOINTMENT)
  const { busy, send } = useSending([])

  const close = async (outcome: AppointmentOutcome) => {
    const answer = await send(async () => {
      const { data } = await closeAppointment({ variables: { id, outcome: member(outcome) } })
      const result = data?.closeAppointment
      if (result?.__typename === 'Appointment') {
        const isOurs = result.status === member(outcome)
        showToast(
          isOurs ? { tone: 'success', title: t(`close.done.${outcome}`) } : { tone: 'info', title: t('close.already') },
        )
      }
      return result
    })
    if (!answer) return
    dialog.current?.close()
    onDone()
  }

  return (
    <Dialog dialog={dialog} title={t('close.title', { name })} onClosed={onLeft}>
      <div className={classes.form}>
        <p>{t('close.question')}</p>
        <div className={classes.choices}>
          {APPOINTMENT_OUTCOMES.map((outcome) => (
            <Button
              key={outcome}
              variant={outcome === 'completed' ? 'filled' : 'default'}
              disabled={busy}
              onClick={() => void close(outcome)}
            >
              {t(`close.${outcome}`)}
            </Button>
          ))}
        </div>
        <p className={classes.quiet}>{t('close.missedFollows')}</p>
        <div className={classes.actions}>
          <Button variant="subtle" disabled={busy} onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
