import { Button, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { VisitSending } from '#web/features/chw/wizard/use-send-visit.ts'
import type { WizardState } from '#web/features/chw/wizard/use-wizard.ts'
import { WizardButtons } from '#web/features/chw/wizard/WizardButtons.tsx'
import classes from './Wizard.module.css'

interface Props {
  wizard: WizardState
  sending: VisitSending
}

/** The end of the last step: sends the visit, and says so where it did not get through. */
export function SendVisit({ wizard, sending: { isSending, send } }: Props) {
  const { t } = useTranslation('chwWizard')
  return (
    <>
      {wizard.isUnsent && !isSending && (
        <div role="alert" className={classes.failed}>
          <p>{t('send.unsent')}</p>
        </div>
      )}
      <WizardButtons canGoBack={!isSending} onPrevious={wizard.previous} next={null} missing={[]}>
        <Button
          size="md"
          classNames={{ label: classes.label }}
          disabled={isSending}
          onClick={() => void send()}
          leftSection={isSending && <Loader size={18} color="currentcolor" aria-hidden />}
        >
          {isSending ? t('send.sending') : t('send.generate')}
        </Button>
      </WizardButtons>
    </>
  )
}
