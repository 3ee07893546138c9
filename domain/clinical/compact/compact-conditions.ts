import { bitReader, bitWriter } from '#domain/clinical/compact/bit-coder.ts'
import { codeNumber, SETS_OF_NUMBER } from '#domain/clinical/compact/coded-numbers.ts'
import { compactIds, idsOfCompact } from '#domain/clinical/compact/compact-ids.ts'
import { type CompactRows, compactRows, rowsOfCompact } from '#domain/clinical/compact/compact-rows.ts'
import { contextOf, type MixedCoder, mixedCoder } from '#domain/clinical/compact/mixed-coder.ts'
import type { CompactPhrases } from '#domain/clinical/compact/phrase-coder.ts'
import {
  type AssessedCondition,
  type Condition,
  LIKELIHOODS,
  NOT_ASSESSED,
} from '#domain/clinical/knowledge/conditions/condition.ts'

/**
 * All conditions, as far as an assessment needs them. Which findings each names, and how likely each is, are half of all
 * that the engine knows.
 */
export interface CompactConditions {
  readonly ids: CompactPhrases
  /** Of each condition in bits: how far each finding stands after the one before, with 0 at the end, and how likely it is. */
  readonly findings: string
  readonly others: CompactRows
}

const ROOM = { sets: 4, slotBits: 20 }
const STEP_SET = 0
const LIKELIHOOD_SET = STEP_SET + SETS_OF_NUMBER
/** Findings of one part of the body stand together: so many of them, as a power of two, tell how far the next is. */
const AREA_BITS = 5
/** Of the place of a likelihood among LIKELIHOODS. */
const LIKELIHOOD_BITS = 32 - Math.clz32(LIKELIHOODS.length - 1)

/** A finding of a condition by its place among all, and its likelihood by its own. */
type Placed = readonly [finding: number, likelihood: number]

/** Writes the findings of a condition, in their order, or reads them: a reader is given none. */
function placesCoder(coder: MixedCoder): (given: readonly Placed[]) => readonly Placed[] {
  /** How far the next finding stood in the last condition that had this one. */
  const stepsAfter = new Map<number, number>()
  const codeLikelihood = (likelihood: number): number => {
    let node = 1
    for (let below = LIKELIHOOD_BITS - 1; below >= 0; below -= 1)
      node = node * 2 + coder.bit((likelihood >>> below) & 1, node, LIKELIHOOD_SET)
    return node - 2 ** LIKELIHOOD_BITS
  }
  return (given) => {
    const places: Placed[] = []
    let before = 0
    for (let at = -1; ; ) {
      const [next, likelihood = 0] = given[places.length] ?? []
      coder.within(
        contextOf(1, at),
        contextOf(2, stepsAfter.get(at) ?? 0),
        contextOf(3, places.length),
        contextOf(4, at >> AREA_BITS),
        contextOf(9, at, stepsAfter.get(at) ?? 0),
        contextOf(11, at, places.length),
        contextOf(13, at >> AREA_BITS, places.length),
      )
      const step = codeNumber(coder, next === undefined ? 0 : next - at, STEP_SET)
      stepsAfter.set(at, step)
      if (step === 0) return places
      at += step
      coder.within(
        contextOf(5, 0),
        contextOf(6, before),
        contextOf(7, at),
        contextOf(8, places.length),
        contextOf(10, at, before),
        contextOf(12, at >> AREA_BITS),
        contextOf(14, before, at >> AREA_BITS),
      )
      before = codeLikelihood(likelihood)
      places.push([at, before])
    }
  }
}

/**
 * @param findings the ids of all findings: conditions name them by their place
 * @param actions the ids of all actions
 */
export function compactConditions(
  conditions: Readonly<Record<string, Condition>>,
  findings: readonly string[],
  actions: readonly string[],
): CompactConditions {
  const places = new Map(findings.map((id, at) => [id, at]))
  const ids = Object.keys(conditions)
  const writer = bitWriter()
  const write = placesCoder(mixedCoder(writer, ROOM))
  for (const condition of Object.values(conditions)) {
    const named = Object.entries(condition.findings).map(([id, likelihood]) => {
      const at = places.get(id)
      if (at === undefined || likelihood === undefined) throw new Error(`A condition names ${id}, which is no finding`)
      return [at, LIKELIHOODS.indexOf(likelihood)] as const
    })
    write(named.toSorted(([one], [other]) => one - other))
  }
  const others = compactRows(conditions, ids, [...findings, ...actions], ['findings', ...NOT_ASSESSED])
  return { ids: compactIds(ids, findings), findings: writer.text(), others }
}

/** What compactConditions was given, without NOT_ASSESSED; each condition's findings are in the order of all findings. */
export function conditionsOfCompact(
  { ids: words, findings: steps, others }: CompactConditions,
  findings: readonly string[],
  actions: readonly string[],
): Record<string, AssessedCondition> {
  const ids = idsOfCompact(words, findings)
  const read = placesCoder(mixedCoder(bitReader(steps), ROOM))
  const rows = rowsOfCompact<Omit<AssessedCondition, 'findings'>>(others, ids, [...findings, ...actions])
  return Object.fromEntries(
    Object.entries(rows).map(([id, row]) => {
      const named = Object.fromEntries(read([]).map(([at, value]) => [findings[at] ?? '', LIKELIHOODS[value]]))
      return [id, { ...row, findings: named }]
    }),
  )
}
