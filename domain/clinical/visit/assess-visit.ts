import { labelOf } from '#domain/clinical/explain/say.ts'
import { type AnswerWordsOf, answerOfCase, type Said } from '#domain/clinical/medical/answer-of-case.ts'
import type { ReadExamination } from '#domain/clinical/medical/assess-medical.ts'
import type { MedicalAnswer } from '#domain/clinical/medical/medical-answer.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'
import { readVisit } from '#domain/clinical/visit/read-visit.ts'
import { tickedOf, visitCaseOf } from '#domain/clinical/visit/visit-case.ts'
import type { VisitFacts } from '#domain/clinical/visit/visit-facts.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'
import { VISIT_SIGNS } from '#domain/vocabulary/visit-signs.ts'
import { ASSOCIATED_SYMPTOMS, RISK_FACTORS } from '#domain/vocabulary/visits.ts'

const OFFERED: Readonly<Record<string, LocalText>> = { ...VISIT_SIGNS, ...ASSOCIATED_SYMPTOMS, ...RISK_FACTORS }

/** In the words in which it was offered; what was offered elsewhere in the engine's own. */
const optionOf = (code: string, { language, words }: Said) => ({
  code,
  label: ownEntry(OFFERED, code)?.[language] ?? labelOf(words, code),
})

/**
 * Assesses a visit: everything that was measured, ticked and written of one patient goes to the clinical engine. Pure: the
 * same facts and words give the same answer.
 *
 * @param words of each language of the interface
 * @param readText reads the visit's texts
 */
export function assessVisit(facts: VisitFacts, words: AnswerWordsOf, readText: ReadExamination): MedicalAnswer {
  const { together, complaint } = readVisit(facts, readText)
  return answerOfCase(
    visitCaseOf(facts, complaint),
    together,
    {
      asked: () => [],
      symptoms: (said) => tickedOf(facts).map((code) => optionOf(code, said)),
      medicalHistory: (said) => facts.riskFactors.map((code) => optionOf(code, said)),
    },
    words,
  )
}
