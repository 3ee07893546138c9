import { STEP_OF_FIELD, type Step } from '#web/features/chw/wizard/steps.ts'
import {
  isUnderFive,
  type Person,
  type WizardField,
  type WizardValues,
} from '#web/features/chw/wizard/wizard-values.ts'

/** What has to be filled before one goes on from a step (specification §4 "CHW wizard"). */
const NEEDED = {
  patient: [],
  vitals: ['temperatureC', 'bloodPressure'],
  symptoms: ['chiefComplaint'],
  examination: ['generalAppearance'],
  history: [],
  assessment: [],
} as const satisfies Record<Step, readonly WizardField[]>
type NeededField = (typeof NEEDED)[Step][number]
/** What can be missing: at the first step the patient. */
export type Missing = NeededField | 'patient'

/**
 * What is still missing from a step; none: Next is allowed. The blood pressure of a child under five, which IMCI does
 * not measure, may be said to be not measured.
 */
export function missingAt(step: Step, values: WizardValues, person: Person): NeededField[] {
  const needed: readonly NeededField[] = NEEDED[step]
  return needed.filter((field) => {
    const isSaid = field === 'bloodPressure' && values.bloodPressureNotMeasured && isUnderFive(person)
    return !isSaid && values[field].trim() === ''
  })
}

/** Of faults, those of one step. */
export const faultsAt = <Fault>(step: Step, faults: Readonly<Partial<Record<WizardField, Fault>>>) =>
  Object.fromEntries(
    Object.entries(faults).filter(([field]) => STEP_OF_FIELD[field as WizardField] === step),
  ) as Partial<Record<WizardField, Fault>>
