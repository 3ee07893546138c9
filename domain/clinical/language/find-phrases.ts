import { type FoundHalves, joinHalves } from '#domain/clinical/language/join-halves.ts'
import { COMPOUND, IDIOM, isDiagnosis, UNPLACED } from '#domain/clinical/language/keyed-phrases.ts'
import { byWord, type Mention, type Word } from '#domain/clinical/language/mention.ts'
import type { PhraseIndex } from '#domain/clinical/language/phrase-index.ts'
import { type State, statesAfter, statesFrom, statesPast } from '#domain/clinical/language/phrase-states.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'
import type { WordLists } from '#domain/clinical/language/word-lists.ts'

/** Words of a text, and the one between them that their phrase does not know. */
interface Loose {
  readonly from: number
  readonly to: number
  readonly words: Iterable<number>
  readonly over: number | null
}

/** A sentence with more denials is none that somebody said, and costs much. */
const MOST_DENIALS = 40

/**
 * The findings that the words of one sentence name, and its rows of words that stand elsewhere than phrases have them
 * (predicateReader). A mention within a longer one in one piece is left out: "stomach ulcer" is no wound.
 */
export function findPhrases(
  words: readonly Word[],
  tokens: readonly Token[],
  index: PhraseIndex,
  isDenied: (at: number) => boolean,
  lists: WordLists,
  rows: readonly (readonly Word[])[],
): Mention[] {
  const asWritten = withoutSpentDeniers(
    [...namedBy(words, tokens, index, isDenied, lists, true), ...deniedWithin(words, tokens, index, isDenied, lists)],
    words,
    tokens,
    lists,
  )
  const said = rows.flatMap((row) => saidOf(row, tokens, index, isDenied, lists))
  const named = [...asWritten, ...said.filter((mention) => !isReadAsWritten(mention, asWritten))]
  return withoutDenialsOfLonger(longest(named), words, isDenied).filter(({ finding }) => finding !== IDIOM)
}

/**
 * Without those that a denial makes of the beginning of what it denies: "pas d'urines foncées" is no dark urine, and not
 * that no urine comes.
 */
function withoutDenialsOfLonger(
  mentions: readonly Mention[],
  words: readonly Word[],
  isDenied: (at: number) => boolean,
): Mention[] {
  const deniers = new Set(words.filter(({ denier }) => denier).map(({ at }) => at))
  if (deniers.size === 0) return [...mentions]
  const all = byWord(mentions)
  const counted = words.map(({ at }) => at)
  const isInOnePiece = ({ from, to, words: own }: Mention) =>
    counted.filter((at) => at >= from && at <= to).every((at) => own.has(at))
  return mentions.filter(({ from, to, words: own, absent }) => {
    if (absent || !deniers.has(from)) return true
    const isWhatIsDenied = (longer: Mention) =>
      longer.from > from &&
      longer.to > to &&
      !longer.absent &&
      isDenied(longer.from) &&
      isInOnePiece(longer) &&
      [...own].every((at) => at < longer.from || longer.words.has(at))
    return !(all.get(to) ?? []).some(isWhatIsDenied)
  })
}

/**
 * Without those in two pieces that take the denial out of what stands around it: "chest not pulling in, takes the
 * breast" is not "breast ... not pulling".
 */
function withoutSpentDeniers(
  mentions: readonly Mention[],
  words: readonly Word[],
  tokens: readonly Token[],
  lists: WordLists,
): readonly Mention[] {
  const deniers = words.filter(({ denier }) => denier).map(({ at }) => at)
  if (deniers.length === 0 || deniers.length > MOST_DENIALS) return mentions
  const counted = words.filter(({ carrier }) => !carrier).map(({ at }) => at)
  const isOverComma = (from: number, to: number) => tokens.slice(from, to).some(({ kind }) => kind === 'comma')
  const isOfTwoClauses = ({ from, to, whole }: Mention) =>
    !whole && (isOverComma(from, to) || tokens.slice(from, to).some((_, nth) => lists.isJoin(from + nth, tokens)))
  const isAround = ({ from, to, words: own, finding }: Mention, denier: number) =>
    from < denier &&
    denier < to &&
    finding !== IDIOM &&
    !own.has(denier) &&
    counted.every((at) => at < from || at > to || at === denier || own.has(at)) &&
    !isOverComma(from, to)
  const isPartOf = ({ words: own }: Mention, { words: others }: Mention) =>
    [...own].some((at) => others.has(at)) && ![...own].every((at) => others.has(at))
  const isSpent = (mention: Mention) =>
    deniers.some(
      (denier) =>
        mention.words.has(denier) && mentions.some((other) => isAround(other, denier) && isPartOf(other, mention)),
    )
  return mentions.filter((mention) => !isOfTwoClauses(mention) || !isSpent(mention))
}

/** What a phrase with a denial put into it says: "the eyes are not yellow", "neck: no stiffness". */
function deniedWithin(
  words: readonly Word[],
  tokens: readonly Token[],
  index: PhraseIndex,
  isDenied: (at: number) => boolean,
  lists: WordLists,
): Mention[] {
  const deniers = words.filter(({ denier }, nth) => denier && nth > 0 && isDenied(words[nth + 1]?.at ?? -1))
  if (deniers.length === 0 || deniers.length > MOST_DENIALS) return []
  const left = new Set(deniers)
  const others = words.filter((word, nth) => !left.has(word) && !(word.carrier && words[nth + 1]?.denier))
  const isAround = ({ from, to, whole }: Mention) => whole && deniers.some(({ at }) => from < at && at < to)
  return namedBy(others, tokens, index, isDenied, lists)
    .filter((mention) => isAround(mention) && !mention.absent)
    .map((mention) => ({ ...mention, absent: true }))
}

/** What a row of words names with its first, wherever the words stand: predicateReader. */
function saidOf(
  row: readonly Word[],
  tokens: readonly Token[],
  index: PhraseIndex,
  isDenied: (at: number) => boolean,
  lists: WordLists,
): Mention[] {
  const [said] = row
  if (!said) return []
  return namedBy(row, tokens, index, isDenied, lists)
    .filter(({ whole, words }) => whole && words.size > 1 && words.has(said.at))
    .map((mention) => {
      const places = [...mention.words].toSorted((one, other) => one - other)
      const span = { from: places[0] ?? mention.from, to: places.at(-1) ?? mention.to }
      // Denied is what is said of the thing, not the thing: "the bleeding is not painful".
      return isDenied(said.at) && !mention.absent
        ? { ...mention, ...span, words: new Set(places), absent: true }
        : { ...mention, ...span }
    })
}

/**
 * Whether the words mean something as they stand: a "head has been banging" is a banging headache, no head that somebody
 * banged; a wound that is not deep is a wound.
 */
const isReadAsWritten = ({ words, absent, finding }: Mention, asWritten: readonly Mention[]): boolean =>
  asWritten.some((other) => {
    if (!other.whole || other.finding === IDIOM) return false
    if (![...other.words].every((at) => words.has(at))) return false
    return other.words.size === words.size || (absent && !other.absent && other.finding === finding)
  })

function namedBy(
  words: readonly Word[],
  tokens: readonly Token[],
  index: PhraseIndex,
  isDenied: (at: number) => boolean,
  lists: WordLists,
  mayStep = false,
): Mention[] {
  /** What a phrase may have within it that it does not know. A number counts, a part of the body is where. */
  const isStep = (word: Word) =>
    tokens[word.at]?.kind === 'word' && !word.denier && !word.denied && !lists.isPlace(word)
  const mentions: Mention[] = []
  const loose: (Mention & Loose)[] = []
  const halves: (FoundHalves & Loose)[] = []
  for (let start = 0; start < words.length; start++) {
    let states: readonly State[] = []
    for (let at = start; at < words.length && (at === start || states.length > 0); at++) {
      const word = words[at]
      if (!word || (at > start && isParted(words[at - 1]?.at ?? 0, word.at, tokens, lists))) break
      const from = words[start]?.at ?? word.at
      const advanced = at === start ? statesFrom(word, index, mayStep) : statesAfter(word, states)
      states =
        at === start
          ? advanced
          : [...advanced, ...statesPast(word, states, lists.mayStepOver(from, word.at), isStep(word))]
      if (advanced.length === 0) continue
      const ending = advanced.filter(({ node: { names, absent, halves: ends } }) => names ?? absent ?? ends)
      if (ending.length === 0) continue
      const span = words.slice(start, at + 1).map((spanned) => spanned.at)
      for (const { node, past, small, over } of ending) {
        const own = past.length === 0 ? span : span.filter((place) => !past.includes(place))
        const named = own.length - small
        if (node.halves) halves.push({ halves: node.halves, from, to: word.at, words: own, named, over })
        if (!node.names && !node.absent) continue
        const said = { from, to: word.at, words: new Set(own), named, absent: false }
        if (over === null) {
          for (const finding of node.names ?? []) mentions.push({ ...said, finding, whole: true })
          for (const finding of node.absent ?? []) mentions.push({ ...said, finding, whole: true, absent: true })
        } else for (const finding of node.names ?? []) loose.push({ ...said, finding, whole: false, over })
      }
    }
  }
  const exact = byWord(mentions)
  const isOne = (said: Loose) => isOneThing(said, exact, tokens, isDenied, lists)
  const taking = mentions.filter(({ finding }) => finding !== IDIOM && finding !== UNPLACED && !isDiagnosis(finding))
  const optional = new Set(words.filter((word) => word.optional).map(({ at }) => at))
  mentions.push(
    ...joinHalves(halves.filter(isOne), {
      phrases: index.phrases,
      tokens,
      lists,
      whole: byWord(taking),
      isDenied,
      optional,
      counted: new Set(words.map(({ at }) => at)),
    }),
  )
  mentions.push(
    ...loose.filter(
      (one) => one.finding !== IDIOM && one.finding !== COMPOUND && !isDiagnosis(one.finding) && isOne(one),
    ),
  )
  const all = byWord(mentions)
  return mentions.filter((one) => one.finding !== COMPOUND && !isTwo(one, all, tokens, lists))
}

/** Whether a phrase ends between two words: at a comma that parts no members of a list, or where a clause begins. */
function isParted(from: number, to: number, tokens: readonly Token[], lists: WordLists): boolean {
  const clause = to > from + 1 ? lists.clauseOf(to, to, tokens) : null
  if (clause !== null && clause > from) return true
  for (let at = from + 1; at < to; at++) if (tokens[at]?.kind === 'comma') return !lists.together(from, to)
  return false
}

/**
 * Whether words with one between them that their phrase does not know say one thing: nothing else begins among them, the
 * word between names nothing with one of them ("the pain came back" is no pain in the back), and all of them are denied or
 * none. In another of the text's languages it may be a denial: "eyes not yellow".
 */
function isOneThing(
  { from, to, words, over }: Loose,
  exact: ReturnType<typeof byWord>,
  tokens: readonly Token[],
  isDenied: (at: number) => boolean,
  lists: WordLists,
): boolean {
  if (over === null) return true
  if (isDenied(from) !== isDenied(to)) return false
  for (let at = from; at <= to; at++) if (lists.isJoin(at, tokens) || lists.isBut(at, tokens)) return false
  return !(exact.get(over) ?? []).some((other) => [...words].some((at) => other.words.has(at)))
}

/**
 * A phrase with an "and" within it whose two sides are other things: "vomiting and blood in the stool" is no vomiting
 * of blood.
 */
function isTwo(
  { whole, words, from, to }: Mention,
  all: ReturnType<typeof byWord>,
  tokens: readonly Token[],
  lists: WordLists,
): boolean {
  if (!whole) return false
  for (let join = from + 1; join < to; join++) {
    if (!lists.isJoin(join, tokens)) continue
    const [left, right] = [[...words].filter((at) => at < join), [...words].filter((at) => at > join)]
    const [lefts, rights] = [all.get(left[0] ?? -1) ?? [], all.get(right[0] ?? -1) ?? []]
    const holds = (other: Mention, side: readonly number[]) => side.every((at) => other.words.has(at))
    const isRight = (other: Mention) => other.from > join && other.words.size > right.length && holds(other, right)
    if (lefts.some((other) => other.to < join && holds(other, left)) && rights.some(isRight)) return true
  }
  return false
}

/** Those that no longer phrase holds, nor one of the same words, that names more of its words than they do. */
function longest(mentions: readonly Mention[]): Mention[] {
  const all = byWord(mentions)
  return mentions.filter((mention) => {
    const { size } = mention.words
    const isLess = ({ words, whole, named }: Mention) =>
      named > mention.named && (words.size > size ? whole : words.size === size)
    // What is said not to be there hides nothing else: "a cough without blood" is a cough.
    const mayHide = (other: Mention) => {
      // A "chest infection" is named, and is a chest that has something too.
      if (isDiagnosis(other.finding) && !isDiagnosis(mention.finding)) return false
      return other.absent ? other.finding === mention.finding && !mention.absent : other.finding !== mention.finding
    }
    return !(all.get(mention.from) ?? []).some(
      (other) =>
        other !== mention && isLess(other) && mayHide(other) && [...mention.words].every((at) => other.words.has(at)),
    )
  })
}
