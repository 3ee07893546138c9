import { loadedOnce } from '#api/platform/loaded-once.ts'
import { turnOfOthers } from '#api/platform/turn-of-others.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import type { MedicalFacts } from '#domain/clinical/medical/clinical-case.ts'
import type { MedicalAnswer } from '#domain/clinical/medical/medical-answer.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'
import type { VisitFacts } from '#domain/clinical/visit/visit-facts.ts'

export interface MedicalEngine {
  /** A finding of the engine's knowledge, if it has it. */
  readonly findingOf: (id: string) => Finding | undefined
  readonly assess: (facts: MedicalFacts) => MedicalAnswer
  readonly assessVisit: (facts: VisitFacts) => MedicalAnswer
}

/** What the engine is made of, in parts each of which loads in some ten milliseconds: of the largest, chapters first. */
const PARTS = [
  () => import('#domain/clinical/knowledge/text/en/findings/general.ts'),
  () => import('#domain/clinical/knowledge/text/en/findings/neurological.ts'),
  () => import('#domain/clinical/knowledge/text/en/findings/digestive.ts'),
  () => import('#domain/clinical/knowledge/text/en/findings/pregnancy-birth.ts'),
  () => import('#domain/clinical/knowledge/text/en/findings/newborn-child.ts'),
  () => import('#domain/clinical/knowledge/text/en/findings/skin.ts'),
  () => import('#domain/clinical/knowledge/text/en/findings/respiratory.ts'),
  () => import('#domain/clinical/knowledge/text/en/findings/mental.ts'),
  () => import('#domain/clinical/knowledge/text/en/findings/ear-nose-throat-mouth.ts'),
  () => import('#domain/clinical/knowledge/text/en/findings/heart.ts'),
  () => import('#domain/clinical/knowledge/text/en/findings/genital.ts'),
  () => import('#domain/clinical/knowledge/text/en/all-findings.ts'),
  () => import('#domain/clinical/knowledge/text/en/conditions/digestive.ts'),
  () => import('#domain/clinical/knowledge/text/en/conditions/infectious-1.ts'),
  () => import('#domain/clinical/knowledge/text/en/conditions/genital.ts'),
  () => import('#domain/clinical/knowledge/text/en/conditions/injury-poisoning-bites-1.ts'),
  () => import('#domain/clinical/knowledge/text/en/all-conditions.ts'),
  () => import('#domain/clinical/knowledge/text/sw/findings/general.ts'),
  () => import('#domain/clinical/knowledge/text/sw/findings/digestive.ts'),
  () => import('#domain/clinical/knowledge/text/sw/findings/neurological.ts'),
  () => import('#domain/clinical/knowledge/text/sw/findings/newborn-child.ts'),
  () => import('#domain/clinical/knowledge/text/sw/findings/genital.ts'),
  () => import('#domain/clinical/knowledge/text/sw/all-findings.ts'),
  () => import('#domain/clinical/knowledge/text/sw/conditions/digestive.ts'),
  () => import('#domain/clinical/knowledge/text/sw/conditions/genital.ts'),
  () => import('#domain/clinical/knowledge/text/sw/all-conditions.ts'),
  () => import('#domain/clinical/knowledge/findings/digestive.ts'),
  () => import('#domain/clinical/knowledge/findings/genital.ts'),
  () => import('#domain/clinical/knowledge/findings/neurological.ts'),
  () => import('#domain/clinical/knowledge/findings/newborn-child.ts'),
  () => import('#domain/clinical/knowledge/findings/all-findings.ts'),
  () => import('#domain/clinical/knowledge/conditions/infectious.ts'),
  () => import('#domain/clinical/knowledge/conditions/digestive.ts'),
  () => import('#domain/clinical/knowledge/conditions/injury-poisoning-bites.ts'),
  () => import('#domain/clinical/knowledge/conditions/pregnancy-birth.ts'),
  () => import('#domain/clinical/knowledge/conditions/heart.ts'),
  () => import('#domain/clinical/knowledge/conditions/genital.ts'),
  () => import('#domain/clinical/knowledge/conditions/ear-nose-throat-mouth.ts'),
  () => import('#domain/clinical/knowledge/conditions/mental-1.ts'),
  () => import('#domain/clinical/knowledge/conditions/mental-2.ts'),
  () => import('#domain/clinical/knowledge/conditions/musculoskeletal-1.ts'),
  () => import('#domain/clinical/knowledge/conditions/musculoskeletal-2.ts'),
  () => import('#domain/clinical/knowledge/conditions/neurological-1.ts'),
  () => import('#domain/clinical/knowledge/conditions/skin.ts'),
  () => import('#domain/clinical/knowledge/conditions/all-conditions.ts'),
  () => import('#domain/clinical/knowledge/medicines/all-medicines.ts'),
  () => import('#domain/clinical/knowledge/medicines/interactions.ts'),
  () => import('#domain/clinical/knowledge/rules/all-rules.ts'),
  () => import('#domain/clinical/assess/knowledge.ts'),
  () => import('#domain/clinical/knowledge/text/en/medicines.ts'),
  () => import('#domain/clinical/knowledge/text/sw/medicines.ts'),
  () => import('#domain/clinical/assess/assess.ts'),
  () => import('#domain/clinical/explain/explain-assessment.ts'),
  () => import('#domain/clinical/medical/assess-medical.ts'),
  () => import('#domain/clinical/visit/assess-visit.ts'),
  () => import('#domain/clinical/knowledge/text/en/answer-words.ts'),
  () => import('#domain/clinical/knowledge/text/sw/answer-words.ts'),
  () => import('#domain/clinical/knowledge/text/en/words.ts'),
  () => import('#domain/clinical/knowledge/text/sw/words.ts'),
  () => import('#domain/clinical/language/read-text.ts'),
  () => import('#domain/clinical/language/read-any-language.ts'),
  () => import('#api/services/medical/examination-reader.ts'),
]

/** Loads one part after another, with a turn for others between: at once they would hold up every request for 300 ms. */
async function load(): Promise<MedicalEngine> {
  for (const loadPart of PARTS) {
    await loadPart()
    await turnOfOthers()
  }
  const { knowledgeSteps } = await import('#domain/clinical/assess/knowledge.ts')
  for (const _step of knowledgeSteps()) await turnOfOthers()
  const [{ assessMedical }, { assessVisit }, { clinicalKnowledge }, english, swahili] = await Promise.all([
    import('#domain/clinical/medical/assess-medical.ts'),
    import('#domain/clinical/visit/assess-visit.ts'),
    import('#domain/clinical/assess/knowledge.ts'),
    import('#domain/clinical/knowledge/text/en/answer-words.ts'),
    import('#domain/clinical/knowledge/text/sw/answer-words.ts'),
  ])
  const { findings } = clinicalKnowledge()
  const words = { en: english.ENGLISH_ANSWER, sw: swahili.SWAHILI_ANSWER }
  const { examinationReader } = await import('#api/services/medical/examination-reader.ts')
  return {
    findingOf: (id) => ownEntry(findings, id),
    assess: (facts) => assessMedical(facts, words, examinationReader()),
    assessVisit: (facts) => assessVisit(facts, words, examinationReader()),
  }
}

/** The clinical engine with its knowledge, loaded when it is first asked for: no start waits for it. */
export const medicalEngine = loadedOnce(load)
