import { gql, type TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react'
import { Suspense, useDeferredValue, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { RecordFailure } from '#web/features/patients/record/RecordFailure.tsx'
import { RecordNotFound } from '#web/features/patients/record/RecordNotFound.tsx'
import { RecordSkeleton } from '#web/features/patients/record/RecordSkeleton.tsx'
import { RECORD_VIEW, RecordView } from '#web/features/patients/record/RecordView.tsx'
import type { PatientRecordPageQuery, PatientRecordPageQueryVariables } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { showToast } from '#web/lib/toast.ts'
import { wireLanguage } from '#web/lib/wire-names.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'

const PATIENT_RECORD_PAGE: TypedDocumentNode<PatientRecordPageQuery, PatientRecordPageQueryVariables> = gql`
  query PatientRecordPage($id: ID!, $language: Language!) {
    patientRecord(id: $id) {
      patient {
        id
      }
      ...RecordView_record
    }
  }
  ${RECORD_VIEW}
`

/** The whole record of a patient, for those who care for them. */
export function PatientRecordPage() {
  const { t } = useTranslation('patientRecord')
  const { id = '' } = useParams()
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {isUuid(id) ? (
        <Suspense fallback={<RecordSkeleton />}>
          <FetchedRecord key={id} id={id} />
        </Suspense>
      ) : (
        <RecordNotFound />
      )}
    </>
  )
}

function FetchedRecord({ id }: { id: string }) {
  const { t } = useTranslation('patientRecord')
  const client = useApolloClient()
  const [busy, startTransition] = useTransition()
  // While the texts of the other language are on their way, the record stays as it is.
  const language = useDeferredValue(wireLanguage(useLanguage()))
  const { data, error, refetch } = useSuspenseQuery(PATIENT_RECORD_PAGE, {
    variables: { id, language },
    errorPolicy: 'all',
    // Whoever opens a record wants what is in it now.
    fetchPolicy: 'cache-and-network',
  })
  const fetchAgain = () => startTransition(async () => void (await refetch()))
  // Past the query of the page, so that where it fails what is shown stays.
  const fetchChanged = async () => {
    try {
      await client.query({ query: PATIENT_RECORD_PAGE, variables: { id, language }, fetchPolicy: 'network-only' })
    } catch (failure) {
      console.info('The record could not be fetched anew:', failure)
      showToast({ tone: 'error', title: t('failure.title'), message: t('failure.message') })
    }
  }
  const record = data?.patientRecord
  if (record && record.patient.id !== id) return <Navigate to={`/patients/${record.patient.id}`} replace />
  if (record)
    return <RecordView record={record} language={language} own={false} onChanged={() => void fetchChanged()} />
  if (!error) return <RecordNotFound />
  return <RecordFailure busy={busy} onRetry={fetchAgain} />
}
