import { type CompactTable, compactTable, tableOfCompact } from '#domain/clinical/compact/compact-table.ts'
import { numberReader, numberText } from '#domain/clinical/compact/numbers.ts'
import {
  type AssessedCondition,
  type Condition,
  NOT_ASSESSED,
} from '#domain/clinical/knowledge/conditions/condition.ts'

/** All conditions, as far as an assessment needs them. Which findings each names, and how likely each is, are half of all that the engine knows. */
export interface CompactConditions {
  readonly ids: readonly string[]
  /** Of each condition, how far each finding stands after the one before; 0 ends it. */
  readonly findings: string
  /** The likelihood of each by its place among these. */
  readonly likelihoods: string
  readonly values: readonly number[]
  readonly others: CompactTable
}

/** @param findings the ids of all findings: conditions name them by their place */
export function compactConditions(
  conditions: Readonly<Record<string, Condition>>,
  findings: readonly string[],
): CompactConditions {
  const places = new Map(findings.map((id, at) => [id, at]))
  const ids = Object.keys(conditions)
  const valuesAt = new Map<number, number>()
  let steps = ''
  let likelihoods = ''
  for (const condition of Object.values(conditions)) {
    let before = -1
    const named = Object.entries(condition.findings).map(([id, likelihood]) => {
      const at = places.get(id)
      if (at === undefined || likelihood === undefined) throw new Error(`A condition names ${id}, which is no finding`)
      return { at, likelihood }
    })
    for (const { at, likelihood } of named.toSorted((one, other) => one.at - other.at)) {
      steps += numberText(at - before)
      before = at
      const value = valuesAt.get(likelihood) ?? valuesAt.size
      valuesAt.set(likelihood, value)
      likelihoods += numberText(value)
    }
    steps += numberText(0)
  }
  const others = compactTable(conditions, ids, ['findings', ...NOT_ASSESSED])
  return { ids, findings: steps, likelihoods, values: [...valuesAt.keys()], others }
}

/** What compactConditions was given, without NOT_ASSESSED; each condition's findings are in the order of all findings. */
export function conditionsOfCompact(
  { ids, findings: steps, likelihoods, values, others }: CompactConditions,
  findings: readonly string[],
): Record<string, AssessedCondition> {
  const nextStep = numberReader(steps)
  const nextValue = numberReader(likelihoods)
  const rows = tableOfCompact<Omit<AssessedCondition, 'findings'>>(others, ids)
  return Object.fromEntries(
    Object.entries(rows).map(([id, row]) => {
      const named: Record<string, number> = {}
      let at = -1
      for (let step = nextStep(); step > 0; step = nextStep()) {
        at += step
        named[findings[at] ?? ''] = values[nextValue()] ?? 0
      }
      return [id, { ...row, findings: named }]
    }),
  )
}
