import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import { ACTIONS_EN } from '#domain/clinical/knowledge/text/en/all-actions.ts'
import { CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/all-conditions.ts'
import { FINDINGS_EN } from '#domain/clinical/knowledge/text/en/all-findings.ts'
import { ANSWER_PHRASES_EN } from '#domain/clinical/knowledge/text/en/answer-phrases.ts'
import {
  INTERACTION_EFFECTS_EN,
  MEDICINE_NAMES_EN,
  REGIMEN_NOTES_EN,
} from '#domain/clinical/knowledge/text/en/medicines.ts'
import { RULES_EN } from '#domain/clinical/knowledge/text/en/rules.ts'

/** What an answer is said with in English. */
export const ENGLISH_ANSWER: AnswerWords = {
  language: 'en',
  review: 'draft',
  findings: FINDINGS_EN,
  conditions: CONDITIONS_EN,
  actions: ACTIONS_EN,
  rules: RULES_EN,
  medicines: MEDICINE_NAMES_EN,
  regimenNotes: REGIMEN_NOTES_EN,
  interactionEffects: INTERACTION_EFFECTS_EN,
  phrases: ANSWER_PHRASES_EN,
}
