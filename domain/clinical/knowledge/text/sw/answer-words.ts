import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import { ACTIONS_SW } from '#domain/clinical/knowledge/text/sw/all-actions.ts'
import { CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/all-conditions.ts'
import { FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/all-findings.ts'
import { ANSWER_PHRASES_SW } from '#domain/clinical/knowledge/text/sw/answer-phrases.ts'
import {
  INTERACTION_EFFECTS_SW,
  MEDICINE_NAMES_SW,
  REGIMEN_NOTES_SW,
} from '#domain/clinical/knowledge/text/sw/medicines.ts'
import { RULES_SW } from '#domain/clinical/knowledge/text/sw/rules.ts'

/** What an answer is said with in Swahili. */
export const SWAHILI_ANSWER: AnswerWords = {
  language: 'sw',
  review: 'draft',
  findings: FINDINGS_SW,
  conditions: CONDITIONS_SW,
  actions: ACTIONS_SW,
  rules: RULES_SW,
  medicines: MEDICINE_NAMES_SW,
  regimenNotes: REGIMEN_NOTES_SW,
  interactionEffects: INTERACTION_EFFECTS_SW,
  phrases: ANSWER_PHRASES_SW,
}
