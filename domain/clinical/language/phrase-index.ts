import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { tokensOf } from '#domain/clinical/language/tokens.ts'

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
  /** Which phrase, so that only halves of the same phrase meet. */
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

/** Named by words of which a part would be a finding, and which are none: `fell asleep` is no fall. */
export const IDIOM = '~idiom'
/** Named by words that together are something else, so that neither is half of a phrase: `blood pressure`. */
export const COMPOUND = '~compound'

export interface PhraseIndex {
  readonly root: PhraseNode
  /** Of each word that stands alone in a class, its classes. */
  readonly classesOf: ReadonlyMap<string, readonly string[]>
  /** Every form that some phrase or class knows: what is not here may be misspelt. */
  readonly vocabulary: ReadonlySet<string>
  /** The ranges of numbers that phrases name. */
  readonly ranges: readonly NumberRange[]
}

/** There are tens of thousands: what a node does not need it does not have. */
const node = (): PhraseNode => ({ next: null, names: null, absent: null, halves: null })

/** Gives the words of a phrase as they are looked up: without small words, each in its form without marks of person. */
function phraseKeys(grammar: Grammar, skipped: ReadonlySet<string>): (phrase: string) => string[] {
  const known = new Map<string, readonly string[]>()
  const keysOfPiece = (piece: string): readonly string[] => {
    let keys = known.get(piece)
    if (!keys) {
      keys = tokensOf(piece)
        .filter((token) => (token.kind === 'word' && !skipped.has(token.text)) || token.kind === 'number')
        .map((token) => grammar.formsOf(token.text)[1] ?? grammar.formsOf(token.text)[0] ?? token.text)
      known.set(piece, keys)
    }
    return keys
  }
  return (phrase) => phrase.split(' ').flatMap(keysOfPiece)
}

type Words = readonly (readonly string[])[]

const addName = (at: PhraseNode, finding: string, absent: boolean): void =>
  void (absent ? (at.absent ??= []) : (at.names ??= [])).push(finding)
const addHalf = (at: PhraseNode, part: Half): void => void (at.halves ??= []).push(part)

/** All ways of saying `(a|b) c`: each a list of pieces, a piece a `{class}` or plain words. */
function alternatives(phrase: string): string[] {
  const group = /\(([^()]*)\)/.exec(phrase)
  if (!group) return [phrase]
  const before = phrase.slice(0, group.index)
  const after = phrase.slice(group.index + group[0].length)
  return (group[1] ?? '').split('|').flatMap((choice) => alternatives(`${before} ${choice} ${after}`))
}

const CLASS = /\{([a-z_]+|[\d.]+-[\d.]+)\}/
const RANGE = /^([\d.]+)-([\d.]+)$/
const ABSENT = '! '

/**
 * The phrases of findings, ready to be looked up word by word.
 *
 * @param phrases of each finding, in the notation of finding-text.ts
 * @throws Error on a class that the language does not have: a fault of the knowledge, found when it is loaded
 */
export function indexPhrases(
  phrases: ReadonlyMap<string, readonly string[]>,
  classes: Readonly<Record<string, readonly string[]>>,
  grammar: Grammar,
): PhraseIndex {
  const root = node()
  const skipped = new Set(grammar.skipped)
  const classesOf = new Map<string, string[]>()
  const longMembers = new Map<string, string[][]>()
  const vocabulary = new Set<string>()
  const keysOf = phraseKeys(grammar, skipped)
  const ranges = new Map<string, NumberRange>()
  let pairs = 0

  for (const [name, members] of Object.entries(classes)) {
    const long: string[][] = []
    for (const member of members) {
      const keys = keysOf(member)
      for (const key of keys) vocabulary.add(key)
      const [only] = keys
      if (keys.length > 1) long.push(keys)
      else if (only) classesOf.set(only, [...(classesOf.get(only) ?? []), name])
    }
    longMembers.set(name, long)
  }

  /** The sequences of keys that a phrase without alternatives stands for. */
  const sequences = (phrase: string): Words => {
    const found = CLASS.exec(phrase)
    if (!found) return [keysOf(phrase)]
    const [whole, name = ''] = found
    const [range, from, to] = RANGE.exec(name) ?? []
    if (range) ranges.set(name, { key: `{${name}}`, from: Number(from), to: Number(to) })
    const long = range ? [] : longMembers.get(name)
    if (!long) throw new Error(`The phrase "${phrase}" names the class ${name}, which the language does not have`)
    const before = keysOf(phrase.slice(0, found.index))
    const after = sequences(phrase.slice(found.index + whole.length))
    return [[`{${name}}`], ...long].flatMap((keys) => after.map((rest) => [...before, ...keys, ...rest]))
  }

  const walk = (keys: readonly string[]): PhraseNode => {
    let at = root
    for (const key of keys) {
      if (!key.startsWith('{')) vocabulary.add(key)
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

  const all: [finding: string, phrases: readonly string[]][] = [
    ...phrases,
    [IDIOM, grammar.idioms ?? []],
    [COMPOUND, grammar.compounds ?? []],
  ]
  for (const [finding, list] of all) {
    for (const written of list.flatMap(alternatives)) {
      const absent = written.startsWith(ABSENT)
      const phrase = absent ? written.slice(ABSENT.length) : written
      const [first = '', second, third] = phrase.split('~')
      if (third !== undefined) throw new Error(`The phrase "${phrase}" has more than two halves`)
      if (second === undefined) {
        for (const keys of sequences(first)) if (keys.length > 0) addName(walk(keys), finding, absent)
        continue
      }
      const pair = pairs++
      for (const keys of sequences(first)) if (keys.length > 0) addHalf(walk(keys), { finding, pair, side: 0, absent })
      for (const keys of sequences(second)) if (keys.length > 0) addHalf(walk(keys), { finding, pair, side: 1, absent })
    }
  }
  return { root, classesOf, vocabulary, ranges: [...ranges.values()] }
}
