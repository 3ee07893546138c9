import { WORDS_AR } from '#domain/clinical/counseling/text/ar/words.ts'
import { WORDS_FR } from '#domain/clinical/counseling/text/fr/words.ts'
import { WORDS_LG } from '#domain/clinical/counseling/text/lg/words.ts'
import { WORDS_LN } from '#domain/clinical/counseling/text/ln/words.ts'
import { WORDS_RW } from '#domain/clinical/counseling/text/rw/words.ts'
import type { WordsOfLanguage } from '#domain/clinical/counseling/text/words-of-language.ts'
import type { PatientLanguage } from '#domain/vocabulary/patient-languages.ts'

/** The languages whose words do not stand beside the statements themselves. */
export type FurtherLanguage = Exclude<PatientLanguage, 'English' | 'Swahili'>

export const WORDS: Readonly<Record<FurtherLanguage, WordsOfLanguage>> = {
  French: WORDS_FR,
  Arabic: WORDS_AR,
  Kinyarwanda: WORDS_RW,
  Luganda: WORDS_LG,
  Lingala: WORDS_LN,
}
