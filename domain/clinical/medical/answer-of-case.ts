import { assess } from '#domain/clinical/assess/assess.ts'
import type { Assessment } from '#domain/clinical/assess/assessment.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { explainAssessment } from '#domain/clinical/explain/explain-assessment.ts'
import type { Explanation } from '#domain/clinical/explain/explanation.ts'
import { labelOf } from '#domain/clinical/explain/say.ts'
import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { ReadText } from '#domain/clinical/language/read-text.ts'
import { generalDangerSigns } from '#domain/clinical/medical/emergency-signs.ts'
import type { AskedCondition, MedicalAnswer, MedicalText, ToldOption } from '#domain/clinical/medical/medical-answer.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'

/** What texts are said in. */
export interface Said {
  readonly language: UiLanguage
  readonly words: AnswerWords
}

/** The words of each language of the interface. */
export type AnswerWordsOf = Readonly<Record<UiLanguage, AnswerWords>>

/** What was ticked, and what of the answer is said of what was asked about. */
export interface Told {
  readonly asked: (result: Assessment, said: Said) => readonly AskedCondition[]
  readonly symptoms: (said: Said) => readonly ToldOption[]
  readonly medicalHistory: (said: Said) => readonly ToldOption[]
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** In one sentence or two, the first condition with what it is; or that too little is known. */
function diagnosisOf({ abstained, differential: [first] }: Explanation): string {
  if (abstained || !first) return abstained ?? ''
  return `${first.name} (${first.chanceText}). ${first.about}`.trim()
}

function textOf(clinicalCase: ClinicalCase, result: Assessment, told: Told, said: Said): MedicalText {
  const explanation = explainAssessment(result, said.words)
  const watched = [...result.plan.returnIf, ...generalDangerSigns(clinicalCase)]
  const there = new Set(result.read.present)
  return {
    ...explanation,
    diagnosis: diagnosisOf(explanation),
    asked: told.asked(result, said),
    emergencyIf: unique(watched)
      .filter((id) => !there.has(id))
      .map((id) => labelOf(said.words, id)),
    symptoms: told.symptoms(said),
    medicalHistory: told.medicalHistory(said),
    notUnderstood: unique(result.read.notUnderstood.map(({ word }) => word)),
  }
}

/** A low risk needs nobody but where the likely conditions ask for a visit or a referral of their own. */
function needsFollowUp({ triage, plan }: Assessment): boolean {
  return triage.level !== 'low' || plan.referral !== null || plan.followUpDays.length > 1
}

/** What the clinical engine answers to a case, in the words of each language. Pure. */
export function answerOfCase(
  clinicalCase: ClinicalCase,
  read: ReadText | null,
  told: Told,
  words: AnswerWordsOf,
): MedicalAnswer {
  const result = assess(clinicalCase, read)
  return {
    engineVersion: result.version,
    riskLevel: result.triage.level,
    confidence: result.confidence,
    followUpRequired: needsFollowUp(result),
    condition: result.abstained ? null : (result.differential[0]?.id ?? null),
    result,
    texts: {
      en: textOf(clinicalCase, result, told, { language: 'en', words: words.en }),
      sw: textOf(clinicalCase, result, told, { language: 'sw', words: words.sw }),
    },
  }
}
