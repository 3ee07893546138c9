import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useMutation, useSuspenseQuery } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import { localizeMessage } from '#domain/input/localize-message.ts'
import { MergeReasonInput } from '#domain/input/patient-merge.ts'
import { COMPARISON, Comparison } from '#web/features/chw/merges/Comparison.tsx'
import type {
  PatientsToMergeQuery,
  PatientsToMergeQueryVariables,
  ProposePatientMergeMutation,
  ProposePatientMergeMutationVariables,
} from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { Note } from '#web/ui/Note.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './merges.module.css'

const PATIENTS_TO_MERGE: TypedDocumentNode<PatientsToMergeQuery, PatientsToMergeQueryVariables> = gql`
  query PatientsToMerge($keptId: ID!, $duplicateId: ID!) {
    kept: patient(id: $keptId) {
      id
      ...Comparison_patient
    }
    duplicate: patient(id: $duplicateId) {
      id
      ...Comparison_patient
    }
  }
  ${COMPARISON}
`

const PROPOSE_PATIENT_MERGE: TypedDocumentNode<ProposePatientMergeMutation, ProposePatientMergeMutationVariables> = gql`
  mutation ProposePatientMerge($id: ID!, $keptId: ID!, $duplicateId: ID!, $reason: String!) {
    proposePatientMerge(id: $id, keptId: $keptId, duplicateId: $duplicateId, reason: $reason) {
      ... on PatientMerge {
        id
        status
      }
      ... on Error {
        message
      }
    }
  }
`

interface Props {
  keptId: string
  duplicateId: string
  /** Lets the other record be the one that stays. */
  onSwap: () => void
  /** Called when it was proposed, or is given up. */
  onDone: () => void
}

/** Two records that may be one person's: which stays, and why; sent to somebody else to decide. */
export function ProposeMerge({ keptId, duplicateId, onSwap, onDone }: Props) {
  const { t } = useTranslation('chwMerges')
  const language = useLanguage()
  const { cache } = useApolloClient()
  const { data, error, refetch } = useSuspenseQuery(PATIENTS_TO_MERGE, {
    variables: { keptId, duplicateId },
    errorPolicy: 'all',
  })
  const [propose, { loading }] = useMutation(PROPOSE_PATIENT_MERGE)
  // Each way round is a proposal of its own; the same one sent again is stored once.
  const [ids] = useState(() => new Map<string, string>())
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkValues(MergeReasonInput, { reason })
    if ('errors' in checked) {
      setFault(checked.errors['reason'] ?? null)
      field.current?.focus()
      return
    }
    const id = ids.get(keptId) ?? uuidv7()
    ids.set(keptId, id)
    try {
      const sent = await propose({ variables: { id, keptId, duplicateId, ...checked.data } })
      const result = sent.data?.proposePatientMerge
      if (!result) return
      if (result.__typename !== 'PatientMerge') return setFault(result.message)
      showToast({ tone: 'success', title: t('propose.done'), message: t('propose.doneMessage') })
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'patientMerges' })
      onDone()
    } catch (failure) {
      console.info('The merge could not be proposed:', failure)
      showToast({ tone: 'error', title: t('notSent'), message: t('notSentMessage') })
    }
  }

  if (!data?.kept || !data.duplicate) {
    return error ? (
      <StatePanel icon={IconPlugConnectedX} title={t('notLoaded')} message={t('notLoadedMessage')}>
        <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
      </StatePanel>
    ) : (
      <Note>{t('propose.unknown')}</Note>
    )
  }
  return (
    <section className={classes.card} aria-labelledby="propose">
      <h2 id="propose" className={classes.status}>
        {t('propose.heading')}
      </h2>
      <p className={classes.quiet}>{t('propose.follows')}</p>
      <Comparison kept={data.kept} duplicate={data.duplicate} />
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <Textarea
          ref={field}
          error={fault && localizeMessage(fault, language)}
          label={t('propose.reason')}
          required
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setFault(null)
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={loading}>
            {t('propose.submit')}
          </Button>
          <Button variant="default" disabled={loading} onClick={onSwap}>
            {t('propose.swap')}
          </Button>
          <Button variant="default" disabled={loading} onClick={onDone}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </section>
  )
}
