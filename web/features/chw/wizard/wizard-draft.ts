import * as z from 'zod/mini'
import { LAST_STEP, STEP_AFTER_PATIENT } from '#web/features/chw/wizard/steps.ts'
import { isFilledIn, WizardPatient, WizardValues } from '#web/features/chw/wizard/wizard-values.ts'
import { discardDraft } from '#web/lib/drafts.ts'
import { openDraft, orElse, storedDrafts } from '#web/lib/form-draft.ts'

/**
 * An assessment as this device keeps it until the server has it: enough to go on with it without a network. It lies
 * where the drafts of all forms lie, in local storage, which takes every keystroke before the next one can come.
 */
export const WizardDraft = z.object({
  patient: WizardPatient,
  values: WizardValues,
  step: orElse(z.int().check(z.gte(0), z.lte(LAST_STEP)), STEP_AFTER_PATIENT),
  /** The dangers of which was said that the assessment goes on, by their keys. */
  acknowledged: orElse(z.array(z.string()), []),
  /** Milliseconds since 1970. */
  changedAt: orElse(z.number(), 0),
  /** It was to be sent, and no answer came. */
  unsent: orElse(z.boolean(), false),
})
export type WizardDraft = z.output<typeof WizardDraft>

const BEGINNING = 'visit:'

/** The name of a patient's draft: there is one for each. */
export const draftOf = (patientId: string): string => `${BEGINNING}${patientId}`

/** The assessments that this account has begun on this device and not sent, the latest first. */
export const openAssessments = (accountId: string): WizardDraft[] =>
  storedDrafts(BEGINNING, accountId, WizardDraft)
    .map(({ values }) => values)
    .filter(({ values }) => isFilledIn(values))
    .toSorted((one, other) => other.changedAt - one.changedAt)

export const discardAssessment = (patientId: string): void => discardDraft(draftOf(patientId))

/** Choosing a patient leads to the step after the choice, also where an assessment of theirs was begun before. */
export function beginAfterChoice(accountId: string, patientId: string): void {
  const { restored, save } = openDraft(draftOf(patientId), accountId, WizardDraft)
  if (restored !== null) save({ ...restored, step: STEP_AFTER_PATIENT })
}
