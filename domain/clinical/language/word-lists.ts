import { clauseStartFinder } from '#domain/clinical/language/clause-start.ts'
import type { Grammar, ListWords } from '#domain/clinical/language/grammar.ts'
import type { Word } from '#domain/clinical/language/mention.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

/** Members of a list, at most: a text of one word a thousand times is none. */
const LONGEST_LIST = 10

/** Words in a row that say something of one and the same thing, from its first to its last token. */
interface WordList {
  readonly from: number
  readonly to: number
  /** The thing comes after them: "swollen, red, tight eyelid", "head, neck and back pain". */
  readonly leads: boolean
  /** The thing came before them: "the eyelid is swollen, red and tight", "pain in the head, neck and back". */
  readonly follows: boolean
}

/** What may be done with the words of a sentence because they stand in a list. Places are those of tokens. */
export interface WordLists {
  /** Whether the words at these two places are in one list, so that a comma between them ends no phrase. */
  readonly together: (one: number, other: number) => boolean
  /** Whether the token at this place says only what something is like: `red`. */
  readonly isDescribing: (at: number, tokens: readonly Token[]) => boolean
  /** Whether a word names a part of the body. */
  readonly isPlace: (word: Word) => boolean
  /** Whether the token at this place is an "and". */
  readonly isJoin: (at: number, tokens: readonly Token[]) => boolean
  /** Whether it is a "but". */
  readonly isBut: (at: number, tokens: readonly Token[]) => boolean
  /**
   * Where these tokens are the thing of which a new clause says something, the place of its "and" or "but": "and the
   * chest is fine". Else null.
   */
  readonly clauseOf: (from: number, to: number, tokens: readonly Token[]) => number | null
  /** Whether the token at this place, a word or a comma, only parts a word of a list from what the list is said of. */
  readonly bridges: (from: number, to: number, at: number) => boolean
  /** Whether a phrase that begins at `start` may go past the word at `at`. */
  readonly mayStepOver: (start: number, at: number) => boolean
}

const NO_LISTS: WordLists = {
  together: () => false,
  isDescribing: () => false,
  isPlace: () => false,
  isJoin: () => false,
  isBut: () => false,
  clauseOf: () => null,
  bridges: () => false,
  mayStepOver: () => false,
}

/**
 * A reader of the lists in the words of one sentence: of describing words, and of parts of the body. Parts of the body
 * lead only where an "and" or "or" joins them and no "in" or "of" ties them to what came before: "swelling of the leg,
 * chest pain" tells of no pain in the leg.
 */
export function wordListReader(grammar: Grammar): (words: readonly Word[], tokens: readonly Token[]) => WordLists {
  const { lists } = grammar
  if (!lists) return () => NO_LISTS
  const joins = new Set(lists.joins)
  const describing = new Set(lists.describing)
  const isDescribing = (at: number, tokens: readonly Token[]) => describing.has(tokens[at]?.text ?? '')
  const isJoin = (at: number, tokens: readonly Token[]) => joins.has(tokens[at]?.text ?? '')
  const places = new Set(lists.placeClasses.map((name) => `{${name}}`))
  const isPlace = ({ keys }: Word) => keys.some((key) => places.has(key))
  const buts = new Set(grammar.buts)
  const isBut = (at: number, tokens: readonly Token[]) => buts.has(tokens[at]?.text ?? '')
  const clauseOf = clauseStartFinder(grammar)
  const read = listsOf(lists, isPlace, new Set(grammar.optional), new Set([...grammar.turns, ...grammar.denials]))
  return (words, tokens) => {
    const listAt = new Map<number, WordList>()
    for (const list of read(words, tokens)) {
      for (let at = list.from; at <= list.to; at++) listAt.set(at, list)
    }
    if (listAt.size === 0) return { ...NO_LISTS, isDescribing, isPlace, isJoin, isBut, clauseOf }
    return {
      isDescribing,
      isPlace,
      isJoin,
      isBut,
      clauseOf,
      together: (one, other) => listAt.has(one) && listAt.get(one) === listAt.get(other),
      bridges: (from, to, at) => {
        const list = listAt.get(at)
        if (!list) return false
        return list === listAt.get(to) ? list.follows : list === listAt.get(from) && list.leads
      },
      mayStepOver: (start, at) => {
        const list = listAt.get(at)
        if (!list) return false
        return start >= list.from ? list.leads : list.follows
      },
    }
  }
}

function listsOf(
  lists: ListWords,
  isPlace: (word: Word) => boolean,
  optional: ReadonlySet<string>,
  ends: ReadonlySet<string>,
) {
  const describing = new Set(lists.describing)
  const [joins, links] = [new Set(lists.joins), new Set(lists.links)]
  const [prepositions, copulas] = [new Set(lists.prepositions), new Set(lists.copulas)]
  const small = new Set([...lists.joins, ...lists.adverbs, '-', '/'])
  const isLink = ({ kind, text }: Token) => kind === 'comma' || small.has(text)
  const isSmall = ({ text }: Token) => links.has(text) || prepositions.has(text) || optional.has(text)

  const kindOf = (word: Word | undefined, tokens: readonly Token[]) => {
    if (describing.has(tokens[word?.at ?? -1]?.text ?? '')) return 'describing'
    return word && isPlace(word) ? 'place' : null
  }

  const listFrom = (words: readonly Word[], tokens: readonly Token[], from: number): WordList | null => {
    const kind = kindOf(words[from], tokens)
    let to = from
    let isLast = false
    if (!kind) return null
    for (let at = from + 1; at < Math.min(words.length, from + LONGEST_LIST); at++) {
      const gap = tokens.slice((words[to]?.at ?? 0) + 1, words[at]?.at)
      if (!gap.every((token) => isLink(token) || optional.has(token.text) || (kind === 'place' && isSmall(token))))
        break
      const isJoined = gap.some(({ text }) => joins.has(text))
      if (isLast && !isJoined && gap.some((token) => token.kind === 'comma')) break
      isLast ||= isJoined
      if (kindOf(words[at], tokens) === kind) to = at
      else if (!words[at]?.optional && !small.has(tokens[words[at]?.at ?? -1]?.text ?? '')) break
    }
    const [first, last, next] = [words[from]?.at, words[to]?.at, words[to + 1]?.at]
    if (to === from || first === undefined || last === undefined) return null
    return { from: first, to: last, ...sidesOf(tokens, first, last, next, kind === 'place') }
  }

  const sidesOf = (tokens: readonly Token[], from: number, to: number, next: number | undefined, ofPlaces: boolean) => {
    const before = tokens.findLastIndex((token, at) => at < from && !isSmall(token))
    const tied = tokens.slice(before + 1, from).some(({ text }) => prepositions.has(text))
    const isNextTo = next === to + 1 && !ends.has(tokens[next]?.text ?? '')
    const isJoined = tokens.slice(from, to).some(({ text }) => joins.has(text))
    return {
      leads: isNextTo && (!ofPlaces || (isJoined && !tied)),
      follows: !isNextTo || (isJoined && copulas.has(tokens[before]?.text ?? '')),
    }
  }

  return (words: readonly Word[], tokens: readonly Token[]): WordList[] => {
    const found: WordList[] = []
    for (let at = 0; at < words.length; at++) {
      const list = listFrom(words, tokens, at)
      if (!list) continue
      found.push(list)
      while ((words[at + 1]?.at ?? Infinity) <= list.to) at += 1
    }
    return found
  }
}
