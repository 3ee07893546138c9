import type { Half, PhraseIndex, PhraseNode } from '#domain/clinical/language/phrase-index.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

/** Where a text names a finding: from its first to its last token. */
export interface Mention {
  readonly finding: string
  readonly from: number
  readonly to: number
  /** Tokens that the phrase is made of: a denial among them is part of its words. */
  readonly words: ReadonlySet<number>
  /** Said in one piece; else its halves were found near one another. */
  readonly whole: boolean
}

/** A token that counts, with the forms and classes under which phrases may know it. */
export interface Word {
  readonly at: number
  readonly keys: readonly string[]
  /** May stand within a phrase that does not name it. */
  readonly optional: boolean
  /** Known only as the verb that it denies: `hatapiki`. */
  readonly denied: boolean
}

/** Words between the halves of a phrase, at most. A comma counts as several. */
const LONGEST_GAP = 7
const COMMA_GAP = 4
/** Tokens between them, marks and all, at most: farther apart nothing is looked at. */
const FARTHEST = 40

interface FoundHalf extends Half {
  readonly from: number
  readonly to: number
  readonly words: readonly number[]
}

/**
 * The findings that the words of one sentence name. A mention within a longer one in one piece is left out: "stomach
 * ulcer" is no wound.
 */
export function findPhrases(
  words: readonly Word[],
  tokens: readonly Token[],
  index: PhraseIndex,
  isDenied: (at: number) => boolean,
): Mention[] {
  const mentions: Mention[] = []
  const halves: FoundHalf[] = []
  for (let start = 0; start < words.length; start++) {
    let states: PhraseNode[] = []
    for (let at = start; at < words.length && (at === start || states.length > 0); at++) {
      const word = words[at]
      if (!word || (at > start && hasComma(tokens, words[at - 1]?.at ?? 0, word.at))) break
      const advanced =
        at === start
          ? word.keys.flatMap((key) => index.begin(key) ?? [])
          : states.flatMap((state) => word.keys.flatMap((key) => state.next?.get(key) ?? []))
      const past = word.optional && at > start ? states : []
      states = [...advanced, ...past]
      if (advanced.length === 0) continue
      const from = words[start]?.at ?? word.at
      const span = words.slice(start, at + 1).map((spanned) => spanned.at)
      for (const state of advanced) {
        for (const finding of state.names ?? [])
          mentions.push({ finding, from, to: word.at, words: new Set(span), whole: true })
        for (const half of state.halves ?? []) halves.push({ ...half, from, to: word.at, words: span })
      }
    }
  }
  const whole = byWord(mentions)
  mentions.push(
    ...joined(
      halves.filter((half) => !isWithin(half, whole)),
      tokens,
      isDenied,
    ),
  )
  return longest(mentions)
}

const hasComma = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from + 1, to).some(({ kind }) => kind === 'comma')

function gapBetween(one: FoundHalf, other: FoundHalf, tokens: readonly Token[]): number {
  const [left, right] = one.from <= other.from ? [one, other] : [other, one]
  let gap = 0
  for (let at = left.to + 1; at < right.from; at++) {
    const { kind } = tokens[at] ?? { kind: 'word' }
    gap += kind === 'comma' ? COMMA_GAP : kind === 'mark' ? 0 : 1
  }
  return gap
}

type MentionsByWord = ReadonlyMap<number, readonly Mention[]>

/** Of each word, the mentions that it is part of: a long sentence has thousands, and few of one word. */
function byWord(mentions: readonly Mention[]): MentionsByWord {
  const found = new Map<number, Mention[]>()
  for (const mention of mentions) {
    for (const at of mention.words) {
      const list = found.get(at)
      if (list) list.push(mention)
      else found.set(at, [mention])
    }
  }
  return found
}

/** Part of a longer phrase, and so nothing of its own: the breath of "shortness of breath". */
const isWithin = ({ words, from }: FoundHalf, whole: MentionsByWord): boolean =>
  (whole.get(from) ?? []).some(
    (mention) => mention.words.size > words.length && words.every((at) => mention.words.has(at)),
  )

/** Of each phrase in two halves the pair that stands closest: "yellow face, palms not yellow" denies yellow palms. */
function joined(halves: readonly FoundHalf[], tokens: readonly Token[], isDenied: (at: number) => boolean): Mention[] {
  const byPair = Map.groupBy(halves, (half) => half.pair)
  return [...byPair.values()].flatMap((found) => {
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
        const gap = gapBetween(one, other, tokens)
        if (gap <= LONGEST_GAP && (!closest || gap < closest.gap)) closest = { one, other, gap }
      }
    }
    if (!closest) return []
    const { one, other } = closest
    // "No pain, but a swelling" is no painful swelling; "palms are not yellow" denies the whole.
    const [first, second] = one.from < other.from ? [one, other] : [other, one]
    if (isDenied(first.from) && !isDenied(second.from)) return []
    const words = new Set([...one.words, ...other.words])
    return [{ finding: one.finding, from: first.from, to: Math.max(one.to, other.to), words, whole: false }]
  })
}

function longest(mentions: readonly Mention[]): Mention[] {
  const whole = byWord(mentions.filter((mention) => mention.whole))
  return mentions.filter((mention) => {
    const length = mention.words.size
    return !(whole.get(mention.from) ?? []).some(
      (other) =>
        other !== mention &&
        other.words.size > length &&
        other.finding !== mention.finding &&
        [...mention.words].every((at) => other.words.has(at)),
    )
  })
}
