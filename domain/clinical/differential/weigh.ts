import type { Evidence } from '#domain/clinical/differential/evidence.ts'
import type { Weight } from '#domain/clinical/differential/finding-weight.ts'
import type {
  Counted,
  DifferentialKnowledge,
  LeadingSymptom,
  WeighedCondition,
} from '#domain/clinical/differential/prepare.ts'
import type { Course } from '#domain/clinical/knowledge/conditions/condition.ts'

/** The share with which the second and later findings of a family count beside the strongest. */
const FAMILY_SHARE = 0.45
/** What is uncertain counts half. */
const UNCERTAIN_SHARE = 0.5
/** So many leading symptoms at most count for not being spoken of. */
const MOST_UNMENTIONED = 3

/**
 * What each known finding says of each condition, by the condition's place, the strongest first. A finding that a
 * condition does not name says nothing of it. A broader finding that is only implied by a narrower one which the
 * condition names is not counted again. Findings of one family are dependent: how much each counts says countedWeight.
 *
 * @param isAccount what is known was told in free words: see DifferentialCase
 * @param places the conditions that are wanted; the lists of others stay empty
 */
export function weighFindings(
  { families, conditions, naming }: DifferentialKnowledge,
  evidence: Evidence,
  isAccount: boolean,
  places: ReadonlySet<number> | null = null,
): Counted[][] {
  const found: Counted[][] = conditions.map(() => [])
  const isWanted = (at: number) => places === null || places.has(at)
  const implied: (readonly [at: number, counted: Counted])[] = []
  const narrower = new Map<string, Set<number>>()
  for (const [id, known] of evidence.present) {
    const named = (naming.get(id) ?? []).filter(({ at }) => isWanted(at))
    for (const { at, present } of named) {
      const counted = known.certain ? present : halved(present)
      if (known.implied) implied.push([at, counted])
      else addByStrength(found[at], counted)
    }
    for (const broader of families.ancestors.get(id) ?? []) {
      const at = narrower.get(broader) ?? new Set()
      for (const one of named) at.add(one.at)
      narrower.set(broader, at)
    }
  }
  for (const [at, counted] of implied)
    if (!narrower.get(counted.said.finding)?.has(at)) addByStrength(found[at], counted)
  for (const id of evidence.absent)
    for (const { at, absent } of naming.get(id) ?? []) if (isWanted(at)) addByStrength(found[at], absent)
  for (const at of places ?? conditions.keys()) addMissingNeed(found[at], conditions[at], evidence, families)
  if (isAccount) {
    const isSilent = silenceOf(evidence, families)
    for (const at of places ?? conditions.keys()) addUnmentioned(found[at], conditions[at], isSilent)
  }
  return found
}

/**
 * The conditions, by their place, of which other evidence can say something else; null where that may be any.
 *
 * @param isNewlyTold what was not told before, or is no longer, counts for what is there all the same
 */
export function placesBetween(
  { naming, leadingBy, families }: DifferentialKnowledge,
  before: Evidence,
  after: Evidence,
  isNewlyTold: boolean,
): ReadonlySet<number> | null {
  if (before.absent.size !== after.absent.size || [...before.absent].some((id) => !after.absent.has(id))) return null
  const places = new Set<number>()
  for (const id of new Set([...before.present.keys(), ...after.present.keys()])) {
    const [one, other] = [before.present.get(id), after.present.get(id)]
    if (!isNewlyTold && one && other && one.certain === other.certain && one.implied === other.implied) continue
    for (const { at } of naming.get(id) ?? []) places.add(at)
    for (const at of leadingBy.get(families.familyOf.get(id) ?? id) ?? []) places.add(at)
  }
  return places
}

const halved = ({ family, said }: Counted): Counted => ({
  family,
  said: { ...said, weight: said.weight * UNCERTAIN_SHARE },
})

/** There are some 600 lists, weighed anew for each danger sign: kept in order, none has to be sorted. */
function addByStrength(list: Counted[] | undefined, counted: Counted): void {
  if (!list) return
  let at = list.length
  for (; at > 0; at--) {
    const before = list[at - 1]
    if (!before || !isStronger(counted.said, before.said)) break
    list[at] = before
  }
  list[at] = counted
}

function isStronger(one: Weight, other: Weight): boolean {
  const [strength, others] = [Math.abs(one.weight), Math.abs(other.weight)]
  return strength > others || (strength === others && one.finding < other.finding)
}

/** What it says that nothing is told of which a condition hardly comes without. */
const WITHOUT_ITS_NEED = -Math.log(12)

function addMissingNeed(
  found: Counted[] | undefined,
  condition: WeighedCondition | undefined,
  { present }: Evidence,
  { familyOf }: DifferentialKnowledge['families'],
): void {
  const needs = condition?.condition.needs
  const [finding] = needs ?? []
  if (!finding || needs?.some((id) => present.has(id))) return
  addByStrength(found, {
    family: familyOf.get(finding) ?? finding,
    said: { finding, status: 'unmentioned', weight: WITHOUT_ITS_NEED },
  })
}

/**
 * Adds what an account in free words says by not naming a leading symptom. People do not name all that they have, so
 * this is far weaker than a denial; signs, results and history nobody tells by themselves, and they say nothing.
 */
function addUnmentioned(
  found: Counted[] | undefined,
  condition: WeighedCondition | undefined,
  isSilent: (symptom: LeadingSymptom) => boolean,
): void {
  let missed = 0
  for (const symptom of condition?.leading ?? []) {
    if (missed === MOST_UNMENTIONED) break
    if (!isSilent(symptom)) continue
    addByStrength(found, symptom)
    missed += 1
  }
}

/** Whether an account says nothing of a symptom: neither of its family nor against it. */
function silenceOf(
  { present, absent }: Evidence,
  { familyOf, ancestors }: DifferentialKnowledge['families'],
): (symptom: LeadingSymptom) => boolean {
  const spokenOf = new Set([...present.keys()].map((id) => familyOf.get(id)))
  const isDenied = (id: string) => absent.has(id) || (ancestors.get(id) ?? []).some((one) => absent.has(one))
  const known: boolean[] = []
  return ({ family, said: { finding }, at }) => (known[at] ??= !spokenOf.has(family) && !isDenied(finding))
}

/** How much one of a condition's weights counts: the strongest of its family in full, the others in part. */
export function countedWeight(weights: readonly Counted[], at: number): number {
  const one = weights[at]
  if (!one) return 0
  for (let before = 0; before < at; before++) {
    const other = weights[before]
    if (other?.family === one.family && other.said.status === one.said.status) return one.said.weight * FAMILY_SHARE
  }
  return one.said.weight
}

/** A condition's weights as much as each counts. */
export const countedWeights = (weights: readonly Counted[]): Weight[] =>
  weights.map(({ said }, at) => {
    const weight = countedWeight(weights, at)
    return weight === said.weight ? said : { ...said, weight }
  })

/** The course of an illness that has lasted so many days. */
export function courseOf(days: number): Course {
  if (days < 1) return 'hours'
  if (days <= 7) return 'days'
  return days <= 28 ? 'weeks' : 'months'
}
