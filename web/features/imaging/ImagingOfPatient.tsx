import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { showPatientCode } from '#domain/patients/patient-code.ts'
import { Imaging } from '#web/features/imaging/Imaging.tsx'
import { ImagingFrame } from '#web/features/imaging/ImagingFrame.tsx'
import { UnknownPatient } from '#web/features/imaging/UnknownPatient.tsx'
import type { PhotographedPatientQuery, PhotographedPatientQueryVariables } from '#web/graphql/operations.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'

const PHOTOGRAPHED_PATIENT: TypedDocumentNode<PhotographedPatientQuery, PhotographedPatientQueryVariables> = gql`
  query PhotographedPatient($id: ID!) {
    patient(id: $id) {
      id
      code
      firstName
      lastName
      mergedIntoId
    }
  }
`

/** Medical photos of a patient, for those who care for them. */
export function ImagingOfPatient({ id }: { id: string }) {
  const { t } = useTranslation('imaging')
  const { data, loading, error, refetch } = useQuery(PHOTOGRAPHED_PATIENT, {
    variables: { id },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  const patient = data?.patient
  // What is taken now belongs to the record that lives on.
  if (patient?.mergedIntoId) return <Navigate to={`/medical-imaging/${patient.mergedIntoId}`} replace />
  if (patient) {
    const name = `${patient.firstName} ${patient.lastName}`
    return (
      <ImagingFrame>
        <Imaging
          patientId={patient.id}
          subject={t('ofPatient', { name, code: showPatientCode(patient.code) })}
          hint={t('patientHint')}
        />
      </ImagingFrame>
    )
  }
  if (loading) return <PageSkeleton shape="form" label={t('loading')} />
  if (!error) return <UnknownPatient />
  return (
    <ImagingFrame>
      <StatePanel icon={IconPlugConnectedX} title={t('patientFailure.title')} message={t('patientFailure.message')}>
        <Button onClick={() => void refetch()}>{t('patientFailure.again')}</Button>
      </StatePanel>
    </ImagingFrame>
  )
}
