import { assess } from '#domain/clinical/assess/assess.ts'
import type { Assessment } from '#domain/clinical/assess/assessment.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { chanceOf, explainAssessment } from '#domain/clinical/explain/explain-assessment.ts'
import type { Explanation } from '#domain/clinical/explain/explanation.ts'
import { conditionOf, labelOf } from '#domain/clinical/explain/say.ts'
import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { ReadText } from '#domain/clinical/language/read-text.ts'
import { clinicalCaseOf, type MedicalFacts } from '#domain/clinical/medical/clinical-case.ts'
import { CONDITIONS_OF_TYPE } from '#domain/clinical/medical/conditions-of-type.ts'
import { generalDangerSigns } from '#domain/clinical/medical/emergency-signs.ts'
import type { AskedCondition, MedicalAnswer, MedicalText } from '#domain/clinical/medical/medical-answer.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'
import type { LocalText, UiLanguage } from '#domain/vocabulary/languages.ts'
import { MEDICAL_HISTORY } from '#domain/vocabulary/medical/history.ts'
import { SYMPTOM_LABELS } from '#domain/vocabulary/medical/symptoms.ts'

/** Reads the words of an examination. */
export type ReadExamination = (text: string, about: { readonly ageMonths?: number }) => ReadText

/** A condition less likely than this is not worth a thought, also where it was asked about. */
const WORTH_A_THOUGHT = 0.01

/** What texts are said in. */
interface Said {
  readonly language: UiLanguage
  readonly words: AnswerWords
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** In the checklist's words; what was recognised in the patient's own words is in no checklist. */
function symptomLabel(code: string, { language, words }: Said): string {
  const offered: Readonly<Record<string, LocalText>> = SYMPTOM_LABELS
  return ownEntry(offered, code)?.[language] ?? labelOf(words, code)
}

/** In one sentence or two, the first condition with what it is; or that too little is known. */
function diagnosisOf({ abstained, differential: [first] }: Explanation): string {
  if (abstained || !first) return abstained ?? ''
  return `${first.name} (${first.chanceText}). ${first.about}`.trim()
}

function askedOf(facts: MedicalFacts, { differential, abstained }: Assessment, words: AnswerWords): AskedCondition[] {
  const asked = CONDITIONS_OF_TYPE[facts.assessmentType]
  return differential
    .filter(({ id, probability }) => asked.includes(id) && probability >= WORTH_A_THOUGHT)
    .map(({ id, probability }) => {
      const chance = chanceOf(probability, abstained)
      return { id, name: conditionOf(words, id), chance, chanceText: words.phrases.chances[chance] }
    })
}

function textOf(
  facts: MedicalFacts,
  clinicalCase: ClinicalCase,
  result: Assessment,
  { language, words }: Said,
): MedicalText {
  const explanation = explainAssessment(result, words)
  const watched = [...result.plan.returnIf, ...generalDangerSigns(clinicalCase)]
  const there = new Set(result.read.present)
  return {
    ...explanation,
    diagnosis: diagnosisOf(explanation),
    asked: askedOf(facts, result, words),
    emergencyIf: unique(watched)
      .filter((id) => !there.has(id))
      .map((id) => labelOf(words, id)),
    symptoms: facts.symptoms.map((code) => ({ code, label: symptomLabel(code, { language, words }) })),
    medicalHistory: facts.medicalHistory.map((code) => ({ code, label: MEDICAL_HISTORY[code][language] })),
    notUnderstood: unique(result.read.notUnderstood.map(({ word }) => word)),
  }
}

/** A low risk needs nobody but where the likely conditions ask for a visit or a referral of their own. */
function needsFollowUp({ triage, plan }: Assessment): boolean {
  return triage.level !== 'low' || plan.referral !== null || plan.followUpDays.length > 1
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
  words: Readonly<Record<UiLanguage, AnswerWords>>,
  readExamination: ReadExamination,
): MedicalAnswer {
  const clinicalCase = clinicalCaseOf(facts)
  const { text, ageMonths } = clinicalCase
  const about = ageMonths === undefined ? {} : { ageMonths }
  const result = assess(clinicalCase, text ? readExamination(text, about) : null)
  return {
    engineVersion: result.version,
    riskLevel: result.triage.level,
    confidence: result.confidence,
    followUpRequired: needsFollowUp(result),
    condition: result.abstained ? null : (result.differential[0]?.id ?? null),
    result,
    texts: {
      en: textOf(facts, clinicalCase, result, { language: 'en', words: words.en }),
      sw: textOf(facts, clinicalCase, result, { language: 'sw', words: words.sw }),
    },
  }
}
