import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button, Container } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { Counseled } from '#web/features/chw/dispense/Counseled.tsx'
import { CounselingForm } from '#web/features/chw/dispense/CounselingForm.tsx'
import { NoDispensing } from '#web/features/chw/dispense/NoDispensing.tsx'
import { patientLanguageOf } from '#web/features/chw/dispense/patient-language.ts'
import type { CounselingPageQuery, CounselingPageQueryVariables } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './dispense.module.css'

const COUNSELING_PAGE: TypedDocumentNode<CounselingPageQuery, CounselingPageQueryVariables> = gql`
  query CounselingPage($id: ID!) {
    dispensing(id: $id) {
      id
      receiptNumber
      at
      prescription {
        id
        patient {
          id
          firstName
          lastName
          preferredLanguage
          medicalAlerts
        }
      }
      counseling {
        id
        at
        language
        teachBack
        note
      }
    }
  }
`

/** What a patient is told of the medicines that were handed over, by the dispensing's id, also after a reload. */
export function CounselingPage() {
  const { t } = useTranslation('dispensed')
  const [params] = useSearchParams()
  const id = params.get('dispensing') ?? ''
  return (
    <Container py="md" w="100%" size="md">
      <PageTitle>{t('counseling.title')}</PageTitle>
      <h1 className={classes.title}>{t('counseling.title')}</h1>
      {isUuid(id) ? <FetchedCounseling key={id} id={id} /> : <NothingChosen />}
    </Container>
  )
}

function NothingChosen() {
  const { t } = useTranslation('dispensed')
  return (
    <StatePanel icon={IconMessages} title={t('counseling.none')} message={t('counseling.noneMessage')}>
      <Button component={Link} to="/chw/dispense-medication?tab=history">
        {t('receipt.toHistory')}
      </Button>
    </StatePanel>
  )
}

function FetchedCounseling({ id }: { id: string }) {
  const { t } = useTranslation('dispensed')
  const formats = useFormats()
  const { data, loading, error, refetch } = useQuery(COUNSELING_PAGE, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  const dispensing = data?.dispensing
  if (!dispensing) {
    return <NoDispensing loading={loading} failed={error !== undefined} onRetry={() => void refetch()} />
  }
  const { prescription, receiptNumber, at, counseling } = dispensing
  const { patient } = prescription
  return (
    <>
      <p className={classes.intro}>
        {t('counseling.for', {
          name: `${patient.firstName} ${patient.lastName}`,
          number: receiptNumber,
          date: formats.date(at),
        })}
      </p>
      {counseling ? (
        <Counseled dispensingId={id} counseling={counseling} />
      ) : (
        <CounselingForm
          dispensingId={id}
          preferredLanguage={patientLanguageOf(patient.preferredLanguage)}
          onChanged={() => void refetch()}
        />
      )}
    </>
  )
}
