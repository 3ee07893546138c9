import { type VisitFields, visitInput } from '#domain/input/visit.ts'
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
 * each by itself is right, and whoever is at the first step has not come to the others yet.
 */
export function checkVisit(
  values: WizardValues,
  person: Person,
): { readonly fields: VisitFields } | { readonly faults: WizardFaults } {
  const fields = visitFields(values, person)
  const schema = visitInput(person)
  const first = schema.safeParse(fields)
  if (first.success) return { fields }
  const issues = first.error.issues
  const wrongAlone = [...new Set(issues.map(({ path }) => String(path[0])))]
  const standIns = Object.fromEntries(wrongAlone.map((field) => [field, UNDISPUTED[field] ?? null]))
  const second = schema.safeParse({ ...fields, ...standIns })
  // What a stand-in is wrong in is the first sentence of its field already.
  const all = [...issues, ...(second.error?.issues ?? [])]
  return { faults: faultsByField(all.map(({ path, message }) => ({ field: String(path[0]), message }))) }
}

/** One sentence a field, the first one; also for what the server found wrong. What no field shows is left out. */
export function faultsByField(issues: readonly { readonly field: string; readonly message: string }[]): WizardFaults {
  const faults: WizardFaults = {}
  for (const { field, message } of issues) {
    const [name = ''] = field.split('.')
    if (isField(name)) faults[name] ??= message
  }
  return faults
}

const isField = (name: string): name is WizardField => Object.hasOwn(NO_ANSWERS, name)
