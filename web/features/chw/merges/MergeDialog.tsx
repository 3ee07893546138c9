import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useMutation } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeMessage } from '#domain/input/localize-message.ts'
import { MergeDecisionInput, MergeReasonInput } from '#domain/input/patient-merge.ts'
import type {
  DecidePatientMergeMutation,
  DecidePatientMergeMutationVariables,
  UndoPatientMergeMutation,
  UndoPatientMergeMutationVariables,
} from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './merges.module.css'

const DECIDE_PATIENT_MERGE: TypedDocumentNode<DecidePatientMergeMutation, DecidePatientMergeMutationVariables> = gql`
  mutation DecidePatientMerge($id: ID!, $approve: Boolean!, $reason: String) {
    decidePatientMerge(id: $id, approve: $approve, reason: $reason) {
      ... on PatientMerge {
        id
        status
        decidedAt
        decision
        alertsAdded
        mayDecide
        mayUndo
        kept {
          id
          version
          medicalAlerts
        }
        duplicate {
          id
          mergedIntoId
        }
      }
      ... on Error {
        message
      }
    }
  }
`

const UNDO_PATIENT_MERGE: TypedDocumentNode<UndoPatientMergeMutation, UndoPatientMergeMutationVariables> = gql`
  mutation UndoPatientMerge($id: ID!, $reason: String!) {
    undoPatientMerge(id: $id, reason: $reason) {
      ... on PatientMerge {
        id
        status
        undoneAt
        undoReason
        mayDecide
        mayUndo
        kept {
          id
          version
          medicalAlerts
        }
        duplicate {
          id
          mergedIntoId
        }
      }
      ... on Error {
        message
      }
    }
  }
`

/** What can be done about a merge. */
export type MergeAct = 'approve' | 'decline' | 'undo'
const OUTCOME = { approve: 'MERGED', decline: 'DECLINED', undo: 'UNDONE' } as const
/** What lists patients shows others now. */
const LISTS = ['patients', 'patientDuplicates', 'patientByCode'] as const

interface Props {
  id: string
  act: MergeAct
  onClosed: () => void
}

/** Asks for the reason, says what follows, and sends what was decided. What was typed stays when it was not taken. */
export function MergeDialog({ id, act, onClosed }: Props) {
  const { t } = useTranslation('chwMerges')
  const { cache } = useApolloClient()
  const language = useLanguage()
  const [decide, deciding] = useMutation(DECIDE_PATIENT_MERGE)
  const [undo, undoing] = useMutation(UNDO_PATIENT_MERGE)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const busy = deciding.loading || undoing.loading

  const refuse = (message: string) => {
    setFault(message)
    field.current?.focus()
  }

  /** What came of it, or null where the reason is not one. */
  const send = async () => {
    if (act === 'undo') {
      const checked = checkValues(MergeReasonInput, { reason })
      if ('errors' in checked) return refuse(checked.errors['reason'] ?? '')
      return (await undo({ variables: { id, ...checked.data } })).data?.undoPatientMerge
    }
    const checked = checkValues(MergeDecisionInput, { approve: act === 'approve', reason })
    if ('errors' in checked) return refuse(checked.errors['reason'] ?? '')
    return (await decide({ variables: { id, ...checked.data } })).data?.decidePatientMerge
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const result = await send()
      if (!result) return
      if (result.__typename !== 'PatientMerge') return refuse(result.message)
      const isDone = result.status === OUTCOME[act]
      showToast(
        isDone
          ? { tone: 'success', title: t(`acts.${act}.done`) }
          : { tone: 'info', title: t('decidedAlready'), message: t('decidedAlreadyMessage') },
      )
      for (const fieldName of LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName })
      dialog.current?.close()
    } catch (error) {
      console.info('The decision could not be sent:', error)
      showToast({ tone: 'error', title: t('notSent'), message: t('notSentMessage') })
    }
  }

  const needsReason = act !== 'approve'
  return (
    <Dialog dialog={dialog} title={t(`acts.${act}.title`)} onClosed={onClosed}>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <p className={classes.quiet}>{t(`acts.${act}.follows`)}</p>
        <Textarea
          ref={field}
          error={fault && localizeMessage(fault, language)}
          label={needsReason ? t('reason') : t('reasonOptional')}
          required={needsReason}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setFault(null)
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={busy}>
            {t(`acts.${act}.confirm`)}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
