/** The languages that a patient can be spoken to in, as registration offers them (specification §9). */
export const PATIENT_LANGUAGES = [
  'English',
  'Swahili',
  'French',
  'Arabic',
  'Kinyarwanda',
  'Luganda',
  'Lingala',
] as const
export type PatientLanguage = (typeof PATIENT_LANGUAGES)[number]

/** What a patient is taken to speak where nobody said. */
export const DEFAULT_PATIENT_LANGUAGE: PatientLanguage = 'English'

/** By which a browser knows them: ISO 639-1. */
export const LANGUAGE_TAGS = {
  English: 'en',
  Swahili: 'sw',
  French: 'fr',
  Arabic: 'ar',
  Kinyarwanda: 'rw',
  Luganda: 'lg',
  Lingala: 'ln',
} as const satisfies Readonly<Record<PatientLanguage, string>>
