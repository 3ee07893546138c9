import type { Assessment, TriageReason } from '#domain/clinical/assess/assessment.ts'
import { calibratedConfidence, certaintyOf } from '#domain/clinical/assess/calibration.ts'
import { type GatheredCase, gatherCase } from '#domain/clinical/assess/gather-case.ts'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { isRoutineVisit, isSoonerHeard, isUnheardStory, opensDanger } from '#domain/clinical/assess/open-stories.ts'
import { bodyMassIndex } from '#domain/clinical/bmi.ts'
import {
  assessCardiovascularRisk,
  type CardiovascularRisk,
} from '#domain/clinical/cardiovascular-risk/assess-cardiovascular-risk.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { levelOfImplausible } from '#domain/clinical/case/plausible-case.ts'
import { placedDiagnoses, priorsWith } from '#domain/clinical/differential/named-diagnoses.ts'
import { higherLevel, isNotEnough, priorsOf, rankConditions } from '#domain/clinical/differential/rank-conditions.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { ReadText } from '#domain/clinical/language/read-text.ts'
import { planCare } from '#domain/clinical/planning/plan-care.ts'
import { nextQuestions } from '#domain/clinical/questions/next-questions.ts'
import { rulesThatApply } from '#domain/clinical/triage/evaluate-rules.ts'
import { severeTail } from '#domain/clinical/triage/severe-tail.ts'

/** Raised whenever the same case could get another answer. */
export const ENGINE_VERSION = '1.46.0'

const SHOWN = 10
/**
 * The least that became findings of a text's words that are no small ones, for care at home: a danger may stand in the
 * rest. More is asked for where nothing is said to be absent, for then nothing in the text speaks against a danger.
 */
const UNDERSTOOD_FROM = 0.25
const UNDERSTOOD_FROM_IF_NOTHING_ABSENT = 0.45
/** Where the first condition is as likely as all others together, the rest of a text need not be heard the same day. */
const CLEAR = 0.5
/** A text that names so many findings is an account of the illness: what it leaves out says something. */
const ACCOUNT_FROM = 2
/**
 * Assesses a case: how soon to be seen and why, what it could be, what to ask, what to do.
 *
 * The level is the highest of the triage rules, of the dangerous conditions that the text names, of those that are likely
 * enough, and of not knowing enough (then never "care at home"). Pure: the same case and reading give the same answer, on
 * the server and in the browser.
 *
 * @param read what the case's free text says, from a textReader; null where there is no text
 */
export function assess(
  clinicalCase: ClinicalCase,
  read: ReadText | null = null,
  knowledge = clinicalKnowledge(),
): Assessment {
  const gathered = gatherCase(clinicalCase, read, knowledge)
  const { person, vitals, evidence, known, days, illnessDays } = gathered
  const isDanger = (id: string) => knowledge.findings[id]?.redFlag !== undefined || gathered.measured.has(id)
  // Danger signs do not count, so that one more of them changes nothing else.
  const isAccount =
    (read?.findings ?? []).filter(({ id, status }) => status === 'present' && !isDanger(id)).length >= ACCOUNT_FROM
  const priors = priorsOf(knowledge, person)
  const named = placedDiagnoses(knowledge, gathered.diagnoses, priors, evidence)
  const facts = {
    priors,
    evidence,
    isAccount,
    ...(illnessDays !== undefined && { illnessDays }),
  }
  // What is named makes nothing else less likely where the level is set: a wrong name must not lower it.
  const differential = rankConditions(knowledge, { ...facts, priors: priorsWith(priors, named) })
  const highest = differential.ranked[0]?.probability ?? 0
  const abstained = isNotEnough(knowledge, highest, differential.unexplained, evidence, named.length > 0)
  const { altitudeM } = clinicalCase
  const applying = rulesThatApply(knowledge.rules, {
    person,
    vitals,
    evidence,
    measured: gathered.measured,
    days,
    ...(altitudeM !== undefined && { altitudeM }),
  })
  const unreassured = new Map([...known].filter(([id]) => !gathered.normal.has(id)))
  const tail = severeTail(knowledge, facts, unreassured, isDanger, opensDanger(clinicalCase, gathered))
  const least = evidence.absent.size > 0 ? UNDERSTOOD_FROM : UNDERSTOOD_FROM_IF_NOTHING_ABSENT
  const isPartial = read !== null && (read.unread !== null || read.understood < least)
  const isUnexplained = tail.notEnough && evidence.absent.size === 0 && Object.keys(vitals).length === 0
  const isUnheard = isUnheardStory(clinicalCase, read, isUnexplained, isDanger, gathered)
  const isTooLittle = tail.notEnough || isPartial
  const isSoon =
    highest < CLEAR &&
    !isRoutineVisit(gathered) &&
    (isUnheard || (isTooLittle && isSoonerHeard(clinicalCase, read, gathered)))
  const missing = levelOfImplausible(gathered.implausible) ?? (isSoon ? 'high' : isTooLittle ? 'moderate' : null)
  const reasons: TriageReason[] = [
    ...applying.map(({ level, id, version, source }) => ({
      kind: 'rule' as const,
      level,
      rule: { id, version, source },
    })),
    ...[...Map.groupBy(named, ({ level: its }) => its)].map(([level, ofLevel]) => ({
      kind: 'named' as const,
      level,
      conditions: ofLevel.map(({ id }) => id),
    })),
    ...(tail.conditions.length > 0
      ? [{ kind: 'conditions' as const, level: tail.level, conditions: tail.conditions }]
      : []),
    ...(missing ? [{ kind: 'not_enough' as const, level: missing }] : []),
  ]
  const level = reasons.reduce<TriageLevel>((most, reason) => higherLevel(most, reason.level), 'low')
  const present = new Set(evidence.present.keys())
  const plan = planCare(level, differential, knowledge.conditionsById, knowledge.medicines, {
    person: gathered.told,
    ...(gathered.pregnancyWeeks !== undefined && { pregnancyWeeks: gathered.pregnancyWeeks }),
    vitals,
    present,
    absent: evidence.absent,
    medicines: clinicalCase.medicines ?? [],
    allergies: clinicalCase.allergies ?? [],
    ...(clinicalCase.text && { text: clinicalCase.text }),
  })
  return {
    version: ENGINE_VERSION,
    triage: {
      level,
      reasons: reasons.toSorted((one, other) =>
        one.level === other.level ? 0 : higherLevel(one.level, other.level) === one.level ? -1 : 1,
      ),
    },
    differential: differential.ranked.slice(0, SHOWN),
    confidence: calibratedConfidence(certaintyOf(differential, evidence)),
    abstained,
    redFlags: [...present].filter((id) => knowledge.findings[id]?.redFlag),
    questions: nextQuestions(knowledge, differential, evidence, person),
    plan,
    cardiovascularRisk: cardiovascularRiskOf(gathered),
    read: {
      present: [...present],
      absent: [...evidence.absent],
      contradictory: evidence.contradictory,
      unknown: [...gathered.unknown, ...plan.notCheckedAgainst],
      vitals,
      implausible: gathered.implausible,
      unread: read?.unread ?? null,
      notUnderstood: read?.notUnderstood ?? [],
    },
  }
}

const MONTHS_A_YEAR = 12

function cardiovascularRiskOf({ told, vitals, evidence }: GatheredCase): CardiovascularRisk | null {
  const { ageMonths, sex, country, pregnant } = told
  const { systolicMmHg, weightKg, heightCm } = vitals
  if (
    ageMonths === undefined ||
    !sex ||
    pregnant ||
    systolicMmHg === undefined ||
    weightKg === undefined ||
    heightCm === undefined
  )
    return null
  return assessCardiovascularRisk({
    ageYears: Math.floor(ageMonths / MONTHS_A_YEAR),
    sex,
    systolicMmHg,
    bmiKgPerM2: bodyMassIndex({ weightKg, heightCm }),
    smoker: evidence.present.has('smoking'),
    ...(country && { country }),
  })
}
