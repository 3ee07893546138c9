import { MEASURED_DANGERS } from '#domain/clinical/case/vital-findings.ts'
import type { FindingFamilies } from '#domain/clinical/differential/evidence.ts'
import { absentWeight, presentWeight, RULED_OUT } from '#domain/clinical/differential/finding-weight.ts'
import {
  type LeadingSymptom,
  leadingSymptoms,
  type Silence,
  silenceOf,
} from '#domain/clinical/differential/unmentioned.ts'
import { addTo } from '#domain/clinical/grouped.ts'
import {
  type AssessedCondition,
  COURSES,
  type Course,
  TRIAGE_LEVELS,
  TRIAGE_RANK,
} from '#domain/clinical/knowledge/conditions/condition.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import type { Steps } from '#domain/clinical/steps.ts'

export interface WeighedCondition {
  readonly id: string
  readonly condition: AssessedCondition
  /** P(finding | condition) of what the condition names and of the broader findings that follow from it. */
  readonly likelihoods: ReadonlyMap<string, number>
}

/** What the differential is computed from, prepared once. */
export interface DifferentialKnowledge {
  readonly findings: Readonly<Record<string, Finding>>
  readonly families: FindingFamilies
  readonly conditions: readonly WeighedCondition[]
  /** Of each finding, what it says of the conditions that name it. */
  readonly naming: ReadonlyMap<string, Naming>
  readonly silence: Silence
  /** Of each condition, by its place, how pressing it is by itself: TRIAGE_RANK. */
  readonly ranks: Uint8Array
  /** What the time that an illness has lasted says of each condition, by its place. */
  readonly courses: Readonly<Record<Course, Float64Array>>
  /** Of each finding, the conditions that it makes more pressing. */
  readonly pressing: ReadonlyMap<string, readonly { readonly at: number; readonly rank: number }[]>
}

/** The conditions that name a finding, by their place, and what it says of each that it is there, and that it is not. */
export interface Naming {
  readonly places: Uint16Array
  readonly present: Float64Array
  readonly absent: Float64Array
}

/** How long illnesses have lasted when they are brought to primary care, all together. */
const COURSE_BACKGROUND: Readonly<Record<Course, number>> = { hours: 0.12, days: 0.45, weeks: 0.23, months: 0.2 }
const UNNAMED_COURSE = 0.04
const LEAST_COURSE = 0.02

/** Conditions in a step of preparing them, some milliseconds. */
const STEP = 100

/** The conditions and their findings, ready to be weighed; between its steps others can take their turn. */
export function* differentialSteps(
  findings: Readonly<Record<string, Finding>>,
  families: FindingFamilies,
  conditions: Readonly<Record<string, AssessedCondition>>,
): Steps<DifferentialKnowledge> {
  const prepared: WeighedCondition[] = []
  for (const [id, condition] of Object.entries(conditions)) {
    if (prepared.length % STEP === 0) yield
    prepared.push(prepare(id, condition, families))
  }
  const reasoned = dangersToExplain(findings, families)
  const named = new Map<string, { at: number; present: number; absent: number }[]>()
  const pressing = new Map<string, { at: number; rank: number }[]>()
  const silent: { needs: readonly string[]; leading: LeadingSymptom[] }[] = []
  for (const [at, { condition, likelihoods }] of prepared.entries()) {
    if (at % STEP === 0) yield
    for (const [id, likelihood] of likelihoods) {
      const finding = findings[id]
      if (!finding) continue
      const present = isRuledOutBy(condition, id) ? RULED_OUT : presentWeight(likelihood, finding, reasoned.has(id))
      addTo(named, id, { at, present, absent: absentWeight(likelihood, finding) })
    }
    for (const level of TRIAGE_LEVELS)
      for (const sign of condition.worse?.[level] ?? []) addTo(pressing, sign, { at, rank: TRIAGE_RANK[level] })
    silent.push({ needs: condition.needs ?? [], leading: leadingSymptoms(likelihoods, findings, families) })
  }
  const naming = new Map(
    [...named].map(([id, list]): [string, Naming] => [
      id,
      {
        places: Uint16Array.from(list, ({ at }) => at),
        present: Float64Array.from(list, ({ present }) => present),
        absent: Float64Array.from(list, ({ absent }) => absent),
      },
    ]),
  )
  return {
    findings,
    families,
    conditions: prepared,
    naming,
    silence: silenceOf(silent, families),
    ranks: Uint8Array.from(prepared, ({ condition }) => TRIAGE_RANK[condition.triage]),
    courses: coursesOf(prepared),
    pressing,
  }
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

function coursesOf(conditions: readonly WeighedCondition[]): Readonly<Record<Course, Float64Array>> {
  const said = (one: Course) =>
    Float64Array.from(conditions, ({ condition: { course } }) =>
      Math.log(Math.max(course[one] ?? UNNAMED_COURSE, LEAST_COURSE) / COURSE_BACKGROUND[one]),
    )
  const [hours, days, weeks, months] = COURSES
  return { hours: said(hours), days: said(days), weeks: said(weeks), months: said(months) }
}

/** A condition ready to be weighed: where it names a burning pain, pain is at least as likely. */
function prepare(id: string, condition: AssessedCondition, { ancestors }: FindingFamilies): WeighedCondition {
  const named: [string, number][] = [
    ...Object.entries(condition.findings),
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
  return { id, condition, likelihoods }
}
