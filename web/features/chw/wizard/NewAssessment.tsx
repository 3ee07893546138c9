import { useTranslation } from 'react-i18next'
import { PatientSelection } from '#web/features/chw/wizard/PatientSelection.tsx'
import { StepHeading } from '#web/features/chw/wizard/StepHeading.tsx'
import { FIRST_STEP } from '#web/features/chw/wizard/steps.ts'
import { WizardButtons } from '#web/features/chw/wizard/WizardButtons.tsx'
import { WizardFrame } from '#web/features/chw/wizard/WizardFrame.tsx'
import type { Account } from '#web/lib/session/account.ts'
import classes from './Wizard.module.css'

const nothing = () => undefined

/** The first step, before a patient is chosen. */
export function NewAssessment({ account }: { account: Account }) {
  const { t } = useTranslation('chwWizard')
  return (
    <WizardFrame step={FIRST_STEP}>
      <div className={classes.form}>
        <StepHeading step={FIRST_STEP} keepsFocus />
        <PatientSelection accountId={account.id} chosenId={null} />
        <WizardButtons canGoBack={false} onPrevious={nothing} next={{ allowed: false }} missing={['patient']} />
        <p className={classes.kept}>{t('draft.kept')}</p>
      </div>
    </WizardFrame>
  )
}
