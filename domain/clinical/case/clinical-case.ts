import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import type { CountryCode } from '#domain/vocabulary/countries.ts'

/** A finding that was asked or looked for. What was not stands as `unknown`, or not at all. */
export interface CaseFinding {
  readonly id: string
  readonly status: 'present' | 'absent' | 'unknown'
  readonly days?: number
}

/** Everything that is known of a patient and the illness. All of it may be missing but one finding or a text. */
export interface ClinicalCase {
  readonly ageMonths?: number
  readonly sex?: 'female' | 'male' | 'other'
  readonly pregnant?: boolean
  readonly pregnancyWeeks?: number
  /** Gave birth, or a pregnancy ended, within six weeks. */
  readonly afterBirth?: boolean
  readonly country?: CountryCode
  readonly altitudeM?: number
  readonly vitals?: VitalSigns
  readonly findings?: readonly CaseFinding[]
  /** How long the illness has lasted. */
  readonly illnessDays?: number
  /** The medicines taken now and what is not tolerated, in generic, brand or everyday names. */
  readonly medicines?: readonly string[]
  readonly allergies?: readonly string[]
  /** In the words of the patient, the carer or the health worker, in any of the languages that are loaded. */
  readonly text?: string
}
