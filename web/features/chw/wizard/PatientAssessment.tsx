import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import { FIRST_STEP } from '#web/features/chw/wizard/steps.ts'
import { Wizard } from '#web/features/chw/wizard/Wizard.tsx'
import { WizardFrame } from '#web/features/chw/wizard/WizardFrame.tsx'
import { draftOf, WizardDraft } from '#web/features/chw/wizard/wizard-draft.ts'
import type { WizardPatient } from '#web/features/chw/wizard/wizard-values.ts'
import type { WizardPatientQuery, WizardPatientQueryVariables } from '#web/graphql/operations.ts'
import { openDraft } from '#web/lib/form-draft.ts'
import type { Account } from '#web/lib/session/account.ts'
import { showToast } from '#web/lib/toast.ts'
import { member } from '#web/lib/wire-names.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './Wizard.module.css'

const WIZARD_PATIENT: TypedDocumentNode<WizardPatientQuery, WizardPatientQueryVariables> = gql`
  query WizardPatient($id: ID!) {
    patient(id: $id) {
      id
      firstName
      lastName
      dateOfBirth
      gender
      region
      villageWard
      medicalAlerts
    }
  }
`

type Found = NonNullable<WizardPatientQuery['patient']>

const patientOf = ({ __typename: _type, gender, villageWard, ...rest }: Found): WizardPatient => ({
  ...rest,
  gender: GENDERS.find((known) => member(known) === gender) ?? 'other',
  villageWard: villageWard ?? null,
})

/**
 * The assessment of the patient whom the address names. Where one was begun on this device it opens with what was kept,
 * also without a network, and the record is fetched meanwhile.
 */
export function PatientAssessment({ account, patientId }: { account: Account; patientId: string }) {
  const { t } = useTranslation(['chwWizard', 'common'])
  const [kept] = useState(() => openDraft(draftOf(patientId), account.id, WizardDraft).restored?.patient ?? null)
  const { data, loading, error, refetch } = useQuery(WIZARD_PATIENT, {
    variables: { id: patientId },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const hasFailed = !loading && error !== undefined
  useEffect(() => {
    if (hasFailed) showToast({ tone: 'error', title: t('chwWizard:patient.failed') })
  }, [hasFailed, t])

  const fetched = data?.patient ? patientOf(data.patient) : null
  // Whom one may no longer see, one does not go on with.
  const isUnknown = !loading && !error && data?.patient === null
  const patient = isUnknown ? null : (fetched ?? kept)
  const again = <Button onClick={() => void refetch()}>{t('chwWizard:tryAgain')}</Button>
  if (patient) {
    return (
      <Wizard
        account={account}
        patient={patient}
        notice={
          hasFailed && (
            <div className={classes.restored}>
              <p>{t('chwWizard:patient.notRefreshed')}</p>
              {again}
            </div>
          )
        }
      />
    )
  }
  if (loading) return <PageSkeleton shape="form" label={t('common:loading')} />
  return (
    <WizardFrame step={FIRST_STEP}>
      <StatePanel
        icon={IconUserOff}
        title={hasFailed ? t('chwWizard:patient.failed') : t('chwWizard:patient.unknownTitle')}
        message={hasFailed ? t('chwWizard:patient.failedText') : t('chwWizard:patient.unknown')}
      >
        <div className={classes.ways}>
          {hasFailed && again}
          <Button component={Link} to="/chw/patient-assessment" variant="default">
            {t('chwWizard:patient.chooseAnother')}
          </Button>
        </div>
      </StatePanel>
    </WizardFrame>
  )
}
