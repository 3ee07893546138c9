import type { Evidence, FindingFamilies } from '#domain/clinical/differential/evidence.ts'
import type { DifferentialKnowledge, WeighedCondition } from '#domain/clinical/differential/prepare.ts'
import type { Course } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'

/** How much one finding speaks for (above 0) or against a condition, as a natural logarithm of the likelihood ratio. */
export interface Weight {
  readonly finding: string
  /** `unmentioned`: a leading symptom of the condition that a patient's own account does not speak of. */
  readonly status: 'present' | 'absent' | 'unmentioned'
  readonly weight: number
}

/** No single finding may decide alone: its likelihood ratio counts up to this, a result that settles it up to the second. */
const MOST = Math.log(400)
const MOST_OF_RESULT = Math.log(1000)
const LEAST = Math.log(1 / 30)
/** The share with which the second and later findings of a family count beside the strongest. */
const FAMILY_SHARE = 0.45
/** What is uncertain counts half. */
const UNCERTAIN_SHARE = 0.5
/** So many leading symptoms at most count for not being spoken of. */
const MOST_UNMENTIONED = 3
/** Nobody has every sign of a disease, and few signs are impossible in one. */
const HIGHEST_LIKELIHOOD = 0.97
const LOWEST_LIKELIHOOD = 0.002

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

function presentWeight(likelihood: number, finding: Finding): number {
  const ratio = clamp(likelihood, LOWEST_LIKELIHOOD, HIGHEST_LIKELIHOOD) / finding.background
  return clamp(Math.log(ratio), LEAST, finding.kind === 'result' ? MOST_OF_RESULT : MOST)
}

function absentWeight(likelihood: number, finding: Finding): number {
  return clamp(Math.log((1 - clamp(likelihood, 0, HIGHEST_LIKELIHOOD)) / (1 - finding.background)), LEAST, MOST)
}

/**
 * What each known finding says of each condition, by the condition's place. A finding that a condition does not name
 * says nothing of it. Findings of one family are dependent: the one that says most counts in full, the others in part;
 * a broader finding that is only implied by a narrower one which the condition names is not counted again.
 *
 * @param isAccount what is known was told in free words: see DifferentialCase
 */
export function weighFindings(
  { findings, families, conditions, naming }: DifferentialKnowledge,
  evidence: Evidence,
  isAccount: boolean,
): Weight[][] {
  const found: Weight[][] = conditions.map(() => [])
  const implied: (readonly [at: number, weight: Weight])[] = []
  const counted = conditions.map((): Set<string> | null => null)
  for (const [id, known] of evidence.present) {
    const finding = findings[id]
    if (!finding) continue
    const broader = families.ancestors.get(id) ?? []
    for (const { at, likelihood } of naming.get(id) ?? []) {
      const share = known.certain ? 1 : UNCERTAIN_SHARE
      const weight: Weight = { finding: id, status: 'present', weight: presentWeight(likelihood, finding) * share }
      if (known.implied) implied.push([at, weight])
      else found[at]?.push(weight)
      for (const one of broader) (counted[at] ??= new Set()).add(one)
    }
  }
  for (const [at, weight] of implied) if (!counted[at]?.has(weight.finding)) found[at]?.push(weight)
  for (const id of evidence.absent) {
    const finding = findings[id]
    if (!finding) continue
    for (const { at, likelihood } of naming.get(id) ?? [])
      found[at]?.push({ finding: id, status: 'absent', weight: absentWeight(likelihood, finding) })
  }
  if (isAccount) {
    const spokenOf = new Set([...evidence.present.keys()].map((id) => families.familyOf.get(id)))
    const isDenied = (id: string) =>
      evidence.absent.has(id) || (families.ancestors.get(id) ?? []).some((one) => evidence.absent.has(one))
    for (const [at, condition] of conditions.entries()) found[at]?.push(...unmentioned(condition, spokenOf, isDenied))
  }
  return found.map((weights) => (weights.length > 1 ? dampened(weights, families.familyOf) : weights))
}

/**
 * What an account in free words says by not naming a leading symptom. People do not name all that they have, so this is
 * far weaker than a denial; signs, results and history nobody tells by themselves, and they say nothing.
 */
function unmentioned(
  { leading }: WeighedCondition,
  spokenOf: ReadonlySet<string | undefined>,
  isDenied: (id: string) => boolean,
): Weight[] {
  const weights: Weight[] = []
  for (const symptom of leading) {
    if (weights.length === MOST_UNMENTIONED) break
    if (spokenOf.has(symptom.family) || isDenied(symptom.finding)) continue
    weights.push({ finding: symptom.finding, status: 'unmentioned', weight: symptom.unmentioned })
  }
  return weights
}

function dampened(weights: Weight[], familyOf: FindingFamilies['familyOf']): Weight[] {
  const strongestFirst = weights.toSorted(
    (one, other) => Math.abs(other.weight) - Math.abs(one.weight) || (one.finding < other.finding ? -1 : 1),
  )
  const seen = { present: new Set<string>(), absent: new Set<string>(), unmentioned: new Set<string>() }
  return strongestFirst.map((weight) => {
    const family = familyOf.get(weight.finding) ?? weight.finding
    const before = seen[weight.status]
    if (before.has(family)) return { ...weight, weight: weight.weight * FAMILY_SHARE }
    before.add(family)
    return weight
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
