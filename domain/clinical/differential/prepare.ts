import { MEASURED_DANGERS } from '#domain/clinical/case/vital-findings.ts'
import type { FindingFamilies } from '#domain/clinical/differential/evidence.ts'
import { absentWeight, presentWeight, RULED_OUT, type Weight } from '#domain/clinical/differential/finding-weight.ts'
import {
  type AssessedCondition,
  COURSES,
  type Course,
  TRIAGE_LEVELS,
  type TriageLevel,
} from '#domain/clinical/knowledge/conditions/condition.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import type { Steps } from '#domain/clinical/steps.ts'

export interface WeighedCondition {
  readonly id: string
  readonly condition: AssessedCondition
  /** P(finding | condition) of what the condition names and of the broader findings that follow from it. */
  readonly likelihoods: ReadonlyMap<string, number>
  /** The symptoms that most who have it have, and what it says that an account does not speak of them; the most first. */
  readonly leading: readonly LeadingSymptom[]
  /** What the time that the illness has lasted says of it. */
  readonly courses: Readonly<Record<Course, number>>
}

/** What a finding says of a condition, and the family in which only the strongest counts in full. */
export interface Counted {
  readonly family: string
  readonly said: Weight
}

export interface LeadingSymptom extends Counted {
  /** Its place in the knowledge's own list of findings: what is asked of it for each condition is asked once. */
  readonly at: number
}

/** What the differential is computed from, prepared once. */
export interface DifferentialKnowledge {
  readonly findings: Readonly<Record<string, Finding>>
  readonly families: FindingFamilies
  readonly conditions: readonly WeighedCondition[]
  /** Of each finding, which conditions (by their place) name it, and what it says of them. */
  readonly naming: ReadonlyMap<string, readonly Naming[]>
  /** Of each family, the conditions (by their place) that have a leading symptom of it. */
  readonly leadingBy: ReadonlyMap<string, readonly number[]>
  /** Of each finding, the conditions that it makes more pressing. */
  readonly pressing: ReadonlyMap<string, readonly { readonly at: number; readonly level: TriageLevel }[]>
}

export interface Naming {
  readonly at: number
  readonly present: Counted
  readonly absent: Counted
}

/** How long illnesses have lasted when they are brought to primary care, all together. */
const COURSE_BACKGROUND: Readonly<Record<Course, number>> = { hours: 0.12, days: 0.45, weeks: 0.23, months: 0.2 }
const UNNAMED_COURSE = 0.04
const LEAST_COURSE = 0.02

/** Of symptoms that are there, the share that people speak of by themselves when they tell why they come. */
const SPOKEN_OF = 0.6
/** Symptoms that at least so many have are missed in an account that does not name them. */
const LEADING_FROM = 0.5

/** Conditions in a step of preparing them, some milliseconds. */
const STEP = 100

/** The conditions and their findings, ready to be weighed; between its steps others can take their turn. */
export function* differentialSteps(
  findings: Readonly<Record<string, Finding>>,
  families: FindingFamilies,
  conditions: Readonly<Record<string, AssessedCondition>>,
): Steps<DifferentialKnowledge> {
  const places = new Map(Object.keys(findings).map((id, at) => [id, at]))
  const prepared: WeighedCondition[] = []
  for (const [id, condition] of Object.entries(conditions)) {
    if (prepared.length % STEP === 0) yield
    prepared.push(prepare(id, condition, findings, families, places))
  }
  const reasoned = dangersToExplain(findings, families)
  const naming = new Map<string, Naming[]>()
  const leadingBy = new Map<string, number[]>()
  const pressing = new Map<string, { at: number; level: TriageLevel }[]>()
  for (const [at, { condition, likelihoods, leading }] of prepared.entries()) {
    if (at % STEP === 0) yield
    for (const [id, likelihood] of likelihoods) {
      const finding = findings[id]
      if (!finding) continue
      const family = families.familyOf.get(id) ?? id
      const weight = isRuledOutBy(condition, id) ? RULED_OUT : presentWeight(likelihood, finding, reasoned.has(id))
      add(naming, id, {
        at,
        present: { family, said: { finding: id, status: 'present', weight } },
        absent: { family, said: { finding: id, status: 'absent', weight: absentWeight(likelihood, finding) } },
      })
    }
    for (const { family } of leading) add(leadingBy, family, at)
    for (const level of TRIAGE_LEVELS)
      for (const sign of condition.worse?.[level] ?? []) add(pressing, sign, { at, level })
  }
  return { findings, families, conditions: prepared, naming, leadingBy, pressing }
}

/** What happened to somebody is itself the reason, and asks for none. */
const EVENTS = [
  'injury',
  'animal_bite',
  'snake_bite',
  'human_bite',
  'scorpion_sting',
  'spider_bite',
  'poison_swallowed',
]

/** Danger signs that are seen or felt: no event, no length of time, and no number, which many illnesses share. */
function dangersToExplain(
  findings: Readonly<Record<string, Finding>>,
  { ancestors }: FindingFamilies,
): ReadonlySet<string> {
  const lengths = new Set(Object.values(findings).flatMap(({ lasting = [] }) => lasting.map(({ makes }) => makes)))
  const dangers = Object.entries(findings).filter(([id, { redFlag }]) => redFlag === true && !lengths.has(id))
  const isEvent = (id: string) => EVENTS.some((event) => event === id || ancestors.get(id)?.includes(event))
  return new Set(dangers.map(([id]) => id).filter((id) => !MEASURED_DANGERS.has(id) && !isEvent(id)))
}

const isRuledOutBy = ({ ruledOutBy = [] }: AssessedCondition, id: string): boolean =>
  ruledOutBy.some((one) => one === id)

function add<Value>(to: Map<string, Value[]>, key: string, value: Value): void {
  const list = to.get(key)
  if (list) list.push(value)
  else to.set(key, [value])
}

const coursesOf = ({ course }: AssessedCondition): Readonly<Record<Course, number>> => {
  const said = (one: Course) => Math.log(Math.max(course[one] ?? UNNAMED_COURSE, LEAST_COURSE) / COURSE_BACKGROUND[one])
  const [hours, days, weeks, months] = COURSES
  return { hours: said(hours), days: said(days), weeks: said(weeks), months: said(months) }
}

/** A condition ready to be weighed: where it names a burning pain, pain is at least as likely. */
function prepare(
  id: string,
  condition: AssessedCondition,
  findings: Readonly<Record<string, Finding>>,
  { ancestors, familyOf }: FindingFamilies,
  places: ReadonlyMap<string, number>,
): WeighedCondition {
  const named: [string, number][] = [
    ...Object.entries(condition.findings).filter((entry): entry is [string, number] => entry[1] !== undefined),
    ...(condition.ruledOutBy ?? []).map((finding): [string, number] => [finding, 0]),
  ]
  const likelihoods = new Map<string, number>(named)
  for (const [finding, likelihood] of named) {
    if (isRuledOutBy(condition, finding)) continue
    for (const broader of ancestors.get(finding) ?? []) {
      if (condition.findings[broader as keyof typeof condition.findings] !== undefined) continue
      likelihoods.set(broader, Math.max(likelihoods.get(broader) ?? 0, likelihood))
    }
  }
  const strongest = new Map<string, LeadingSymptom>()
  // In the order of the findings, whatever the order in which the condition names them.
  const inOrder = [...likelihoods].toSorted(([one], [other]) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
  for (const [finding, likelihood] of inOrder) {
    const { kind, background = 1 } = findings[finding] ?? {}
    if (kind !== 'symptom' || likelihood < LEADING_FROM) continue
    const family = familyOf.get(finding) ?? finding
    const weight = Math.log((1 - SPOKEN_OF * likelihood) / (1 - SPOKEN_OF * background))
    if (weight < (strongest.get(family)?.said.weight ?? 0))
      strongest.set(family, { family, said: { finding, status: 'unmentioned', weight }, at: places.get(finding) ?? 0 })
  }
  const leading = [...strongest.values()].toSorted(
    (one, other) => one.said.weight - other.said.weight || one.at - other.at,
  )
  return { id, condition, likelihoods, leading, courses: coursesOf(condition) }
}
