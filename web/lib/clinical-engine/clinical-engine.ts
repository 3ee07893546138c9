import { assess } from '#domain/clinical/assess/assess.ts'
import { clinicalKnowledge, knowledgeSteps } from '#domain/clinical/assess/knowledge.ts'
import { toldOfPatient } from '#domain/clinical/assess/told-of-patient.ts'
import { explainAssessment } from '#domain/clinical/explain/explain-assessment.ts'
import { labelOf } from '#domain/clinical/explain/say.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { dangersOf } from '#web/lib/clinical-engine/dangers-of.ts'
import type { EngineWords } from '#web/lib/clinical-engine/engine-language.ts'
import { inTurns } from '#web/lib/clinical-engine/in-turns.ts'
import type { ClinicalEngine } from '#web/lib/clinical-engine/load-clinical-engine.ts'

/** The engine with the words of one language. */
export async function clinicalEngine({ pack: { words, review }, answer }: EngineWords): Promise<ClinicalEngine> {
  await inTurns(knowledgeSteps())
  const read = textReader([words])
  return {
    assess: (clinicalCase) =>
      assess(clinicalCase, clinicalCase.text ? read(clinicalCase.text, clinicalCase.ageMonths) : null),
    read,
    findDangers: (clinicalCase, said) => dangersOf(assess(clinicalCase, said), answer),
    recognise: (text, patient) => {
      const { findings, notUnderstood, unread } = read(text, patient.ageMonths)
      const known = clinicalKnowledge().findings
      const told = toldOfPatient(findings, patient, known).filter(({ status }) => status !== 'absent')
      return {
        findings: [...new Set(told.map(({ id }) => id))].map((code) => ({
          code,
          label: labelOf(answer, code),
          danger: known[code]?.redFlag === true,
        })),
        notUnderstood: notUnderstood.map(({ word }) => word),
        isWhole: unread === null,
        isReviewed: answer.review === 'reviewed' && review === 'reviewed',
      }
    },
    explain: (assessment) => explainAssessment(assessment, answer),
  }
}
