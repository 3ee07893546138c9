import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import type { Person } from '#domain/clinical/differential/base-rate.ts'
import type { Evidence } from '#domain/clinical/differential/evidence.ts'
import { levelAtLeast } from '#domain/clinical/differential/rank-conditions.ts'
import { isAskedOf } from '#domain/clinical/questions/next-questions.ts'
import type { ScoreName, TriageRule, When } from '#domain/clinical/triage/rule.ts'
import { isNotAlert, news2, qsofa } from '#domain/clinical/triage/scores.ts'

export interface TriageFacts {
  readonly person: Person
  readonly vitals: VitalSigns
  readonly evidence: Evidence
  /** Findings that nothing but a measurement made present. */
  readonly measured: ReadonlySet<string>
  /** How long single findings have lasted. */
  readonly days: ReadonlyMap<string, number>
  readonly altitudeM?: number
}

/** The age from which a score applies, in months: NEWS2 from 16 years. */
const SCORES_FROM_MONTHS = 192

function scoreOf(name: ScoreName, { person, vitals }: TriageFacts): number {
  const child = person.ageMonths !== undefined && person.ageMonths < SCORES_FROM_MONTHS
  if (child || person.pregnant) return 0
  if (name === 'qsofa') return qsofa(vitals)
  const score = news2(vitals)
  return name === 'news2' ? score.total : score.highest
}

function isVital(when: Extract<When, { vital: unknown }>, vitals: VitalSigns): boolean {
  const value = vitals[when.vital]
  if (value === undefined) return false
  if ('below' in when) return value < when.below
  if ('atMost' in when) return value <= when.atMost
  return 'above' in when ? value > when.above : value >= when.from
}

/** Whether a rule's condition holds. What is not known does not hold, and what does not hold never lowers anything. */
export function holds(when: When, facts: TriageFacts): boolean {
  if ('finding' in when) {
    if (!facts.evidence.present.has(when.finding)) return false
    return when.days === undefined || (facts.days.get(when.finding) ?? 0) >= when.days
  }
  if ('began' in when)
    return facts.evidence.present.has(when.began) && (facts.days.get(when.began) ?? Infinity) <= when.within
  if ('notOlder' in when)
    return facts.evidence.present.has(when.notOlder) && (facts.days.get(when.notOlder) ?? 0) <= when.than
  if ('told' in when) return isTold(when.told, facts) && isAskedOf(when, facts.person)
  if ('lacks' in when) return !facts.evidence.present.has(when.lacks)
  if ('notDenied' in when) return !when.notDenied.some((id) => facts.evidence.absent.has(id))
  if ('any' in when) return when.any.some((one) => holds(one, facts))
  if ('all' in when) return when.all.every((one) => holds(one, facts))
  if ('of' in when) return when.of.filter((one) => holds(one, facts)).length >= when.atLeast
  if ('vital' in when) return isVital(when, facts.vitals)
  if ('notAlert' in when) return isNotAlert(facts.vitals)
  if ('score' in when) return scoreOf(when.score, facts) >= when.from
  if ('ageMonths' in when) return isOfAge(when.ageMonths, facts.person.ageMonths)
  if ('pregnancyWeeks' in when) return isOfWeeks(when.pregnancyWeeks, facts.person.pregnancyWeeks ?? Infinity)
  if ('person' in when) return isSuch(when.person, facts.person)
  return facts.altitudeM === undefined || facts.altitudeM < when.altitudeM.below
}

const isTold = (id: string, { evidence, measured }: TriageFacts): boolean =>
  evidence.present.get(id)?.implied === false && !measured.has(id)

/** Adult where the age is not known: the rules of children need the age. */
function isOfAge(
  { from = 0, below = Infinity }: { from?: number; below?: number },
  ageMonths: number | undefined,
): boolean {
  const months = ageMonths ?? 360
  return months >= from && months < below
}

/** Of somebody whose weeks are not known a rule from a week on holds, one below a week does not. */
const isOfWeeks = ({ from = 0, below }: { from?: number; below?: number }, weeks: number): boolean =>
  weeks >= from && (below === undefined || weeks < below)

function isSuch(wanted: 'pregnant' | 'after_birth' | 'not_pregnant', { pregnant, afterBirth }: Person): boolean {
  if (wanted === 'pregnant') return pregnant === true
  return wanted === 'after_birth' ? afterBirth === true : pregnant !== true
}

/** The rules that apply to a case, in their own order; general ones only where no other asks for as much. */
export function rulesThatApply(rules: readonly TriageRule[], facts: TriageFacts): TriageRule[] {
  const applying = rules.filter(({ when }) => holds(when, facts))
  const isSaid = ({ level }: TriageRule) =>
    applying.some((other) => levelAtLeast(other.level, level) && (!other.general || other.level !== level))
  return applying.filter((rule) => !rule.general || !isSaid(rule))
}
