import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_NOTE, ReferralStepInput } from '#domain/input/referral.ts'
import { REFERRAL_MOVES, REFERRAL_TRANSITIONS } from '#domain/vocabulary/referrals.ts'
import { useFailureToasts } from '#web/features/chw/referrals/use-failure-toasts.ts'
import type {
  AdvanceReferralMutation,
  AdvanceReferralMutationVariables,
  ReferralMove,
} from '#web/graphql/operations.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { useRepeatableId } from '#web/lib/use-repeatable-id.ts'
import { member } from '#web/lib/wire-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './referrals.module.css'

const ADVANCE_REFERRAL: TypedDocumentNode<AdvanceReferralMutation, AdvanceReferralMutationVariables> = gql`
  mutation AdvanceReferral($id: ID!, $referralId: ID!, $status: ReferralMove!, $note: String) {
    advanceReferral(id: $id, referralId: $referralId, status: $status, note: $note) {
      ... on Referral {
        id
        status
        moves
        steps {
          id
          status
          at
          byName
          note
        }
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
  referralId: string
  /** The patient's. */
  name: string
  move: ReferralMove
  onClosed: () => void
  onMoved: () => void
  /** Called where somebody else moved it first. */
  onOutdated: () => void
}

/** Asks whether a step is to be taken, and what is to be said of it. What was typed stays when it was not taken. */
export function MoveDialog({ referralId, name, move, onClosed, onMoved, onOutdated }: Props) {
  const { t } = useTranslation('referrals')
  const localized = useLocalizedField()
  const toasts = useFailureToasts()
  const idFor = useRepeatableId()
  const [advance, { loading }] = useMutation(ADVANCE_REFERRAL)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const status = REFERRAL_MOVES.find((known) => member(known) === move)
  const isRequired = status !== undefined && REFERRAL_TRANSITIONS[status].note === 'required'

  const refuse = (english: string) => {
    setError(english)
    field.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkValues(ReferralStepInput, { status, note })
    if ('errors' in checked) return refuse(checked.errors['note'] ?? '')
    const sent = { referralId, status: move, note: checked.data.note }
    try {
      const { data } = await advance({ variables: { id: idFor(sent), ...sent } })
      const result = data?.advanceReferral
      if (result?.__typename === 'InvalidInput' && result.field === 'note') return refuse(result.message)
      dialog.current?.close()
      if (result?.__typename === 'Referral') {
        showToast({ tone: 'success', title: t(`move.${move}.done`), message: name })
        onMoved()
      } else {
        toasts.refused(result?.message ?? '')
        onOutdated()
      }
    } catch (failure) {
      toasts.failed(failure)
    }
  }

  return (
    <Dialog dialog={dialog} title={t(`move.${move}.title`, { name })} onClosed={onClosed}>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <p className={classes.quiet}>{t(`move.${move}.follows`)}</p>
        <Textarea
          ref={field}
          {...localized({ error })}
          label={isRequired ? t(`move.${move}.note`) : `${t(`move.${move}.note`)} (${t('optional')})`}
          required={isRequired}
          rows={3}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value)
            setError(null)
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={loading}>
            {t(`move.${move}.confirm`)}
          </Button>
          <Button variant="default" disabled={loading} onClick={() => dialog.current?.close()}>
            {t('back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
