import type { VisitFields } from '#domain/input/visit.ts'
import { faultsOfVisit } from '#domain/input/visit-steps.ts'
import { visitFields } from '#web/features/chw/wizard/visit-fields.ts'
import { NO_ANSWERS, type Person, type WizardField, type WizardValues } from '#web/features/chw/wizard/wizard-values.ts'

/** What is wrong, one sentence a field, in the English of domain/input. */
export type WizardFaults = Partial<Record<WizardField, string>>

/** Answers that agree with any other, to stand in for a wrong one while the others are looked at; else null. */
const UNDISPUTED: Readonly<Record<string, unknown>> = {
  chiefComplaint: '-',
  generalAppearance: '-',
  glucoseMmolPerL: 5,
  associatedSymptoms: [],
  symptoms: [],
  riskFactors: [],
}

/**
 * Checks the answers with the schema that the server checks them with.
 * @returns what is sent, or every field that is wrong: the schema looks at what depends on several fields only when
 * each by itself is right, and nobody should have to come back twice.
 */
export function checkVisit(
  values: WizardValues,
  person: Person,
  /** Nothing more is asked: the patient is referred at once. */
  cutShort = false,
): { readonly fields: VisitFields } | { readonly faults: WizardFaults } {
  const answered = visitFields(values, person)
  // Of who broke off it is not known whether pain was asked: the scale stands at none from the beginning.
  const fields = cutShort ? { ...answered, cutShort, painScale: answered.painScale || null } : answered
  const alone = faultsOfVisit(fields, person)
  const wrong = Object.keys(alone)
  if (wrong.length === 0) return { fields }
  const standIns = Object.fromEntries(wrong.map((field) => [field, UNDISPUTED[field] ?? null]))
  return { faults: { ...faultsOfVisit({ ...fields, ...standIns }, person), ...alone } }
}

/** What the server found wrong, one sentence a field. What no field shows is left out. */
export function faultsByField(issues: readonly { readonly field: string; readonly message: string }[]): WizardFaults {
  const faults: WizardFaults = {}
  for (const { field, message } of issues) {
    const [name = ''] = field.split('.')
    if (Object.hasOwn(NO_ANSWERS, name)) faults[name as WizardField] ??= message
  }
  return faults
}
