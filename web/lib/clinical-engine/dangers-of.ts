import type { Assessment } from '#domain/clinical/assess/assessment.ts'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { explainAssessment } from '#domain/clinical/explain/explain-assessment.ts'
import { conditionOf, labelOf } from '#domain/clinical/explain/say.ts'
import { TRIAGE_RANK } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { FoundDanger, FoundDangers } from '#web/lib/clinical-engine/load-clinical-engine.ts'

/** Beyond these a person under pressure reads none. */
const MOST_ACTIONS = 6

/**
 * Of an assessment what cannot wait for its end: danger signs and named illnesses that ask for the same day, and the rules
 * that do. A rule that says no more than that there is a danger sign is left out: the sign itself is named. Conditions
 * that are merely likely wait for the answer.
 */
export function dangersOf(assessment: Assessment, words: AnswerWords): FoundDangers {
  const { findings, rules } = clinicalKnowledge()
  const general = new Set(rules.filter((rule) => rule.general).map(({ id }) => id))
  const urgent = assessment.triage.reasons.flatMap((reason) =>
    (reason.kind === 'rule' || reason.kind === 'named') && TRIAGE_RANK[reason.level] >= TRIAGE_RANK.high
      ? [reason]
      : [],
  )
  const signs = assessment.redFlags.filter((id) => findings[id]?.redFlag === true)
  const explanation = explainAssessment(assessment, words)
  const isEmergency = urgent.some(({ level }) => level === 'critical')
  const level = words.phrases.levels[isEmergency ? 'critical' : 'high']
  return {
    dangers: [
      ...signs.map((id) => ({ kind: 'sign' as const, key: `sign:${id}`, label: labelOf(words, id) })),
      ...urgent.flatMap((reason): FoundDanger[] => {
        if (reason.kind === 'named')
          return reason.conditions.map((id) => ({
            kind: 'illness',
            key: `illness:${id}`,
            label: conditionOf(words, id),
          }))
        const { id } = reason.rule
        return general.has(id) ? [] : [{ kind: 'rule', key: id, label: words.rules[id] ?? id }]
      }),
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
