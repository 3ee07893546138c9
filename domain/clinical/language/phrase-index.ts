import {
  type AllPhrases,
  alternatives,
  firstKeys,
  halvesOf,
  type KeyedPhrase,
} from '#domain/clinical/language/keyed-phrases.ts'

/** A step of a phrase: after these words, which findings are named, and which words may follow. */
export interface PhraseNode {
  next: Map<string, PhraseNode> | null
  /** Findings that the words up to here name. */
  names: string[] | null
  /** Findings that the words up to here say are not there. */
  absent: string[] | null
  /** Parts of phrases in two halves (`a ~ b`) that the words up to here are. */
  halves: Half[] | null
}

/** One half of a phrase whose halves may stand in any order in one clause. */
export interface Half {
  readonly finding: string
  /** Which phrase, as the index numbers them. */
  readonly phrase: number
  /** Which of its alternatives, so that only halves of the same one meet. */
  readonly pair: number
  readonly side: 0 | 1
  /** The phrase says that the finding is not there: `! malaria test ~ negative`. */
  readonly absent: boolean
}

/** A range of numbers that a phrase names, `{11000-60000}`, and the key under which it stands. */
interface NumberRange {
  readonly key: string
  readonly from: number
  readonly to: number
}

export interface PhraseIndex {
  /** After a first word. A text has few of all first words: what follows each is put together when it is met. */
  readonly begin: (key: string) => PhraseNode | null
  /** Of each word that stands alone in a class, its classes. */
  readonly classesOf: ReadonlyMap<string, readonly string[]>
  /** How many phrases it has: they are numbered from 0. */
  readonly phrases: number
  /** Every form that some phrase or class knows: what is not here may be misspelt. */
  readonly vocabulary: ReadonlySet<string>
  /** The ranges of numbers that phrases name. */
  readonly ranges: readonly NumberRange[]
}

/** There are tens of thousands: what a node does not need it does not have. */
const node = (): PhraseNode => ({ next: null, names: null, absent: null, halves: null })

const addName = (at: PhraseNode, finding: string, absent: boolean): void =>
  void (absent ? (at.absent ??= []) : (at.names ??= [])).push(finding)
const addHalf = (at: PhraseNode, part: Half): void => void (at.halves ??= []).push(part)

const MARKS = new Set(['!', '(', '|', ')', '~'])
const RANGE = /^\{([\d.]+)-([\d.]+)\}$/
const isClass = (key: string): boolean => key.startsWith('{')

/** A phrase, of which finding it is, and its number: each of its alternatives is a pair of its own. */
interface Listed {
  readonly finding: string
  readonly phrase: KeyedPhrase
  readonly number: number
}
/** More alternatives than a phrase may have: from there on the pairs of its halves would be those of the next phrase. */
const MOST_ALTERNATIVES = 10_000

/**
 * The phrases of findings, ready to be looked up word by word.
 *
 * @throws Error when a phrase with too many alternatives is looked up: a fault of the knowledge
 */
export function indexPhrases({ phrases, classes, pieces }: AllPhrases): PhraseIndex {
  const classesOf = new Map<string, string[]>()
  const longMembers = new Map<string, (readonly string[])[]>()
  const vocabulary = new Set<string>()
  for (const [name, members] of classes) {
    const long: (readonly string[])[] = []
    for (const member of members) {
      for (const key of member) vocabulary.add(key)
      const [only] = member
      if (member.length > 1) long.push(member)
      else if (only !== undefined) classesOf.set(only, [...(classesOf.get(only) ?? []), name])
    }
    longMembers.set(`{${name}}`, long)
  }

  const byFirst = new Map<string, Listed[]>()
  const list = (first: string, listed: Listed) => {
    const others = byFirst.get(first)
    if (!others) byFirst.set(first, [listed])
    else if (others.at(-1) !== listed) others.push(listed)
  }
  const listAll = (first: string, listed: Listed) => {
    list(first, listed)
    for (const [key = ''] of longMembers.get(first) ?? []) list(key, listed)
  }
  const ranges = new Map<string, NumberRange>()
  const met = new Set(MARKS)
  for (const key of pieces ?? [...phrases.values()].flat(2)) {
    if (met.has(key)) continue
    met.add(key)
    const [, from, to] = isClass(key) ? (RANGE.exec(key) ?? []) : []
    if (from && to) ranges.set(key, { key, from: Number(from), to: Number(to) })
    else if (!isClass(key)) vocabulary.add(key)
  }
  let count = 0
  for (const [finding, ofFinding] of phrases) {
    for (const phrase of ofFinding) {
      const listed = { finding, phrase, number: count }
      count += 1
      for (const first of firstKeys(phrase)) listAll(first, listed)
    }
  }

  const begun = new Map<string, PhraseNode>()
  return {
    begin: (key) => {
      const listed = byFirst.get(key)
      if (!listed) return null
      const first = begun.get(key) ?? nodeAfter(key, listed, longMembers)
      begun.set(key, first)
      return first
    },
    phrases: count,
    classesOf,
    vocabulary,
    ranges: [...ranges.values()],
  }
}

/** What may follow a first word, in the order of the phrases. */
function nodeAfter(
  first: string,
  listed: readonly Listed[],
  longMembers: ReadonlyMap<string, readonly (readonly string[])[]>,
): PhraseNode {
  const root = node()
  /** The node after each sequence of keys that a phrase without alternatives stands for and that begins so. */
  const ends = (keys: KeyedPhrase): PhraseNode[] => {
    let at: PhraseNode[] = []
    for (const [place, key] of keys.entries()) {
      const ways: readonly (readonly string[])[] = [[key], ...(longMembers.get(key) ?? [])]
      if (place === 0) at = ways.flatMap((way) => (way[0] === first ? walk(root, way.slice(1)) : []))
      else at = at.flatMap((before) => ways.map((way) => walk(before, way)))
    }
    return at
  }
  for (const { finding, phrase, number } of listed) {
    const absent = phrase[0] === '!'
    for (const [way, plain] of alternatives(absent ? phrase.slice(1) : phrase).entries()) {
      if (way >= MOST_ALTERNATIVES)
        throw new Error(
          `The phrase "${phrase.join(' ')}" of ${finding} has more than ${MOST_ALTERNATIVES} alternatives`,
        )
      const [one = [], other] = halvesOf(plain)
      const half = { finding, phrase: number, pair: number * MOST_ALTERNATIVES + way, absent }
      if (!other) for (const end of ends(one)) addName(end, finding, absent)
      else {
        for (const end of ends(one)) addHalf(end, { ...half, side: 0 })
        for (const end of ends(other)) addHalf(end, { ...half, side: 1 })
      }
    }
  }
  return root
}

function walk(from: PhraseNode, keys: readonly string[]): PhraseNode {
  let at = from
  for (const key of keys) {
    at.next ??= new Map()
    let next = at.next.get(key)
    if (!next) {
      next = node()
      at.next.set(key, next)
    }
    at = next
  }
  return at
}
