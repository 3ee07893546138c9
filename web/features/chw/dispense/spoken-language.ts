import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import type { PatientLanguage } from '#domain/vocabulary/patient-languages.ts'

const SPOKEN: Partial<Record<PatientLanguage, UiLanguage>> = { English: 'en', Swahili: 'sw' }

/** Which of the product's languages a patient's is, by its English name; null where it is none of them. */
export const spokenOf = (preferredLanguage: string): UiLanguage | null =>
  SPOKEN[preferredLanguage as PatientLanguage] ?? null
