import type { Quantity } from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { MedicineConcern } from '#domain/clinical/planning/planning-case.ts'
import type { Day } from '#domain/time/local-day.ts'

/** `stop`: not without an override and its reason. `caution`: to be seen. `unknown`: what was not checked, and why. */
export const PRESCRIPTION_SEVERITIES = ['stop', 'caution', 'unknown'] as const
export type PrescriptionSeverity = (typeof PRESCRIPTION_SEVERITIES)[number]

/** What was checked. */
export const PRESCRIPTION_FINDING_KINDS = [
  'allergy',
  'interaction',
  'pregnancy',
  'breastfeeding',
  'age',
  'weight',
  'kidney_disease',
  'liver_disease',
  /** Another illness, sign or result of the patient. */
  'condition',
  'dose_too_high',
  'daily_maximum',
  'dose_too_low',
  'duplicate',
  'same_class',
  'too_early',
  /** Something that no other kind could look at; always `unknown`. */
  'not_checked',
] as const
export type PrescriptionFindingKind = (typeof PRESCRIPTION_FINDING_KINDS)[number]

/** What could not be checked at all. */
export const NOT_CHECKED = [
  /** The engine does not know the medicine. */
  'medicine',
  /** How much is taken at a time is not known, or cannot be counted in what the limit is counted in. */
  'dose',
  /** How often a day is not known. */
  'times_per_day',
  /** No greatest dose is known of this medicine for such a patient. */
  'maximum',
  'maximum_per_day',
  /** Nobody asked for allergies. */
  'allergies_not_asked',
  /** `of`: words that the engine does not know. */
  'allergy_not_understood',
  'medicines_not_asked',
  'medicine_not_understood',
  /** `of`: an alert of the record. */
  'alert_not_understood',
  /** `of`: a running prescription of a medicine that the engine does not know. */
  'other_prescription',
  /** `of`: the same medicine, of which it is not known how long it lasts. */
  'other_prescription_length',
  /** `of`: the regimen is not one of the engine's, or is meant for others. */
  'regimen',
] as const
export type NotChecked = (typeof NOT_CHECKED)[number]

/** What a finding says, in figures and ids; `explainPrescriptionFinding` puts it into words. */
export type PrescriptionFindingAbout =
  | { readonly type: 'concern'; readonly concern: MedicineConcern }
  | {
      readonly type: 'dose'
      readonly given: Quantity
      readonly limit: Quantity
      readonly per: 'dose' | 'day'
      /** `maximum`: the table of greatest doses. `regimens`: what the engine's own regimens give such a patient. */
      readonly basis: 'maximum' | 'regimens'
      readonly weightKg: number | null
      readonly ageMonths: number | null
    }
  | { readonly type: 'too_early'; readonly with: string; readonly dispensedOn: Day; readonly lastsUntil: Day }
  /** The same medicine waits to be dispensed from another prescription. */
  | { readonly type: 'waiting'; readonly with: string }
  /** The same medicine stands in an earlier line. */
  | { readonly type: 'same_prescription'; readonly with: string }
  | { readonly type: 'weight_old'; readonly weightKg: number; readonly on: Day }
  | { readonly type: 'not_checked'; readonly what: NotChecked; readonly of: string | null }

/** One thing that was found, or could not be looked at, about a prescription. */
export interface PrescriptionFinding {
  /**
   * The same for the same line, kind, reason and figures, so that an override names what it is for: a changed dose or
   * another medicine is another finding. At most 300 characters.
   */
  readonly id: string
  /** The line's id; null where it is of the prescription as a whole. */
  readonly item: string | null
  /** The line's medicine as the prescription names it; null where it is of the whole. */
  readonly medicine: string | null
  readonly severity: PrescriptionSeverity
  readonly kind: PrescriptionFindingKind
  readonly about: PrescriptionFindingAbout
  /** Publications with their years; empty where the rule is our own. */
  readonly sources: readonly string[]
}
