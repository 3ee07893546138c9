import type { Evidence, FindingFamilies } from '#domain/clinical/differential/evidence.ts'
import type { Condition, Course } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'

/** How much one finding speaks for (above 0) or against a condition, as a natural logarithm of the likelihood ratio. */
export interface Weight {
  readonly finding: string
  /** `unmentioned`: a leading symptom of the condition that a patient's own account does not speak of. */
  readonly status: 'present' | 'absent' | 'unmentioned'
  readonly weight: number
}

/** No single finding may decide alone: its likelihood ratio counts up to this, a result that settles it up to the second. */
const MOST = Math.log(60)
const MOST_OF_RESULT = Math.log(400)
const LEAST = Math.log(1 / 30)
/** The share with which the second and later findings of a family count beside the strongest. */
const FAMILY_SHARE = 0.45
/** What is uncertain counts half. */
const UNCERTAIN_SHARE = 0.5
/** Of symptoms that are there, the share that people speak of by themselves when they tell why they come. */
const SPOKEN_OF = 0.6
/** Symptoms that at least so many have are missed in an account that does not name them, and so many at most. */
const LEADING_FROM = 0.5
const MOST_UNMENTIONED = 3
/** Nobody has every sign of a disease, and few signs are impossible in one. */
const HIGHEST_LIKELIHOOD = 0.97
const LOWEST_LIKELIHOOD = 0.002

export interface WeighedCondition {
  readonly id: string
  readonly condition: Condition
  /** P(finding | condition) of what the condition names and of the broader findings that follow from it. */
  readonly likelihoods: ReadonlyMap<string, number>
}

/** A condition ready to be weighed: where it names a burning pain, pain is at least as likely. */
export function prepareCondition(id: string, condition: Condition, { ancestors }: FindingFamilies): WeighedCondition {
  const named = Object.entries(condition.findings).filter((entry): entry is [string, number] => entry[1] !== undefined)
  const likelihoods = new Map<string, number>(named)
  for (const [finding, likelihood] of named) {
    for (const broader of ancestors.get(finding) ?? []) {
      if (condition.findings[broader as keyof typeof condition.findings] !== undefined) continue
      likelihoods.set(broader, Math.max(likelihoods.get(broader) ?? 0, likelihood))
    }
  }
  return { id, condition, likelihoods }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

function presentWeight(likelihood: number, finding: Finding): number {
  const ratio = clamp(likelihood, LOWEST_LIKELIHOOD, HIGHEST_LIKELIHOOD) / finding.background
  return clamp(Math.log(ratio), LEAST, finding.kind === 'result' ? MOST_OF_RESULT : MOST)
}

function absentWeight(likelihood: number, finding: Finding): number {
  return clamp(Math.log((1 - clamp(likelihood, 0, HIGHEST_LIKELIHOOD)) / (1 - finding.background)), LEAST, MOST)
}

/**
 * What each known finding says of a condition. A finding that the condition does not name says nothing. Findings of
 * one family are dependent: the one that says most counts in full, the others in part; a broader finding that is only
 * implied by a narrower one which the condition names is not counted again.
 */
export function weighFindings(
  weighed: WeighedCondition,
  evidence: Evidence,
  findings: Readonly<Record<string, Finding>>,
  families: FindingFamilies,
  isAccount = false,
): Weight[] {
  const { likelihoods } = weighed
  const { ancestors, familyOf } = families
  const weights: Weight[] = []
  const counted = new Set<string>()
  for (const id of evidence.present.keys()) {
    if (likelihoods.has(id)) for (const broader of ancestors.get(id) ?? []) counted.add(broader)
  }
  for (const [id, { certain, implied }] of evidence.present) {
    const likelihood = likelihoods.get(id)
    const finding = findings[id]
    if (likelihood === undefined || !finding || (implied && counted.has(id))) continue
    weights.push({
      finding: id,
      status: 'present',
      weight: presentWeight(likelihood, finding) * (certain ? 1 : UNCERTAIN_SHARE),
    })
  }
  for (const id of evidence.absent) {
    const likelihood = likelihoods.get(id)
    const finding = findings[id]
    if (likelihood === undefined || !finding) continue
    weights.push({ finding: id, status: 'absent', weight: absentWeight(likelihood, finding) })
  }
  if (isAccount) weights.push(...weighUnmentioned(weighed, evidence, findings, families))
  return dampened(weights, familyOf)
}

/**
 * What an account in free words says by not naming a leading symptom. People do not name all that they have, so this is
 * far weaker than a denial; signs, results and history nobody tells by themselves, and they say nothing.
 */
function weighUnmentioned(
  { likelihoods }: WeighedCondition,
  { present, absent }: Evidence,
  findings: Readonly<Record<string, Finding>>,
  { ancestors, familyOf }: FindingFamilies,
): Weight[] {
  const isDenied = (id: string) => absent.has(id) || (ancestors.get(id) ?? []).some((broader) => absent.has(broader))
  const strongest = new Map<string, Weight>()
  const spokenOf = new Set([...present.keys()].map((id) => familyOf.get(id)))
  for (const [id, likelihood] of likelihoods) {
    const finding = findings[id]
    const family = familyOf.get(id) ?? id
    if (finding?.kind !== 'symptom' || likelihood < LEADING_FROM || spokenOf.has(family) || isDenied(id)) continue
    const weight = Math.log((1 - SPOKEN_OF * likelihood) / (1 - SPOKEN_OF * finding.background))
    if (weight < (strongest.get(family)?.weight ?? 0))
      strongest.set(family, { finding: id, status: 'unmentioned', weight })
  }
  return [...strongest.values()].toSorted((one, other) => one.weight - other.weight).slice(0, MOST_UNMENTIONED)
}

function dampened(weights: readonly Weight[], familyOf: ReadonlyMap<string, string>): Weight[] {
  const strongestFirst = weights.toSorted(
    (one, other) => Math.abs(other.weight) - Math.abs(one.weight) || one.finding.localeCompare(other.finding),
  )
  const seen = new Set<string>()
  return strongestFirst.map((weight) => {
    const family = `${weight.status}:${familyOf.get(weight.finding) ?? weight.finding}`
    if (!seen.has(family)) {
      seen.add(family)
      return weight
    }
    return { ...weight, weight: weight.weight * FAMILY_SHARE }
  })
}

/** How long illnesses have lasted when they are brought to primary care, all together. */
const COURSE_BACKGROUND: Readonly<Record<Course, number>> = { hours: 0.12, days: 0.45, weeks: 0.23, months: 0.2 }
const UNNAMED_COURSE = 0.04

/** What the time that the illness has lasted says of a condition. */
export function weighCourse({ condition }: WeighedCondition, course: Course): number {
  const named = condition.course[course] ?? UNNAMED_COURSE
  return Math.log(Math.max(named, 0.02) / COURSE_BACKGROUND[course])
}

/** The course of an illness that has lasted so many days. */
export function courseOf(days: number): Course {
  if (days < 1) return 'hours'
  if (days <= 7) return 'days'
  return days <= 28 ? 'weeks' : 'months'
}
