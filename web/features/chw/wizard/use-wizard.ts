import { useRef, useState } from 'react'
import { checkVisit, type WizardFaults } from '#web/features/chw/wizard/check-visit.ts'
import { faultsAt, missingAt } from '#web/features/chw/wizard/gates.ts'
import { FIRST_STEP, LAST_STEP, STEP_AFTER_PATIENT, STEPS, type Step, stepAt } from '#web/features/chw/wizard/steps.ts'
import { useSettled } from '#web/features/chw/wizard/use-settled.ts'
import { draftOf, WizardDraft } from '#web/features/chw/wizard/wizard-draft.ts'
import {
  NO_ANSWERS,
  type Person,
  type WizardPatient,
  type WizardValues,
} from '#web/features/chw/wizard/wizard-values.ts'
import { useFormDraft } from '#web/lib/form-draft.ts'
import { useCheckedForm } from '#web/lib/use-checked-form.ts'

interface Options {
  accountId: string
  patient: WizardPatient
  person: Person
}

/**
 * The assessment of one patient: its answers, the step one stands at, and the draft on this device, which is written
 * with every change.
 */
export function useWizard({ accountId, patient, person }: Options) {
  const draft = useFormDraft(draftOf(patient.id), accountId, WizardDraft)
  const { restored } = draft
  const [isRestored, setRestored] = useState(restored !== null)
  const [isKept, setKept] = useState(true)
  const [step, setStep] = useState(restored?.step ?? STEP_AFTER_PATIENT)
  const [acknowledged, setAcknowledged] = useState<readonly string[]>(restored?.acknowledged ?? [])
  const [isUnsent, setUnsent] = useState(restored?.unsent ?? false)
  /** The first field of a fault that is shown at the step. */
  const [faultToFocus, setFaultToFocus] = useState<WizardFaults | null>(null)
  const settling = useSettled(restored?.values ?? NO_ANSWERS)
  // Once it was sent nothing is kept any more.
  const isOver = useRef(false)

  const faultsOf = (values: WizardValues): WizardFaults => {
    const checked = checkVisit(values, person)
    return 'faults' in checked ? checked.faults : {}
  }
  const { form, showFaults } = useCheckedForm<WizardValues>({
    initialValues: restored?.values ?? NO_ANSWERS,
    faultsOf,
    onChange: (values, changed) => {
      settling.change(values, changed)
      setRestored(false)
      keep({ values })
    },
    onLeave: settling.settle,
  })

  const content = (changed: Partial<WizardDraft>): WizardDraft => ({
    patient,
    values: form.getValues(),
    step,
    acknowledged: [...acknowledged],
    unsent: isUnsent,
    changedAt: Date.now(),
    ...changed,
  })
  const keep = (changed: Partial<WizardDraft>) => {
    if (!isOver.current) setKept(draft.save(content(changed)))
  }

  const goTo = (index: number) => {
    settling.settle()
    setRestored(false)
    setStep(index)
    keep({ step: index })
  }

  /** To the next step, if nothing of this one is wrong; else its first wrong field gets the focus. */
  const next = () => {
    const faults = faultsAt(stepAt(step), faultsOf(form.getValues()))
    if (Object.keys(faults).length === 0) return goTo(step + 1)
    showFaults({ ...(form.errors as WizardFaults), ...faults }, false)
    setFaultToFocus(faults)
  }

  /** Shows faults, and goes to the step of the first. */
  const refuse = (faults: WizardFaults, byServer: boolean) => {
    showFaults(faults, byServer)
    const first = STEPS.findIndex((at) => Object.keys(faultsAt(at, faults)).length > 0)
    if (first !== -1 && first !== step) goTo(first)
    setFaultToFocus(faults)
  }

  return {
    form,
    step,
    at: stepAt(step),
    missing: missingAt(stepAt(step), form.values, person),
    settled: settling.settled,
    settle: settling.settle,
    isRestored,
    isKept,
    isUnsent,
    acknowledged,
    faultToFocus,
    clearFaultToFocus: () => setFaultToFocus(null),
    canGoBack: step > FIRST_STEP,
    isLast: step === LAST_STEP,
    next,
    previous: () => goTo(step - 1),
    goTo,
    goToStep: (name: Step) => goTo(STEPS.indexOf(name)),
    refuse,
    acknowledge: (keys: readonly string[]) => {
      const known = [...new Set([...acknowledged, ...keys])]
      setAcknowledged(known)
      keep({ acknowledged: known })
    },
    idFor: (sent: unknown, newId: () => string) => draft.idFor(content({}), sent, newId),
    forgetAttempt: draft.forgetAttempt,
    markUnsent: () => {
      setUnsent(true)
      keep({ unsent: true })
    },
    finish: () => {
      isOver.current = true
      draft.discard()
    },
  }
}
export type WizardState = ReturnType<typeof useWizard>
