import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EndEnrolmentInput, LONGEST_REASON } from '#domain/input/tasks.ts'
import type { Programme } from '#domain/vocabulary/programmes.ts'
import { useSending } from '#web/clinical/care-dates/use-sending.ts'
import type { EndEnrolmentMutation, EndEnrolmentMutationVariables } from '#web/graphql/operations.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './care-dates.module.css'

const END_ENROLMENT: TypedDocumentNode<EndEnrolmentMutation, EndEnrolmentMutationVariables> = gql`
  mutation EndEnrolment($id: ID!, $reason: String!) {
    endEnrolment(id: $id, reason: $reason) {
      ... on Enrolment {
        id
        endedOn
        endReason
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
  enrolment: { readonly id: string; readonly programme: Programme }
  /** The dialog was left. */
  onLeft: () => void
  /** The enrolment has ended: what shows it and its tasks is to be fetched anew. */
  onDone: () => void
}

/** Ends an enrolment, with the reason. Texts: careDates. */
export function EndEnrolmentDialog({ enrolment, onLeft, onDone }: Props) {
  const { t } = useTranslation('careDates')
  const dialog = useRef<HTMLDialogElement>(null)
  const [endEnrolment] = useMutation(END_ENROLMENT)
  const [reason, setReason] = useState('')
  const { busy, send, setErrors, errorOf } = useSending(['reason'])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkValues(EndEnrolmentInput, { reason })
    if ('errors' in checked) return setErrors(checked.errors)
    const variables = { id: enrolment.id, ...checked.data }
    const answer = await send(async () => (await endEnrolment({ variables })).data?.endEnrolment)
    if (!answer) return
    if (answer.__typename === 'Enrolment') showToast({ tone: 'success', title: t('end.done') })
    dialog.current?.close()
    onDone()
  }

  return (
    <Dialog
      dialog={dialog}
      title={t('end.title', { programme: t(`programmes.${enrolment.programme}`) })}
      onClosed={onLeft}
    >
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <p className={classes.quiet}>{t('end.follows')}</p>
        <Textarea
          label={t('end.reason')}
          required
          rows={3}
          maxLength={LONGEST_REASON}
          value={reason}
          error={errorOf('reason')}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setErrors({})
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={busy}>
            {t('end.confirm')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
