import { gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseQuery } from '@apollo/client/react'
import { Container } from '@mantine/core'
import { Suspense, useDeferredValue, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AccountActions } from '#web/features/patients/record/AccountActions.tsx'
import { JoinRecord } from '#web/features/patients/record/JoinRecord.tsx'
import { Readers } from '#web/features/patients/record/Readers.tsx'
import { RecordFailure } from '#web/features/patients/record/RecordFailure.tsx'
import { RecordSection } from '#web/features/patients/record/RecordSection.tsx'
import { RecordSkeleton } from '#web/features/patients/record/RecordSkeleton.tsx'
import { RECORD_VIEW, RecordView } from '#web/features/patients/record/RecordView.tsx'
import type { MyRecordPageQuery, MyRecordPageQueryVariables } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { wireLanguage } from '#web/lib/wire-names.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import paper from '#web/ui/Paper.module.css'
import classes from './record.module.css'

const MY_RECORD_PAGE: TypedDocumentNode<MyRecordPageQuery, MyRecordPageQueryVariables> = gql`
  query MyRecordPage($language: Language!) {
    myRecord {
      patient {
        id
      }
      ...RecordView_record
    }
  }
  ${RECORD_VIEW}
`

/** A person's own record and who opened it; without one, how to come to it. */
export function MyRecordPage() {
  const { t } = useTranslation('patientRecord')
  return (
    <>
      <PageTitle>{t('own.title')}</PageTitle>
      <Suspense fallback={<RecordSkeleton />}>
        <FetchedRecord />
      </Suspense>
    </>
  )
}

function FetchedRecord() {
  const { t } = useTranslation('patientRecord')
  const [busy, startTransition] = useTransition()
  const language = useDeferredValue(wireLanguage(useLanguage()))
  const { data, error, refetch } = useSuspenseQuery(MY_RECORD_PAGE, {
    variables: { language },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  })
  const fetchAgain = () => startTransition(async () => void (await refetch()))
  const record = data?.myRecord
  if (record) {
    return (
      <>
        <RecordView record={record} language={language} own onChanged={fetchAgain} />
        <Container size={960} w="100%" pb="md" className={paper.screenOnly}>
          <Readers />
          <RecordSection id="end" title={t('end.own.title')} intro={t('end.own.intro')}>
            <AccountActions patientId={record.patient.id} isJoined own />
          </RecordSection>
        </Container>
      </>
    )
  }
  if (error) return <RecordFailure busy={busy} onRetry={fetchAgain} />
  return (
    <Container size={640} py="md" w="100%">
      <h1 className={classes.name}>{t('own.title')}</h1>
      <JoinRecord busy={busy} onJoined={fetchAgain} />
      <p className={classes.intro}>
        {t('own.elsewhere')} <Link to="/medical/history">{t('own.assessments')}</Link>{' '}
        <Link to="/nutrition/dashboard">{t('own.nutrition')}</Link>
      </p>
    </Container>
  )
}
