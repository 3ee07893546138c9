import type { Assessment } from '#domain/clinical/assess/assessment.ts'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { explainAssessment } from '#domain/clinical/explain/explain-assessment.ts'
import { labelOf } from '#domain/clinical/explain/say.ts'
import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { FoundDangers } from '#web/lib/clinical-engine/load-clinical-engine.ts'

/** Beyond these a person under pressure reads none. */
const MOST_ACTIONS = 6

/**
 * Of an assessment what cannot wait for its end: danger signs that ask for the same day, and the rules that do. A rule
 * that says no more than that there is a danger sign is left out: the sign itself is named. Conditions that are merely
 * likely wait for the answer.
 */
export function dangersOf(assessment: Assessment, words: AnswerWords): FoundDangers {
  const { findings, rules } = clinicalKnowledge()
  const general = new Set(rules.filter((rule) => rule.general).map(({ id }) => id))
  const urgent = assessment.triage.reasons.flatMap((reason) =>
    reason.kind === 'rule' && (reason.level === 'critical' || reason.level === 'high') ? [reason] : [],
  )
  const signs = assessment.redFlags.filter((id) => findings[id]?.redFlag === true)
  const explanation = explainAssessment(assessment, words)
  const isEmergency = urgent.some(({ level }) => level === 'critical')
  const level = words.phrases.levels[isEmergency ? 'critical' : 'high']
  return {
    dangers: [
      ...signs.map((id) => ({ kind: 'sign' as const, key: `sign:${id}`, label: labelOf(words, id) })),
      ...urgent
        .filter(({ rule }) => !general.has(rule.id))
        .map(({ rule }) => ({ kind: 'rule' as const, key: rule.id, label: words.rules[rule.id] ?? rule.id })),
    ],
    isEmergency,
    urgency: level.name,
    whatToDo: level.whatToDo,
    actions: explanation.plan.now
      .filter(({ by }) => by === 'patient' || by === 'community')
      .slice(0, MOST_ACTIONS)
      .map(({ id, title, instruction }) => ({ id, title, instruction })),
  }
}
