import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DangerDialog } from '#web/features/chw/wizard/DangerDialog.tsx'
import { factsSoFar } from '#web/features/chw/wizard/facts-so-far.ts'
import { History } from '#web/features/chw/wizard/History.tsx'
import { PatientBar } from '#web/features/chw/wizard/PatientBar.tsx'
import { PatientSelection } from '#web/features/chw/wizard/PatientSelection.tsx'
import { PhysicalExam } from '#web/features/chw/wizard/PhysicalExam.tsx'
import { personOf } from '#web/features/chw/wizard/person-of.ts'
import { SendVisit } from '#web/features/chw/wizard/SendVisit.tsx'
import { StepHeading } from '#web/features/chw/wizard/StepHeading.tsx'
import { Summary } from '#web/features/chw/wizard/Summary.tsx'
import { Symptoms } from '#web/features/chw/wizard/Symptoms.tsx'
import { STEP_AFTER_PATIENT, type Step } from '#web/features/chw/wizard/steps.ts'
import { useDangers } from '#web/features/chw/wizard/use-dangers.ts'
import { useSendVisit } from '#web/features/chw/wizard/use-send-visit.ts'
import { useWizard } from '#web/features/chw/wizard/use-wizard.ts'
import { VitalSigns } from '#web/features/chw/wizard/VitalSigns.tsx'
import { WizardButtons } from '#web/features/chw/wizard/WizardButtons.tsx'
import { WizardFrame } from '#web/features/chw/wizard/WizardFrame.tsx'
import type { Person, WizardFormPart, WizardPatient } from '#web/features/chw/wizard/wizard-values.ts'
import { useFieldWords } from '#web/i18n/use-field-words.ts'
import { focusFirstFault } from '#web/lib/focus-first-fault.ts'
import type { Account } from '#web/lib/session/account.ts'
import classes from './Wizard.module.css'

interface Props {
  account: Account
  patient: WizardPatient
  /** Beside the patient, such as that the record could not be fetched anew. */
  notice?: ReactNode
}

/** The six steps of one patient's assessment. */
export function Wizard({ account, patient, notice }: Props) {
  const { t } = useTranslation('chwWizard')
  const words = useFieldWords()
  const element = useRef<HTMLFormElement>(null)
  const [today] = useState(() => new Date())
  const person = useMemo(() => personOf(patient, today), [patient, today])
  const wizard = useWizard({ accountId: account.id, patient, person })
  const sending = useSendVisit({ wizard, patientId: patient.id, person })
  const { form, step, at, missing, faultToFocus, clearFaultToFocus, settled } = wizard

  const { medicalAlerts } = patient
  // Where the health worker is: there the number is dialled.
  const region = account.region ?? patient.region
  const facts = useMemo(
    () => factsSoFar(settled, { person, medicalAlerts, region }),
    [settled, person, medicalAlerts, region],
  )
  const watch = useDangers(facts)
  const known = watch.found?.dangers ?? []
  const news = known.filter(({ key }) => !wizard.acknowledged.includes(key))
  const [isShown, setShown] = useState(false)
  const told = news.length > 0 ? news : isShown ? known : []

  useEffect(() => {
    if (faultToFocus === null) return
    focusFirstFault(element.current, faultToFocus)
    clearFaultToFocus()
  }, [faultToFocus, clearFaultToFocus])

  const acknowledge = () => {
    setShown(false)
    wizard.acknowledge(known.map(({ key }) => key))
  }
  return (
    <WizardFrame
      step={step}
      patient={
        <PatientBar
          patient={patient}
          person={person}
          isInDanger={known.length > 0}
          onShowDangers={() => setShown(true)}
        />
      }
    >
      {notice}
      <form
        ref={element}
        className={classes.form}
        noValidate
        // Of the Next button, and of Enter in a field.
        onSubmit={(event) => {
          event.preventDefault()
          if (missing.length === 0 && !wizard.isLast) wizard.next()
        }}
      >
        <StepHeading key={step} step={step} />
        {wizard.isRestored && <output className={classes.restored}>{t('draft.restored')}</output>}
        {watch.status === 'failed' && (
          <div role="alert" className={classes.failed}>
            <p>{t('danger.notWatched')}</p>
            <Button variant="default" onClick={watch.tryAgain}>
              {t('tryAgain')}
            </Button>
          </div>
        )}
        {at === 'patient' ? (
          <PatientSelection
            accountId={account.id}
            chosenId={patient.id}
            onSame={() => wizard.goTo(STEP_AFTER_PATIENT)}
          />
        ) : (
          <StepContent at={at} form={form} words={words} person={person} onChange={wizard.goToStep} />
        )}
        {wizard.isLast ? (
          <SendVisit wizard={wizard} sending={sending} />
        ) : (
          <WizardButtons
            canGoBack={wizard.canGoBack}
            onPrevious={wizard.previous}
            next={{ allowed: missing.length === 0 }}
            missing={missing}
          />
        )}
        <p className={classes.kept} role={wizard.isKept ? undefined : 'alert'}>
          {wizard.isKept ? t('draft.kept') : t('draft.notKept')}
        </p>
      </form>
      {told.length > 0 && watch.found && (
        <DangerDialog found={watch.found} dangers={told} region={region} sending={sending} onLeft={acknowledge} />
      )}
    </WizardFrame>
  )
}

interface ContentProps extends WizardFormPart {
  at: Exclude<Step, 'patient'>
  person: Person
  onChange: (step: Step) => void
}

const QUESTIONS = { vitals: VitalSigns, symptoms: Symptoms, examination: PhysicalExam, history: History }

/** What is asked at a step. */
function StepContent({ at, onChange, ...part }: ContentProps) {
  if (at === 'assessment') return <Summary values={part.form.values} person={part.person} onChange={onChange} />
  const Questions = QUESTIONS[at]
  return <Questions {...part} />
}
