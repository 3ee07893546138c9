import { addTo } from '#domain/clinical/grouped.ts'
import type { Mention, MentionsByWord } from '#domain/clinical/language/mention.ts'
import type { Half } from '#domain/clinical/language/phrase-index.ts'
import { DASH, type Token } from '#domain/clinical/language/tokens.ts'
import type { WordLists } from '#domain/clinical/language/word-lists.ts'

/** Words of content between the halves of a phrase, at most. A comma counts as several. */
const LONGEST_GAP = 8
const COMMA_GAP = 3
const BUT_GAP = 3
/** Tokens between them, marks and all, at most: farther apart nothing is looked at. */
const FARTHEST = 40
/** Words of a text. */
interface Span {
  readonly from: number
  readonly to: number
  readonly words: readonly number[]
  readonly named: number
}

/** Words that halves of phrases are, hundreds for one word. */
export interface FoundHalves extends Span {
  readonly halves: readonly Half[]
}

/** One half of a phrase, found in a text. */
interface FoundHalf extends Half, Span {}

interface Sentence {
  /** How many phrases there are. */
  readonly phrases: number
  readonly tokens: readonly Token[]
  readonly lists: WordLists
  /** The phrases in one piece that its words are part of. */
  readonly whole: MentionsByWord
  readonly isDenied: (at: number) => boolean
  /** Words that add nothing to a phrase: the "feel" of "feel cold". */
  readonly optional: ReadonlySet<number>
  /** Where its words of content are: what is skipped is no distance. */
  readonly counted: ReadonlySet<number>
}

/** Words between two halves: a list, however long, is no gap. */
function gapBetween(one: FoundHalf, other: FoundHalf, { tokens, lists, counted }: Sentence): number {
  const [left, right] = one.from <= other.from ? [one, other] : [other, one]
  let gap = 0
  for (let at = left.to + 1; at < right.from; at++) {
    if (lists.bridges(left.to, right.from, at)) continue
    const { kind, text } = tokens[at] ?? {}
    if (kind === 'comma' && text !== DASH) gap += COMMA_GAP
    else if (lists.isBut(at, tokens)) gap += BUT_GAP
    else if (counted.has(at)) gap += 1
  }
  return gap
}

/**
 * The longer phrases that a half is part of, so that it is nothing of its own: the breath of "shortness of breath". It is
 * its own where all else in the phrase only describes it ("bloody stools"), or stands before an "and". A phrase that says
 * of a finding that it is not there takes the finding's own halves: "face yellow, palms pink" is no yellow palms.
 */
function takenBy(half: FoundHalf, { tokens, lists, whole, optional }: Sentence): readonly Mention[] {
  return (whole.get(half.from) ?? []).filter(({ words, absent, finding }) => {
    if (words.size <= half.words.length || !half.words.every((at) => words.has(at))) return false
    if (absent) return finding === half.finding && !half.absent
    const others = [...words].filter((at) => !half.words.includes(at))
    if (others.every((at) => optional.has(at) || lists.isDescribing(at, tokens))) return false
    return !(lists.isJoin(half.from - 1, tokens) && others.every((at) => at < half.from))
  })
}

/** Together they say all that the longer phrase says, and more: "pain" and "right upper abdomen". */
const isAll = (one: FoundHalf, other: FoundHalf, { words, named }: Mention): boolean =>
  one.named + other.named > named && [...words].every((at) => one.words.includes(at) || other.words.includes(at))

/** Though part of a longer phrase, it is said of a whole list: the pain of "pain in the chest and back". */
const isShared = ({ words }: FoundHalf, other: FoundHalf, mention: Mention, lists: WordLists): boolean =>
  [...mention.words].some((at) => !words.includes(at) && other.words.every((place) => lists.together(at, place)))

/**
 * Side by side they are a thing of their own, whatever a phrase makes of one of them and a word behind an "and": the
 * abdomen of "pulsation in the abdomen and back pain" pulsates.
 */
function isCloser(one: FoundHalf, other: FoundHalf, mention: Mention, sentence: Sentence): boolean {
  const { tokens, lists } = sentence
  const isOverJoin = (from: number, to: number) => {
    for (let at = from + 1; at < to; at++) if (lists.isJoin(at, tokens)) return true
    return false
  }
  const [first, second] = one.from < other.from ? [one, other] : [other, one]
  if (gapBetween(one, other, sentence) > 0 || isOverJoin(first.to, second.from)) return false
  return isOverJoin(mention.from, mention.to)
}

/** A number is of what stands before it: of "6,500 white cells, platelets 197,000" the platelets have the second. */
function isOthersNumber(one: FoundHalf, other: FoundHalf, tokens: readonly Token[]): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one]
  const isNumber = ({ from, to }: FoundHalf) => from === to && tokens[from]?.kind === 'number'
  if (isNumber(first)) return true
  return isNumber(second) && tokens.slice(first.to + 1, second.from).some(({ kind }) => kind === 'number')
}

/** What stands behind is what another clause is about: "my leg hurts and the chest is fine" is no pain in the chest. */
function isOfNextClause(one: FoundHalf, other: FoundHalf, { tokens, lists }: Sentence): boolean {
  const second = one.from < other.from ? other : one
  return lists.clauseOf(second.from, second.to, tokens) !== null
}

/** How far behind a thing stands what else is said of it: "tongue and both lips pink". */
const SAID_BEHIND = 4

/**
 * "Palms pink, pee clear", "feet bluish, tongue and lips pink": what is said of one thing before the comma is not said of
 * the next, of which something else is said right behind it.
 */
function isOfThingBefore(one: FoundHalf, other: FoundHalf, { tokens, lists, counted }: Sentence): boolean {
  const [said, thing] = one.from < other.from ? [one, other] : [other, one]
  if (said.from !== said.to || tokens[said.to + 1]?.kind !== 'comma') return false
  const isListed = thing.from === said.to + 4 && lists.isJoin(said.to + 3, tokens)
  if (thing.from !== said.to + 2 && !isListed) return false
  const isSaid = (at: number) => lists.isDescribing(at, tokens)
  const before = counted.has(said.from - 1) ? said.from - 1 : said.from - 2
  if (!isSaid(said.to) || !counted.has(before) || isSaid(before)) return false
  const behind = tokens.slice(thing.to + 1, thing.to + 1 + SAID_BEHIND)
  const end = behind.findIndex(({ kind }) => kind !== 'word')
  return behind.slice(0, end === -1 ? SAID_BEHIND : end).some((_, nth) => isSaid(thing.to + 1 + nth))
}

/** How far behind a thing stands what is said not to be so of it: "palms and soles not yellow". */
const SAID_WITHIN = 4

/**
 * "Jaundice at 15 days, palms and soles not yellow": of what stands behind the comma the same is said not to be so.
 *
 * @param said where anything stands that says the same of a thing as the first
 */
function isSaidNotToBe(
  first: FoundHalf,
  second: FoundHalf,
  { tokens, isDenied }: Sentence,
  said: () => ReadonlySet<number>,
): boolean {
  const isComma = ({ kind }: Token) => kind === 'comma'
  if (isDenied(second.to) || !tokens.slice(first.to + 1, second.from).some(isComma)) return false
  const behind = tokens.slice(second.to + 1, second.to + 1 + SAID_WITHIN)
  const comma = behind.findIndex(isComma)
  const places = behind.slice(0, comma === -1 ? SAID_WITHIN : comma).map((_, after) => second.to + 1 + after)
  return places.some((at) => isDenied(at) && said().has(at))
}

/** The bits of the two sides of a phrase. */
const BOTH = 0b11

/** The halves of each phrase of which both sides are there: of most there is one alone. */
function inPairs(found: readonly FoundHalves[], phrases: number): readonly (readonly FoundHalf[])[] {
  const sides = new Uint8Array(phrases)
  for (const { halves } of found)
    for (const { phrase, side } of halves) sides[phrase] = (sides[phrase] ?? 0) | (1 << side)
  const pairs = new Map<Half['pair'], FoundHalf[]>()
  for (const { halves, from, to, words, named } of found)
    for (const half of halves)
      if (sides[half.phrase] === BOTH) addTo(pairs, half.pair, { ...half, from, to, words, named })
  return [...pairs.values()]
}

/** Of each phrase in two halves the pair that stands closest: "yellow face, palms not yellow" denies yellow palms. */
export function joinHalves(halves: readonly FoundHalves[], sentence: Sentence): Mention[] {
  const taken = new Map<FoundHalf, readonly Mention[]>()
  const isFree = (one: FoundHalf, other: FoundHalf) => {
    const mentions = taken.get(one) ?? takenBy(one, sentence)
    taken.set(one, mentions)
    return mentions.every(
      (mention) =>
        isAll(one, other, mention) ||
        isShared(one, other, mention, sentence.lists) ||
        isCloser(one, other, mention, sentence),
    )
  }
  return inPairs(halves, sentence.phrases).flatMap((found) => {
    const sides = Map.groupBy(found, (half) => half.side)
    let closest: { readonly one: FoundHalf; readonly other: FoundHalf; readonly gap: number } | null = null
    const others = sides.get(1) ?? []
    let near = 0
    for (const one of sides.get(0) ?? []) {
      // Halves are in the order of the text: those far behind are passed over for good.
      while ((others[near]?.from ?? Number.POSITIVE_INFINITY) < one.from - FARTHEST) near += 1
      for (let at = near; at < others.length; at++) {
        const other = others[at]
        if (!other || other.from > one.from + FARTHEST) break
        if (one.to >= other.from && other.to >= one.from) continue
        if (isOthersNumber(one, other, sentence.tokens) || isOfNextClause(one, other, sentence)) continue
        if (isOfThingBefore(one, other, sentence)) continue
        const gap = gapBetween(one, other, sentence)
        if (gap > LONGEST_GAP || (closest && gap >= closest.gap)) continue
        if (isFree(one, other) && isFree(other, one)) closest = { one, other, gap }
      }
    }
    if (!closest) return []
    const { one, other } = closest
    // "No pain, but a swelling" is no painful swelling; "palms are not yellow" denies the whole.
    const [first, second] = one.from < other.from ? [one, other] : [other, one]
    if (!one.absent && sentence.isDenied(first.from) && !sentence.isDenied(second.from)) return []
    const alike = () =>
      new Set(
        halves
          .filter((half) => half.halves.some(({ finding, side }) => finding === first.finding && side === first.side))
          .map(({ from }) => from),
      )
    if (!one.absent && isSaidNotToBe(first, second, sentence, alike)) return []
    const words = new Set([...one.words, ...other.words])
    const [to, named] = [Math.max(one.to, other.to), one.named + other.named]
    return [{ finding: one.finding, from: first.from, to, words, named, whole: false, absent: one.absent }]
  })
}
