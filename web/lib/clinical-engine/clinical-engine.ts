import { assess } from '#domain/clinical/assess/assess.ts'
import { explainAssessment } from '#domain/clinical/explain/explain-assessment.ts'
import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { type LanguageWords, type ReadyWords, textReader } from '#domain/clinical/language/read-text.ts'
import type { ClinicalEngine } from '#web/lib/clinical-engine/load-clinical-engine.ts'

/** From a build its words are keyed, elsewhere as they stand in the tables. */
type EnginePack = LanguagePack<LanguageWords | ReadyWords>

/** The engine with the words of one language. */
export function clinicalEngine({ words }: EnginePack, answer: AnswerWords): ClinicalEngine {
  const read = textReader([words])
  return {
    assess: (clinicalCase) =>
      assess(clinicalCase, clinicalCase.text ? read(clinicalCase.text, clinicalCase.ageMonths) : null),
    explain: (assessment) => explainAssessment(assessment, answer),
  }
}
