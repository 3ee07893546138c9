import type { Assessment, TriageReason } from '#domain/clinical/assess/assessment.ts'
import { explainPlan } from '#domain/clinical/explain/explain-plan.ts'
import type { ExplainedCondition, ExplainedReason, Explanation } from '#domain/clinical/explain/explanation.ts'
import { conditionOf, fill, labelOf, questionOf } from '#domain/clinical/explain/say.ts'
import type { AnswerWords, Chance } from '#domain/clinical/knowledge/text/answer-words.ts'

/** A finding that weighs less, as the logarithm of its ratio, is not worth a line: it is met nearly as often in others. */
const TELLING_FROM = 0.25
const MOST_NAMED = 6
const LIKELY_FROM = 0.5
const POSSIBLE_FROM = 0.15
/** The least likely are not shown: nobody is helped by one in a hundred, and a dangerous one is among the reasons. */
const SHOWN_FROM = 0.02
const MOST_SHOWN = 5

type Ranked = Assessment['differential'][number]

/** A probability in words. Where the engine abstains nothing is called likely or possible. */
export function chanceOf(probability: number, abstained: boolean): Chance {
  if (abstained) return 'less_likely'
  if (probability >= LIKELY_FROM) return 'likely'
  return probability >= POSSIBLE_FROM ? 'possible' : 'less_likely'
}

function explainReason(reason: TriageReason, words: AnswerWords): ExplainedReason {
  const { kind, level } = reason
  const kindText = words.phrases.reasonKinds[kind]
  if (reason.kind === 'rule') {
    const { rule } = reason
    return { kind, kindText, level, text: words.rules[rule.id] ?? rule.id, rule }
  }
  const conditions = reason.kind === 'not_enough' ? [] : reason.conditions.map((id) => conditionOf(words, id))
  return { kind, kindText, level, text: fill(words.phrases.reasons[reason.kind], { of: conditions.join(', ') }) }
}

function explainCondition(
  { id, probability, weights }: Ranked,
  abstained: boolean,
  words: AnswerWords,
): ExplainedCondition {
  const telling = weights
    .filter(({ weight }) => Math.abs(weight) >= TELLING_FROM)
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
  const said = (side: 'for' | 'against') =>
    telling
      .filter(({ weight }) => (side === 'for' ? weight > 0 : weight < 0))
      .slice(0, MOST_NAMED)
      .map(({ finding, status }) => {
        const label = labelOf(words, finding)
        return status === 'present' ? label : fill(words.phrases.absent, { label })
      })
  const chance = chanceOf(probability, abstained)
  return {
    id,
    name: conditionOf(words, id),
    about: words.conditions[id]?.about ?? '',
    chance,
    chanceText: words.phrases.chances[chance],
    speaksFor: said('for'),
    speaksAgainst: said('against'),
  }
}

/**
 * An assessment in the words of one language. It adds nothing to the assessment and leaves no reason, concern or
 * action of it out; of the differential it names the likeliest. Where the engine abstains no condition is called
 * likely.
 *
 * @param words of one language, so that no other has to be loaded; what has no words stands as its id
 */
export function explainAssessment(assessment: Assessment, words: AnswerWords): Explanation {
  const { triage, differential, abstained, confidence, cardiovascularRisk } = assessment
  const { phrases } = words
  const shown = differential.filter(({ probability }, at) => at === 0 || probability >= SHOWN_FROM).slice(0, MOST_SHOWN)
  return {
    language: words.language,
    review: words.review,
    level: { id: triage.level, ...phrases.levels[triage.level] },
    reasons: triage.reasons.map((reason) => explainReason(reason, words)),
    dangerSigns: assessment.redFlags.map((id) => labelOf(words, id)),
    abstained: abstained ? phrases.abstained : null,
    confidence: abstained ? null : fill(phrases.confidence, { percent: Math.round(confidence * 100) }),
    differential: shown.map((ranked) => explainCondition(ranked, abstained, words)),
    questions: assessment.questions.map(({ finding, forDanger }) => ({
      finding,
      question: questionOf(words, finding),
      forDanger,
    })),
    askAgain: assessment.read.contradictory.map((id) => fill(phrases.contradictory, { of: labelOf(words, id) })),
    plan: explainPlan(assessment.plan, words),
    cardiovascularRisk: cardiovascularRisk
      ? fill(phrases.cardiovascularRisk, {
          percent: Math.round(cardiovascularRisk.percent),
          band: phrases.cardiovascularBands[cardiovascularRisk.band],
        })
      : null,
  }
}
