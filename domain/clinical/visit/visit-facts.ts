import type { VisitInput, VisitPatient } from '#domain/input/visit.ts'
import type { CountryCode } from '#domain/vocabulary/countries.ts'

/** Everything that a visit's answer is computed from; what was not told or measured is null, or an empty text. */
export interface VisitFacts extends Omit<VisitInput, 'cutShort'>, VisitPatient {
  /** Where the visit was. */
  readonly country: CountryCode
  /** What the patient's record warned of on that day. */
  readonly medicalAlerts: readonly string[]
}
