import { bitReader, bitWriter } from '#domain/clinical/compact/bit-coder.ts'
import { codeKind, codeNumber, SETS_OF_NUMBER } from '#domain/clinical/compact/coded-numbers.ts'
import { type MixedCoder, mixedCoder } from '#domain/clinical/compact/mixed-coder.ts'
import { END, FIRST_KEY, KNOWN, NEW, phraseContexts, RECENT } from '#domain/clinical/compact/phrase-contexts.ts'
import type { KeyedPhrase } from '#domain/clinical/language/keyed-phrases.ts'

/** Lists of phrases, as short as they come. */
export interface CompactPhrases {
  /** Keys that no phrase has had before, in their order. */
  readonly keys: string
  /** All else, in bits. */
  readonly bits: string
}

const OF_KIND = 0
const OF_RANK = 1
const OF_KEY = OF_RANK + SETS_OF_NUMBER
/** Keys have numbers below this power of two. */
const KEY_BITS = 14
const ROOM = { sets: OF_KEY + KEY_BITS, slotBits: 21 }
/** The marks of phrases by their kind. */
const MARKS = ['', '', '|', ')', '', '', '(', '~', '!']

/** Gives a key that no phrase has had: a writer has it, a reader takes the next. */
type NewKey = (key: string) => string
type Phrases = readonly KeyedPhrase[]

interface PhraseCoder {
  readonly list: (given: Phrases, label: readonly string[]) => Phrases
  /** The keys that phrases have had so far. */
  readonly keys: () => string[]
}

const NO_PHRASE: KeyedPhrase = []

/**
 * Writes lists of phrases one after another, or reads them: both go the same way, so that neither can differ. A reader
 * is given nothing but labels.
 */
function phraseCoder(coder: MixedCoder, newKey: NewKey): PhraseCoder {
  const names: string[] = []
  const numbers = new Map<string, number>()
  const known = new Set<number>()
  const contexts = phraseContexts(coder)
  /** The keys of this phrase. */
  const used: number[] = []

  const numberOf = (key: string): number => {
    let number = numbers.get(key)
    if (number === undefined) {
      number = FIRST_KEY + names.length
      numbers.set(key, number)
      names.push(key)
    }
    return number
  }
  const kindOf = (piece: string | undefined, recent: readonly number[]): number => {
    if (piece === undefined) return END
    const mark = MARKS.indexOf(piece)
    if (mark !== -1) return mark
    const number = numbers.get(piece) ?? 0
    return recent.includes(number) || used.includes(number) ? RECENT : known.has(number) ? KNOWN : NEW
  }
  const use = (number: number): number => {
    used.push(number)
    return number
  }
  // A reader has no piece to look for, and much to look through.
  const agoIn = (recent: readonly number[], piece: string | undefined): number => {
    if (piece === undefined) return 0
    const number = numbers.get(piece) ?? 0
    const at = recent.lastIndexOf(number)
    return at === -1 ? recent.length + used.indexOf(number) : recent.length - 1 - at
  }
  /** A key of this list, those of this phrase last. */
  const codeRecent = (piece: string | undefined, recent: number[]): number => {
    contexts.forRank(recent)
    const rank = codeNumber(coder, agoIn(recent, piece), OF_RANK)
    if (rank >= recent.length) return used[rank - recent.length] ?? 0
    const [found = 0] = recent.splice(recent.length - 1 - rank, 1)
    contexts.forget(found)
    known.add(found)
    return use(found)
  }
  const codeKnown = (piece: string | undefined): number => {
    contexts.forKey()
    const given = piece === undefined ? 0 : (numbers.get(piece) ?? 0)
    let node = 1
    for (let below = KEY_BITS - 1; below >= 0; below -= 1)
      node = node * 2 + coder.bit((given >>> below) & 1, node, OF_KEY + below)
    return use(node - 2 ** KEY_BITS)
  }
  const codeNew = (piece: string | undefined): number => {
    const number = numberOf(newKey(piece ?? ''))
    if (number >= 2 ** KEY_BITS) throw new RangeError(`There are more keys than ${KEY_BITS} bits tell apart`)
    known.add(number)
    return use(number)
  }
  const codePhrase = (given: KeyedPhrase, recent: number[]): KeyedPhrase => {
    const phrase: string[] = []
    for (;;) {
      const piece = given[phrase.length]
      const kind = codeKind(coder, kindOf(piece, recent), contexts.forKind(), OF_KIND)
      const code = kind === RECENT ? codeRecent : kind === KNOWN ? codeKnown : kind === NEW ? codeNew : null
      const number = code ? code(piece, recent) : kind
      contexts.follow(number, kind)
      if (kind === END) return phrase
      phrase.push((code ? names[number - FIRST_KEY] : MARKS[kind]) ?? '')
    }
  }
  const codeList = (given: Phrases, label: readonly string[]): Phrases => {
    const list: KeyedPhrase[] = []
    const recent = [...new Set(label)].map(numberOf).toReversed()
    contexts.beginList()
    for (const number of recent) contexts.remember(number)
    for (;;) {
      const phrase = codePhrase(given[list.length] ?? NO_PHRASE, recent)
      if (phrase.length === 0) return list
      list.push(phrase)
      for (let number = used.pop(); number !== undefined; number = used.pop()) {
        recent.push(number)
        contexts.remember(number)
      }
      contexts.beginPhrase()
    }
  }
  return { list: codeList, keys: () => [...known].map((number) => names[number - FIRST_KEY] ?? '') }
}

/** Writes lists of phrases, none of them empty; `end` gives all. A list's label has keys that it is likely to have. */
export function phraseWriter(): {
  readonly write: (list: Phrases, label: readonly string[]) => void
  readonly end: () => CompactPhrases
} {
  const fresh: string[] = []
  const writer = bitWriter()
  const { list: write } = phraseCoder(mixedCoder(writer, ROOM), (key) => {
    fresh.push(key)
    return key
  })
  return { write, end: () => ({ keys: fresh.join(' '), bits: writer.text() }) }
}

/** Reads one list after another, given the label with which each was written; `keys` gives those of all lists read. */
export function phraseReader({ keys, bits }: CompactPhrases): {
  readonly read: (label: readonly string[]) => Phrases
  readonly keys: () => string[]
} {
  const fresh = keys.split(' ')[Symbol.iterator]()
  const coder = phraseCoder(mixedCoder(bitReader(bits), ROOM), () => fresh.next().value ?? '')
  return { read: (label) => coder.list([], label), keys: coder.keys }
}
