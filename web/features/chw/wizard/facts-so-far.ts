import type { VisitFacts } from '#domain/clinical/visit/visit-facts.ts'
import { parseBloodPressure } from '#domain/input/blood-pressure.ts'
import type { VisitInput } from '#domain/input/visit.ts'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import { checkVisit } from '#web/features/chw/wizard/check-visit.ts'
import { visitFields } from '#web/features/chw/wizard/visit-fields.ts'
import type { Person, WizardValues } from '#web/features/chw/wizard/wizard-values.ts'

const NO_NAMES = { associatedSymptoms: [], symptoms: [], riskFactors: [], chiefComplaint: '', generalAppearance: '' }

export interface VisitContext {
  readonly person: Person
  readonly medicalAlerts: readonly string[]
  /** Where the visit is, by the country's name. */
  readonly region: string
}

/**
 * What is known of the visit so far, in the shape in which the whole of it is assessed: what is missing or cannot be is
 * null.
 */
export function factsSoFar(values: WizardValues, { person, medicalAlerts, region }: VisitContext): VisitFacts {
  const checked = checkVisit(values, person)
  const wrong = 'faults' in checked ? checked.faults : {}
  const none = Object.fromEntries(
    Object.keys(wrong).map((field) => [field, (NO_NAMES as Record<string, unknown>)[field] ?? null]),
  )
  const { bloodPressure, bloodPressureNotMeasured: _said, ...fields } = { ...visitFields(values, person), ...none }
  return {
    // What was wrong is none now: the rest is of the type that the schema gives.
    ...(fields as Omit<VisitInput, 'cutShort' | 'systolicMmHg' | 'diastolicMmHg'>),
    ...(parseBloodPressure(bloodPressure ?? '') ?? { systolicMmHg: null, diastolicMmHg: null }),
    ...person,
    // Which illnesses are common does not change what is a danger.
    country: countryCodeOf(region) ?? 'KE',
    medicalAlerts,
  }
}
