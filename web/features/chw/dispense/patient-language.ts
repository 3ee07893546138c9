import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { PATIENT_LANGUAGES, type PatientLanguage } from '#domain/vocabulary/patient-languages.ts'
import { member } from '#web/lib/wire-names.ts'

type WirePatientLanguage = ReturnType<typeof member<PatientLanguage>>

/** A patient's language by the server's name of it. */
export function patientLanguageOf(wire: WirePatientLanguage): PatientLanguage {
  const language = PATIENT_LANGUAGES.find((one) => member(one) === wire)
  if (!language) throw new RangeError(`No patient is spoken to in ${wire}`)
  return language
}

/** The language of the screen as one that patients are spoken to in. */
export const SCREEN_LANGUAGE = { en: 'English', sw: 'Swahili' } as const satisfies Record<UiLanguage, PatientLanguage>
