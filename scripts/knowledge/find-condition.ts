import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { Condition } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/all-conditions.ts'
import { CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/all-conditions.ts'

interface FoundConditions {
  /** What is called so: one, or several that share a name or code. */
  readonly ids: readonly string[]
  /** Where none is: those whose names are most like it. */
  readonly near: readonly string[]
}

const MOST_NEAR = 5
const ALIKE_FROM = 0.4
const CODE = /^[a-z]\d[\da-z](?:\.?[\da-z]*)$/

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9.]+/g, ' ')
    .trim()

const languages: readonly Readonly<Record<string, ConditionText>>[] = [CONDITIONS_EN, CONDITIONS_SW]
const all = Object.entries(CONDITIONS as Readonly<Record<string, Condition>>).map(([id, { icd10 }]) => ({
  id,
  code: icd10.toLowerCase(),
  names: languages.map((texts) => plain(texts[id]?.name ?? id)),
  aliases: languages.flatMap((texts) => (texts[id]?.aliases ?? []).map(plain)),
}))

/** The conditions of an id, else of a name in English or Swahili, else of another name, else of an ICD-10 code or the beginning of one. */
export function findConditions(query: string): FoundConditions {
  const wanted = plain(query)
  const ways: ((one: (typeof all)[number]) => boolean)[] = [
    ({ id }) => id === query.trim(),
    ({ names, id }) => names.includes(wanted) || plain(id) === wanted,
    ({ aliases }) => aliases.includes(wanted),
    ({ code }) => code === wanted,
    ({ code }) => CODE.test(wanted) && code.startsWith(wanted),
  ]
  for (const is of ways) {
    const ids = all.filter(is).map(({ id }) => id)
    if (ids.length > 0) return { ids, near: [] }
  }
  const near = all
    .map(({ id, names, aliases }) => ({
      id,
      alike: Math.max(...[...names, plain(id), ...aliases].map(likenessTo(wanted))),
    }))
    .filter(({ alike }) => alike >= ALIKE_FROM)
    .toSorted((one, other) => other.alike - one.alike || one.id.localeCompare(other.id))
  return { ids: [], near: near.slice(0, MOST_NEAR).map(({ id }) => id) }
}

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(text.length + 1, 0) }, (_, at) => ` ${text} `.slice(at, at + 2))

/** The share of the pairs of letters that two names have in common (Dice). */
function likenessTo(one: string): (other: string) => number {
  const mine = pairsOf(one)
  return (other) => {
    const theirs = pairsOf(other)
    const left = [...theirs]
    const shared = mine.filter((pair) => {
      const at = left.indexOf(pair)
      if (at !== -1) left.splice(at, 1)
      return at !== -1
    })
    return (2 * shared.length) / (mine.length + theirs.length)
  }
}
