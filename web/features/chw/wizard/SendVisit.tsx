import { Button, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSendVisit } from '#web/features/chw/wizard/use-send-visit.ts'
import type { WizardState } from '#web/features/chw/wizard/use-wizard.ts'
import { WizardButtons } from '#web/features/chw/wizard/WizardButtons.tsx'
import type { Person, WizardPatient } from '#web/features/chw/wizard/wizard-values.ts'
import classes from './Wizard.module.css'

interface Props {
  wizard: WizardState
  patient: WizardPatient
  person: Person
}

/** The end of the last step: sends the visit, and says so where it did not get through. */
export function SendVisit({ wizard, patient, person }: Props) {
  const { t } = useTranslation('chwWizard')
  const { sending, send } = useSendVisit({ wizard, patientId: patient.id, person })
  return (
    <>
      {wizard.isReferring && (
        <div className={classes.failed}>
          <p>{t('danger.referring')}</p>
        </div>
      )}
      {wizard.isUnsent && !sending && (
        <div role="alert" className={classes.failed}>
          <p>{t('send.unsent')}</p>
        </div>
      )}
      <WizardButtons canGoBack={!sending} onPrevious={wizard.previous} next={null} missing={[]}>
        <Button
          size="md"
          classNames={{ label: classes.label }}
          disabled={sending}
          onClick={() => void send()}
          leftSection={sending && <Loader size={18} color="currentcolor" aria-hidden />}
        >
          {sending ? t('send.sending') : t('send.generate')}
        </Button>
      </WizardButtons>
    </>
  )
}
