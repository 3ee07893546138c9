import { bitReader, bitWriter } from '#domain/clinical/compact/bit-coder.ts'
import { codeNumber } from '#domain/clinical/compact/coded-numbers.ts'
import { compactIds, idsOfCompact } from '#domain/clinical/compact/compact-ids.ts'
import { type CompactRows, compactRows, rowsOfCompact } from '#domain/clinical/compact/compact-rows.ts'
import { contextOf, type MixedCoder, mixedCoder } from '#domain/clinical/compact/mixed-coder.ts'
import { numberReader, numberText } from '#domain/clinical/compact/numbers.ts'
import type { CompactPhrases } from '#domain/clinical/compact/phrase-coder.ts'
import {
  type AssessedCondition,
  type Condition,
  NOT_ASSESSED,
} from '#domain/clinical/knowledge/conditions/condition.ts'

/** All conditions, as far as an assessment needs them. Which findings each names, and how likely each is, are half of all that the engine knows. */
export interface CompactConditions {
  readonly ids: CompactPhrases
  /** Of each condition, how far each finding stands after the one before, in bits; 0 ends it. */
  readonly findings: string
  /** The likelihood of each by its place among these. */
  readonly likelihoods: string
  readonly values: readonly number[]
  readonly others: CompactRows
}

const STEP = { set: 0, foretold: 5, isLong: false }

/** Writes the places of a condition's findings, in their order, or reads them: a reader is given none. */
function placesCoder(coder: MixedCoder): (given: readonly number[]) => readonly number[] {
  /** How far the next finding stood in the last condition that had this one. */
  const stepsAfter = new Map<number, number>()
  return (given) => {
    const places: number[] = []
    for (let at = -1; ; ) {
      const next = given[places.length]
      coder.within(contextOf(1, at), contextOf(2, stepsAfter.get(at) ?? 0))
      const step = codeNumber(coder, next === undefined ? 0 : next - at, STEP)
      stepsAfter.set(at, step)
      if (step === 0) return places
      at += step
      places.push(at)
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
  const valuesAt = new Map<number, number>()
  const writer = bitWriter()
  const write = placesCoder(mixedCoder(writer))
  let likelihoods = ''
  for (const condition of Object.values(conditions)) {
    const named = Object.entries(condition.findings).map(([id, likelihood]) => {
      const at = places.get(id)
      if (at === undefined || likelihood === undefined) throw new Error(`A condition names ${id}, which is no finding`)
      return { at, likelihood }
    })
    const inOrder = named.toSorted((one, other) => one.at - other.at)
    write(inOrder.map(({ at }) => at))
    for (const { likelihood } of inOrder) {
      const value = valuesAt.get(likelihood) ?? valuesAt.size
      valuesAt.set(likelihood, value)
      likelihoods += numberText(value)
    }
  }
  const others = compactRows(conditions, ids, [...findings, ...actions], ['findings', ...NOT_ASSESSED])
  return { ids: compactIds(ids, findings), findings: writer.text(), likelihoods, values: [...valuesAt.keys()], others }
}

/** What compactConditions was given, without NOT_ASSESSED; each condition's findings are in the order of all findings. */
export function conditionsOfCompact(
  { ids: words, findings: steps, likelihoods, values, others }: CompactConditions,
  findings: readonly string[],
  actions: readonly string[],
): Record<string, AssessedCondition> {
  const ids = idsOfCompact(words, findings)
  const read = placesCoder(mixedCoder(bitReader(steps)))
  const nextValue = numberReader(likelihoods)
  const rows = rowsOfCompact<Omit<AssessedCondition, 'findings'>>(others, ids, [...findings, ...actions])
  return Object.fromEntries(
    Object.entries(rows).map(([id, row]) => {
      const named = Object.fromEntries(read([]).map((at) => [findings[at] ?? '', values[nextValue()] ?? 0]))
      return [id, { ...row, findings: named }]
    }),
  )
}
