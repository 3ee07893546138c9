import type { Evidence } from '#domain/clinical/differential/evidence.ts'
import type { DifferentialKnowledge } from '#domain/clinical/differential/prepare.ts'
import { FAMILY_SHARE, Scales, type Tell } from '#domain/clinical/differential/scales.ts'
import { weighUnmentioned } from '#domain/clinical/differential/unmentioned.ts'
import { addTo } from '#domain/clinical/grouped.ts'
import type { Course } from '#domain/clinical/knowledge/conditions/condition.ts'

/** What is uncertain counts half. */
const UNCERTAIN_SHARE = 0.5
/** A finding with at least this weight (a likelihood ratio of 2) makes one think of a condition. */
const SUSPECTED_FROM = Math.log(2)

/** What is known, as it speaks for and against each condition, by the condition's place. */
export interface Weighed {
  /** All weights together, as much as each counts: a natural logarithm of a likelihood ratio. */
  readonly sums: Float64Array
  /**
   * 1 where something of this illness speaks for the condition: neither being common nor being pregnant, nor any other
   * history, makes anybody fear a condition.
   */
  readonly suspected: Uint8Array
}

/**
 * Weighs what is known for every condition at once. A finding that a condition does not name says nothing of it. A
 * broader finding that is only implied by a narrower one which the condition names is not counted again. Findings of one
 * family are dependent: the strongest counts in full, the others in part.
 *
 * @param isAccount what is known was told in free words: see DifferentialCase
 * @param tell is told each weight: who shows what speaks for and against a condition
 */
export function weigh(
  knowledge: DifferentialKnowledge,
  evidence: Evidence,
  isAccount: boolean,
  tell: Tell | null = null,
): Weighed {
  const { findings, conditions } = knowledge
  const scales = new Scales(conditions.length, tell)
  const suspected = new Uint8Array(conditions.length)
  for (const family of presentFamilies(knowledge, evidence))
    weighFamily(scales, family, (at, finding, weight) => {
      if (weight >= SUSPECTED_FROM && findings[finding]?.kind !== 'history') suspected[at] = 1
    })
  for (const family of absentFamilies(knowledge, evidence)) weighFamily(scales, family)
  weighUnmentioned(scales, knowledge, evidence, isAccount)
  return { sums: scales.sums, suspected }
}

/** A finding that is known, with what it says of the conditions in some places. */
interface Told {
  readonly finding: string
  readonly status: 'present' | 'absent'
  readonly places: Uint16Array
  readonly weights: Float64Array
  /** What each of the weights counts. */
  readonly share: number
  /** 1 in the place of a condition that names a narrower finding which is there. */
  readonly covered: Uint8Array | null
}

/** Findings in the order of their ids, so that the same ones always give the same sum, by their family. */
function byFamily(ids: Iterable<string>, { families }: DifferentialKnowledge): Iterable<readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const id of [...ids].toSorted()) addTo(groups, families.familyOf.get(id) ?? id, id)
  return groups.values()
}

const NOTHING = { places: new Uint16Array(0), present: new Float64Array(0), absent: new Float64Array(0) }

function* presentFamilies(knowledge: DifferentialKnowledge, { present }: Evidence): Iterable<readonly Told[]> {
  const { naming, families, conditions } = knowledge
  const narrower = new Map<string, Uint8Array>()
  for (const id of present.keys())
    for (const broader of families.ancestors.get(id) ?? []) {
      const covered = narrower.get(broader) ?? new Uint8Array(conditions.length)
      for (const at of naming.get(id)?.places ?? []) covered[at] = 1
      narrower.set(broader, covered)
    }
  for (const ids of byFamily(present.keys(), knowledge))
    yield ids.map((finding): Told => {
      const { certain = true, implied = false } = present.get(finding) ?? {}
      const { places, present: weights } = naming.get(finding) ?? NOTHING
      const covered = (implied && narrower.get(finding)) || null
      return { finding, status: 'present', places, weights, share: certain ? 1 : UNCERTAIN_SHARE, covered }
    })
}

function* absentFamilies(knowledge: DifferentialKnowledge, { absent }: Evidence): Iterable<readonly Told[]> {
  for (const ids of byFamily(absent, knowledge))
    yield ids.map((finding): Told => {
      const { places, absent: weights } = knowledge.naming.get(finding) ?? NOTHING
      return { finding, status: 'absent', places, weights, share: 1, covered: null }
    })
}

/** Adds what the findings of a family say, of each condition the strongest in full. */
function weighFamily(
  scales: Scales,
  family: readonly Told[],
  also?: (at: number, finding: string, weight: number) => void,
): void {
  const strongest = family.length > 1 ? strongestOf(family, scales.sums.length) : null
  for (const { finding, status, places, weights, share, covered } of family)
    for (let one = 0; one < places.length; one++) {
      const at = places[one] ?? 0
      if (covered?.[at]) continue
      let weight = (weights[one] ?? 0) * share
      if (strongest && strongest[at] !== weight) weight *= FAMILY_SHARE
      // Another one that is as strong counts in part.
      else if (strongest) strongest[at] = Number.NaN
      scales.add(at, finding, status, weight)
      also?.(at, finding, weight)
    }
}

/** The strongest weight of a family for each of so many conditions, by its place. */
function strongestOf(family: readonly Told[], conditions: number): Float64Array {
  const strongest = new Float64Array(conditions)
  for (const { places, weights, share, covered } of family)
    for (let one = 0; one < places.length; one++) {
      const at = places[one] ?? 0
      const weight = (weights[one] ?? 0) * share
      if (!covered?.[at] && Math.abs(weight) > Math.abs(strongest[at] ?? 0)) strongest[at] = weight
    }
  return strongest
}

/** The course of an illness that has lasted so many days. */
export function courseOf(days: number): Course {
  if (days < 1) return 'hours'
  if (days <= 7) return 'days'
  return days <= 28 ? 'weeks' : 'months'
}
