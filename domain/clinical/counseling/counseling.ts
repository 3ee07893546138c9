import type { PatientLanguage } from '#domain/vocabulary/patient-languages.ts'

/** What a patient is told of a medicine, in the order in which it is told. */
export const COUNSELING_KINDS = ['how', 'when', 'food', 'side_effects', 'come_back', 'storage', 'warning'] as const
export type CounselingKind = (typeof COUNSELING_KINDS)[number]

/** What the words depend on: who takes the medicine. */
export interface CounseledPatient {
  /** Completed months. Under 12 years the words are for whoever gives the medicine. */
  readonly ageMonths: number
  /** Left out where it is not known or neither: then what concerns women alone is said too, with an "if". */
  readonly sex?: 'female' | 'male'
  readonly pregnant?: boolean
  readonly breastfeeding?: boolean
}

/** A medicine as it was prescribed. */
export interface PrescribedMedicine {
  /** How much, how often, by which way, in the prescriber's own words: it is repeated as it stands. */
  readonly dosage: string
  /** Days of the whole course; null where it goes on, or nobody said. */
  readonly durationDays: number | null
  readonly patient: CounseledPatient
}

/** One thing to say. The id stays when its words change: it is stored with the tick. */
export interface CounselingPoint {
  readonly id: string
  readonly kind: CounselingKind
  readonly text: string
  /** What the text is really in: that of whoever says it where the patient's has no certain words for it. */
  readonly language: PatientLanguage
  /** The same in the language of whoever says it; null where the text is in it. */
  readonly reading: string | null
}

/** What is said when a medicine is handed over. */
export interface Counseling {
  /** In the order of `COUNSELING_KINDS`; at least one of each kind but `warning`. */
  readonly points: readonly CounselingPoint[]
  /** No clinician and no native speaker has reviewed these words yet. */
  readonly reviewed: false
}
