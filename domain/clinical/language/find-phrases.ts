import type { Half, PhraseIndex, PhraseNode } from '#domain/clinical/language/phrase-index.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'
import type { WordLists } from '#domain/clinical/language/word-lists.ts'

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

interface FoundHalf extends Half {
  readonly from: number
  readonly to: number
  readonly words: readonly number[]
}

/** How far a phrase has been read, and which words of a list were passed over as no part of it. */
interface State {
  readonly node: PhraseNode
  readonly past: readonly number[]
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
  lists: WordLists,
): Mention[] {
  const mentions: Mention[] = []
  const halves: FoundHalf[] = []
  for (let start = 0; start < words.length; start++) {
    let states: readonly State[] = [{ node: index.root, past: [] }]
    for (let at = start; at < words.length && states.length > 0; at++) {
      const word = words[at]
      if (!word || (at > start && isParted(words[at - 1]?.at ?? 0, word.at, tokens, lists))) break
      const advanced = states.flatMap(({ node, past }) =>
        word.keys.flatMap((key) => {
          const next = node.next?.get(key)
          return next ? [{ node: next, past }] : []
        }),
      )
      states = [
        ...advanced,
        ...(at > start ? statesPast(word, states, lists.mayStepOver(words[start]?.at ?? 0, word.at)) : []),
      ]
      if (advanced.length === 0) continue
      const from = words[start]?.at ?? word.at
      const span = words.slice(start, at + 1).map((spanned) => spanned.at)
      for (const { node, past } of advanced) {
        const own = past.length === 0 ? span : span.filter((place) => !past.includes(place))
        for (const finding of node.names ?? [])
          mentions.push({ finding, from, to: word.at, words: new Set(own), whole: true })
        for (const half of node.halves ?? []) halves.push({ ...half, from, to: word.at, words: own })
      }
    }
  }
  const joins = words.flatMap(({ at }) => (lists.isJoin(at + 1, tokens) ? [at + 1] : []))
  const isTaken = (half: FoundHalf) => (mention: Mention) => {
    const others = [...mention.words].filter((at) => !half.words.includes(at))
    const isPartOf = isWithin(half, mention) && !others.every((at) => lists.isDescribing(at, tokens))
    return isPartOf && !joins.some((join) => join < half.from && others.every((at) => at < join))
  }
  const taken = new Map(halves.map((half) => [half, mentions.filter(isTaken(half))]))
  const mayJoin = (one: FoundHalf, other: FoundHalf) =>
    (taken.get(one) ?? []).every((mention) => isShared(one, other, mention, lists)) &&
    (taken.get(other) ?? []).every((mention) => isShared(other, one, mention, lists))
  mentions.push(...joined(halves, tokens, isDenied, lists, mayJoin))
  return longest(mentions.filter((mention) => !isTwo(mention, mentions, joins)))
}

/** What the words up to here have named, when this word is read past: as a small word, or as another of a list. */
function statesPast(word: Word, states: readonly State[], inList: boolean): readonly State[] {
  if (word.optional) return states
  return inList ? states.map(({ node, past }) => ({ node, past: [...past, word.at] })) : []
}

/**
 * A phrase with an "and" within it whose two sides are other things: "vomiting and blood in the stool" is no vomiting
 * of blood.
 */
function isTwo(mention: Mention, all: readonly Mention[], joins: readonly number[]): boolean {
  if (!mention.whole) return false
  return joins.some((join) => {
    const [left, right] = [[...mention.words].filter((at) => at < join), [...mention.words].filter((at) => at > join)]
    if (left.length === 0 || right.length === 0) return false
    const holds = (other: Mention, words: readonly number[]) => words.every((at) => other.words.has(at))
    return (
      all.some((other) => other.to < join && holds(other, left)) &&
      all.some((other) => other.from > join && other.words.size > right.length && holds(other, right))
    )
  })
}

/** Whether a comma ends a phrase between two words: not one between the members of a list. */
const isParted = (from: number, to: number, tokens: readonly Token[], lists: WordLists): boolean =>
  !lists.together(from, to) && tokens.slice(from + 1, to).some(({ kind }) => kind === 'comma')

/** Words between two halves: a list, however long, is no gap. */
function gapBetween(one: FoundHalf, other: FoundHalf, tokens: readonly Token[], lists: WordLists): number {
  const [left, right] = one.from <= other.from ? [one, other] : [other, one]
  let gap = 0
  for (let at = left.to + 1; at < right.from; at++) {
    if (lists.bridges(left.to, right.from, at)) continue
    const { kind } = tokens[at] ?? { kind: 'word' }
    gap += kind === 'comma' ? COMMA_GAP : kind === 'mark' ? 0 : 1
  }
  return gap
}

/** Part of a longer phrase, and so nothing of its own: the breath of "shortness of breath". */
const isWithin = ({ words }: FoundHalf, mention: Mention): boolean =>
  mention.words.size > words.length && words.every((at) => mention.words.has(at))

/** Though part of a longer phrase, it is said of a whole list: the pain of "pain in the chest and back". */
const isShared = ({ words }: FoundHalf, other: FoundHalf, mention: Mention, lists: WordLists): boolean =>
  [...mention.words].some((at) => !words.includes(at) && other.words.every((place) => lists.together(at, place)))

/** Of each phrase in two halves the pair that stands closest: "yellow face, palms not yellow" denies yellow palms. */
function joined(
  halves: readonly FoundHalf[],
  tokens: readonly Token[],
  isDenied: (at: number) => boolean,
  lists: WordLists,
  mayJoin: (one: FoundHalf, other: FoundHalf) => boolean,
): Mention[] {
  const byPair = Map.groupBy(halves, (half) => half.pair)
  return [...byPair.values()].flatMap((found) => {
    const sides = Map.groupBy(found, (half) => half.side)
    let closest: { readonly one: FoundHalf; readonly other: FoundHalf; readonly gap: number } | null = null
    for (const one of sides.get(0) ?? []) {
      for (const other of sides.get(1) ?? []) {
        if ((one.to >= other.from && other.to >= one.from) || !mayJoin(one, other)) continue
        const gap = gapBetween(one, other, tokens, lists)
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
  const whole = mentions.filter((mention) => mention.whole)
  return mentions.filter((mention) => {
    const length = mention.words.size
    return !whole.some(
      (other) =>
        other !== mention &&
        other.words.size > length &&
        other.finding !== mention.finding &&
        [...mention.words].every((at) => other.words.has(at)),
    )
  })
}
