import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button, Container } from '@mantine/core'
import { IconPlugConnectedX, IconUserQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { LatePatientForm } from '#web/features/chw/register/LatePatientForm.tsx'
import { type PatientRecord, valuesOfRecord } from '#web/features/chw/register/record-values.ts'
import type { EditedPatientQuery, EditedPatientQueryVariables } from '#web/graphql/operations.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { Note } from '#web/ui/Note.tsx'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './PatientForm.module.css'

const EDITED_PATIENT: TypedDocumentNode<EditedPatientQuery, EditedPatientQueryVariables> = gql`
  query EditedPatient($id: ID!) {
    patient(id: $id) {
      id
      version
      firstName
      lastName
      dateOfBirth
      birthDateEstimated
      gender
      phone
      emergencyContact
      address
      country
      county
      villageWard
      nationalId
      medicalAlerts
      hasInsurance
      insuranceProvider
      insurancePolicyNumber
      preferredLanguage
      mergedIntoId
    }
  }
`

/** Changes what the record of a patient says, in the form of registration. */
export function EditPatientPage() {
  const { t } = useTranslation(['chwRegister', 'common'])
  const { id = '' } = useParams()
  const { data, loading, error, refetch } = useQuery(EDITED_PATIENT, {
    variables: { id },
    errorPolicy: 'all',
    // Somebody else may have changed it a moment ago.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const patient = data?.patient
  if (patient) {
    return (
      <Frame>
        {patient.mergedIntoId === null ? (
          <Edited key={`${patient.id} ${patient.version}`} patient={patient} />
        ) : (
          <>
            <Note>{t('edit.merged')}</Note>
            <Button component={Link} to={`/patients/${patient.mergedIntoId}/edit`} mt="md">
              {t('edit.openKept')}
            </Button>
          </>
        )}
      </Frame>
    )
  }
  if (loading) return <PageSkeleton shape="form" label={t('common:loading')} />
  return (
    <Frame>
      {error ? (
        <StatePanel icon={IconPlugConnectedX} title={t('edit.notLoaded')} message={t('edit.notLoadedMessage')}>
          <Button onClick={() => void refetch()}>{t('duplicates.tryAgain')}</Button>
        </StatePanel>
      ) : (
        <StatePanel icon={IconUserQuestion} title={t('edit.unknown')} message={t('edit.unknownMessage')} />
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('chwRegister')
  return (
    <Container size="sm" py="md" w="100%">
      <PageTitle>{t('edit.title')}</PageTitle>
      <h1 className={classes.title}>{t('edit.title')}</h1>
      <p className={classes.intro}>{t('edit.intro')}</p>
      {children}
    </Container>
  )
}

function Edited({ patient }: { patient: PatientRecord }) {
  const navigate = useNavigate()
  const session = useSession()
  if (session.status !== 'authenticated') return null
  const record = `/patients/${patient.id}`
  return (
    <LatePatientForm
      accountId={session.account.id}
      empty={valuesOfRecord(patient)}
      record={patient}
      onCancel={() => void navigate(record)}
      openCard={(id) => void navigate(`/patients/${id}/card`)}
      onTaken={() => void navigate(record)}
    />
  )
}
