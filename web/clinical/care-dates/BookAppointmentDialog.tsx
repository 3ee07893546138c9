import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import { AppointmentInput, LONGEST_REASON } from '#domain/input/tasks.ts'
import { APPOINTMENT_TYPES, type AppointmentType } from '#domain/vocabulary/appointments.ts'
import { useSending } from '#web/clinical/care-dates/use-sending.ts'
import type { BookAppointmentMutation, BookAppointmentMutationVariables } from '#web/graphql/operations.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { member } from '#web/lib/wire-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { OptionGroup } from '#web/ui/OptionGroup.tsx'
import classes from './care-dates.module.css'

const BOOK_APPOINTMENT: TypedDocumentNode<BookAppointmentMutation, BookAppointmentMutationVariables> = gql`
  mutation BookAppointment($id: ID!, $patientId: ID!, $input: AppointmentInput!) {
    bookAppointment(id: $id, patientId: $patientId, input: $input) {
      ... on Appointment {
        id
        type
        scheduledFor
        reason
        status
      }
      ... on InvalidInput {
        message
        field
      }
    }
  }
`

interface Props {
  patient: { readonly id: string; readonly name: string }
  /** The dialog was left. */
  onLeft: () => void
  /** The appointment is booked: what shows appointments and tasks is to be fetched anew. */
  onDone: () => void
}

/** The moment of a day and a time on this device; none where one of them is missing or is not one. */
function momentOf(day: string, time: string): string | null {
  const at = new Date(`${day}T${time}`)
  return day === '' || time === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Books an appointment for a patient. Texts: careDates. */
export function BookAppointmentDialog({ patient, onLeft, onDone }: Props) {
  const { t } = useTranslation('careDates')
  const dialog = useRef<HTMLDialogElement>(null)
  const [bookAppointment] = useMutation(BOOK_APPOINTMENT)
  // Sent again with the same id it is stored once.
  const [id] = useState(() => uuidv7())
  const [type, setType] = useState<AppointmentType>('in_person')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [reason, setReason] = useState('')
  const { busy, send, setErrors, errorOf } = useSending(['type', 'scheduledFor', 'reason'])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkValues(AppointmentInput, { type, scheduledFor: momentOf(day, time), reason })
    if ('errors' in checked) return setErrors(checked.errors)
    const { data } = checked
    const input = { type: member(type), scheduledFor: data.scheduledFor.toISOString(), reason: data.reason }
    const variables = { id, patientId: patient.id, input }
    const answer = await send(async () => (await bookAppointment({ variables })).data?.bookAppointment)
    if (answer?.__typename !== 'Appointment') return
    showToast({ tone: 'success', title: t('book.done') })
    dialog.current?.close()
    onDone()
  }

  const timeError = errorOf('scheduledFor')
  return (
    <Dialog dialog={dialog} title={t('book.title', { name: patient.name })} onClosed={onLeft}>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <OptionGroup
          legend={t('book.type')}
          choose="one"
          required
          options={APPOINTMENT_TYPES.map((value) => ({ value, label: t(`book.types.${value}`) }))}
          value={[type]}
          error={errorOf('type')}
          onChange={([given]) => {
            const chosen = APPOINTMENT_TYPES.find((one) => one === given)
            if (chosen) setType(chosen)
          }}
        />
        <div className={classes.pair}>
          <TextInput
            type="date"
            required
            label={t('book.day')}
            value={day}
            error={timeError}
            onChange={(event) => {
              setDay(event.currentTarget.value)
              setErrors({})
            }}
          />
          <TextInput
            type="time"
            required
            label={t('book.time')}
            value={time}
            error={timeError !== undefined}
            onChange={(event) => {
              setTime(event.currentTarget.value)
              setErrors({})
            }}
          />
        </div>
        <Textarea
          label={`${t('book.reason')} (${t('book.optional')})`}
          rows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          error={errorOf('reason')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={busy}>
            {t('book.confirm')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
