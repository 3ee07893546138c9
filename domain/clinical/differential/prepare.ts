import type { FindingFamilies } from '#domain/clinical/differential/evidence.ts'
import type { Condition } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'

export interface WeighedCondition {
  readonly id: string
  readonly condition: Condition
  /** P(finding | condition) of what the condition names and of the broader findings that follow from it. */
  readonly likelihoods: ReadonlyMap<string, number>
  /** Its leading symptoms, those first whose silence says most against it. */
  readonly leading: readonly LeadingSymptom[]
}

/** A symptom that most who have the condition have, and what it says that an account does not speak of it. */
export interface LeadingSymptom {
  readonly finding: string
  readonly family: string
  readonly unmentioned: number
}

/** What the differential is computed from, prepared once. */
export interface DifferentialKnowledge {
  readonly findings: Readonly<Record<string, Finding>>
  readonly families: FindingFamilies
  readonly conditions: readonly WeighedCondition[]
  /** Of each finding, which conditions (by their place) name it, and how likely it is in them. */
  readonly naming: ReadonlyMap<string, readonly Naming[]>
}

export interface Naming {
  readonly at: number
  readonly likelihood: number
}

/** Of symptoms that are there, the share that people speak of by themselves when they tell why they come. */
const SPOKEN_OF = 0.6
/** Symptoms that at least so many have are missed in an account that does not name them. */
const LEADING_FROM = 0.5

/** The conditions and their findings, ready to be weighed. */
export function prepareDifferential(
  findings: Readonly<Record<string, Finding>>,
  families: FindingFamilies,
  conditions: Readonly<Record<string, Condition>>,
): DifferentialKnowledge {
  const prepared = Object.entries(conditions).map(([id, condition]) => prepare(id, condition, findings, families))
  const naming = new Map<string, Naming[]>()
  for (const [at, { likelihoods }] of prepared.entries()) {
    for (const [finding, likelihood] of likelihoods) {
      const named = naming.get(finding)
      if (named) named.push({ at, likelihood })
      else naming.set(finding, [{ at, likelihood }])
    }
  }
  return { findings, families, conditions: prepared, naming }
}

/** A condition ready to be weighed: where it names a burning pain, pain is at least as likely. */
function prepare(
  id: string,
  condition: Condition,
  findings: Readonly<Record<string, Finding>>,
  { ancestors, familyOf }: FindingFamilies,
): WeighedCondition {
  const named = Object.entries(condition.findings).filter((entry): entry is [string, number] => entry[1] !== undefined)
  const likelihoods = new Map<string, number>(named)
  for (const [finding, likelihood] of named) {
    for (const broader of ancestors.get(finding) ?? []) {
      if (condition.findings[broader as keyof typeof condition.findings] !== undefined) continue
      likelihoods.set(broader, Math.max(likelihoods.get(broader) ?? 0, likelihood))
    }
  }
  const strongest = new Map<string, LeadingSymptom>()
  for (const [finding, likelihood] of likelihoods) {
    const { kind, background = 1 } = findings[finding] ?? {}
    if (kind !== 'symptom' || likelihood < LEADING_FROM) continue
    const family = familyOf.get(finding) ?? finding
    const unmentioned = Math.log((1 - SPOKEN_OF * likelihood) / (1 - SPOKEN_OF * background))
    if (unmentioned < (strongest.get(family)?.unmentioned ?? 0)) strongest.set(family, { finding, family, unmentioned })
  }
  const leading = [...strongest.values()].toSorted((one, other) => one.unmentioned - other.unmentioned)
  return { id, condition, likelihoods, leading }
}
