import { CASE_MESSAGES } from '#domain/clinical/case/case-messages.ts'
import { MEDICAL_MESSAGES } from '#domain/input/medical-messages.ts'
import { MESSAGES } from '#domain/input/messages.ts'
import { PATIENT_MESSAGES } from '#domain/input/patient-messages.ts'
import { PRESCRIPTION_MESSAGES } from '#domain/input/prescription-messages.ts'
import { REFERRAL_MESSAGES } from '#domain/input/referral-messages.ts'
import { STOCK_MESSAGES } from '#domain/input/stock-messages.ts'
import { TASK_MESSAGES } from '#domain/input/task-messages.ts'
import { VISIT_MESSAGES } from '#domain/input/visit-messages.ts'
import type { LocalText, UiLanguage } from '#domain/vocabulary/languages.ts'

const TABLES: readonly Readonly<Record<string, LocalText>>[] = [
  MESSAGES,
  CASE_MESSAGES,
  MEDICAL_MESSAGES,
  PATIENT_MESSAGES,
  REFERRAL_MESSAGES,
  PRESCRIPTION_MESSAGES,
  STOCK_MESSAGES,
  TASK_MESSAGES,
  VISIT_MESSAGES,
]

const byEnglish = new Map<string, LocalText>(
  TABLES.flatMap((table) => Object.values(table)).map((text) => [text.en, text]),
)

/** The given English sentence of a schema in another language; a sentence that is in no table stays as it is. */
export function localizeMessage(english: string, language: UiLanguage): string {
  return byEnglish.get(english)?.[language] ?? english
}
