import type { Assessment } from '#domain/clinical/assess/assessment.ts'
import { chanceOf } from '#domain/clinical/explain/explain-assessment.ts'
import { conditionOf, labelOf } from '#domain/clinical/explain/say.ts'
import type { ReadText } from '#domain/clinical/language/read-text.ts'
import { type AnswerWordsOf, answerOfCase, type Said } from '#domain/clinical/medical/answer-of-case.ts'
import { clinicalCaseOf, type MedicalFacts } from '#domain/clinical/medical/clinical-case.ts'
import { CONDITIONS_OF_TYPE } from '#domain/clinical/medical/conditions-of-type.ts'
import type { AskedCondition, MedicalAnswer } from '#domain/clinical/medical/medical-answer.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'
import { MEDICAL_HISTORY } from '#domain/vocabulary/medical/history.ts'
import { SYMPTOM_LABELS } from '#domain/vocabulary/medical/symptoms.ts'

/** Reads the words of an examination. */
export type ReadExamination = (text: string, about: { readonly ageMonths?: number }) => ReadText

/** A condition less likely than this is not worth a thought, also where it was asked about. */
const WORTH_A_THOUGHT = 0.01

/** In the checklist's words; what was recognised in the patient's own words is in no checklist. */
function symptomLabel(code: string, { language, words }: Said): string {
  const offered: Readonly<Record<string, LocalText>> = SYMPTOM_LABELS
  return ownEntry(offered, code)?.[language] ?? labelOf(words, code)
}

function askedOf(facts: MedicalFacts, { differential, abstained }: Assessment, { words }: Said): AskedCondition[] {
  const asked = CONDITIONS_OF_TYPE[facts.assessmentType]
  return differential
    .filter(({ id, probability }) => asked.includes(id) && probability >= WORTH_A_THOUGHT)
    .map(({ id, probability }) => {
      const chance = chanceOf(probability, abstained)
      return { id, name: conditionOf(words, id), chance, chanceText: words.phrases.chances[chance] }
    })
}

/**
 * Assesses what was told for one disease type. The type decides what was asked, never what is answered: the risk is
 * that of the clinical engine over everything it knows. Pure: the same facts and words give the same answer.
 *
 * @param words of each language of the interface
 * @param readExamination used where the facts hold the words of an examination
 */
export function assessMedical(
  facts: MedicalFacts,
  words: AnswerWordsOf,
  readExamination: ReadExamination,
): MedicalAnswer {
  const clinicalCase = clinicalCaseOf(facts)
  const { text, ageMonths } = clinicalCase
  const about = ageMonths === undefined ? {} : { ageMonths }
  return answerOfCase(
    clinicalCase,
    text ? readExamination(text, about) : null,
    {
      asked: (result, said) => askedOf(facts, result, said),
      symptoms: (said) => facts.symptoms.map((code) => ({ code, label: symptomLabel(code, said) })),
      medicalHistory: ({ language }) =>
        facts.medicalHistory.map((code) => ({ code, label: MEDICAL_HISTORY[code][language] })),
    },
    words,
  )
}
