import { type Cue, cueFinder } from '#domain/clinical/language/cues.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

/** What is said of the things that a token names. The first that applies wins: somebody else's is nobody's here. */
export interface TokenSense {
  /** Where the word stands that makes it somebody else's, or null. */
  otherBy: number | null
  /** Where the word stands that makes it a fear or a condition, or null. */
  supposedBy: number | null
  past: boolean
  /** Where the word stands that denies it, or null. */
  deniedBy: number | null
  doubted: boolean
}

type Sense = 'past' | 'doubted'
type Because = 'deniedBy' | 'supposedBy'

/** Words that a denial reaches at most, so that a slip in the punctuation cannot deny the rest of a text. */
const LONGEST_DENIAL = 14
const LATER_DENIAL_REACH = 7
const TRAILING_DENIAL_REACH = 3
const BARE_DENIAL_REACH = 5

/**
 * Reads, for each token of a text, whether what stands there is denied, doubted, feared, past, or somebody else's.
 * Denials end at a "but", at a new statement, at the end of the sentence; a plain "no" also ends at a comma, unless
 * the list goes on with an "or".
 */
export function senseReader(grammar: Grammar): (tokens: readonly Token[]) => TokenSense[] {
  const denial = cueFinder(grammar.denials)
  const listDenial = cueFinder(grammar.listDenials)
  const laterDenial = cueFinder(grammar.laterDenials)
  const trailingDenial = cueFinder(grammar.trailingDenials ?? [])
  const bareDenial = cueFinder(grammar.bareDenials ?? [])
  const affirmations = new Set(grammar.affirmations)
  const untested = cueFinder(grammar.untested ?? [])
  const noDenial = cueFinder(grammar.noDenials)
  const doubt = cueFinder(grammar.doubts)
  const hypothesis = cueFinder(grammar.hypotheses)
  const worry = cueFinder(grammar.worries ?? [])
  const past = cueFinder(grammar.pasts)
  const turn = cueFinder(grammar.turns)
  const orWords = new Set(grammar.orWords)
  const single = new Set([...grammar.denials, ...grammar.laterDenials, ...(grammar.trailingDenials ?? [])])

  /** The word of a denial that denies: the "not" of "is not". A phrase that has it in it is not denied by it. */
  const denier = (tokens: readonly Token[], { from, to }: Cue): number => {
    const nth = tokens.slice(from, to).findIndex(({ text }) => single.has(text))
    return nth === -1 ? from : from + nth
  }

  const endOfSentence = (tokens: readonly Token[], at: number) => {
    const sentence = tokens[at]?.sentence
    let end = at
    while (end < tokens.length && tokens[end]?.sentence === sentence) end += 1
    return end
  }

  /** Where what begins at `from` ends: at a turn, or at the end of the sentence. */
  const reach = (tokens: readonly Token[], from: number, longest: number): number => {
    const end = Math.min(endOfSentence(tokens, from), from + longest)
    for (let at = from; at < end; at++) {
      const text = tokens[at]?.text ?? ''
      if (at > from + 1 && grammar.saysOfBefore?.(text) && tokens[at - 1]?.kind === 'word') return at - 1
      if (at > from && (turn(tokens, at) || grammar.startsStatement(text))) return at
      if (affirmations.has(tokens[at + 1]?.text ?? '') && at + 1 < end) return at
    }
    return end
  }

  /** Where after a comma a new statement begins: "worried about her, she has a fever". */
  const nextStatement = (tokens: readonly Token[], from: number, end: number): number => {
    const next = tokens.findIndex(
      (_, at) => at > from && at < end && tokens[at - 1]?.kind === 'comma' && turn(tokens, at),
    )
    return next === -1 ? end : next
  }

  const beyondComma = (tokens: readonly Token[], from: number, end: number): number => {
    const comma = tokens.findIndex((token, at) => at >= from && at < end && token.kind === 'comma')
    if (comma === -1) return end
    const listGoesOn = tokens.slice(comma, end).some((token) => orWords.has(token.text))
    return listGoesOn ? end : comma
  }

  /** Whether a clause ends before this token. */
  const endsAt = (tokens: readonly Token[], at: number): boolean => {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (!before || token?.sentence !== before.sentence || token.kind === 'comma' || token.kind === 'mark') return true
    return turn(tokens, at) !== null || orWords.has(token.text) || grammar.startsStatement(token.text)
  }

  /** Whether nothing follows a denial in its clause but another thing that is said to be there, or not: "fever none". */
  const standsBehind = (tokens: readonly Token[], to: number): boolean => {
    if (endsAt(tokens, to)) return true
    if (affirmations.has(tokens[to + 1]?.text ?? '') && !endsAt(tokens, to + 1)) return true
    const next = endsAt(tokens, to + 1) ? null : bareDenial(tokens, to + 1)
    return next !== null && standsBehind(tokens, next.to)
  }

  /** Where that begins which a denial behind it denies: behind a comma, a "but", or a statement before it. */
  const beginningOfThing = (tokens: readonly Token[], at: number): number => {
    const isOther = (place: number): boolean => {
      const { text = '', sentence, kind } = tokens[place] ?? {}
      if (sentence !== tokens[at]?.sentence || (kind !== 'word' && kind !== 'number')) return true
      if (affirmations.has(text) || grammar.startsStatement(text)) return true
      return [0, 1, 2].some((back) => (denial(tokens, place - back) ?? turn(tokens, place - back))?.to === place + 1)
    }
    let from = at
    while (from > 0 && at - from < BARE_DENIAL_REACH && !isOther(from - 1)) from -= 1
    return from
  }

  return (tokens) => {
    const senses = tokens.map(
      (): TokenSense => ({ otherBy: null, supposedBy: null, past: false, deniedBy: null, doubted: false }),
    )
    const mark = (sense: Sense, from: number, to: number) => {
      for (const token of senses.slice(Math.max(from, 0), to)) token[sense] = true
    }
    const because = (what: Because) => (by: number, from: number, to: number) => {
      for (const token of senses.slice(Math.max(from, 0), to)) token[what] ??= by
    }
    const deny = because('deniedBy')
    const suppose = because('supposedBy')
    for (let at = 0; at < tokens.length; at++) {
      const none = noDenial(tokens, at)
      if (none) {
        at = none.to - 1
        continue
      }
      const trailing = listDenial(tokens, at) ? null : trailingDenial(tokens, at)
      const begun = trailing
        ? beginningBefore(tokens, trailing.from, TRAILING_DENIAL_REACH, grammar.startsStatement)
        : at
      if (trailing && begun < trailing.from) {
        deny(denier(tokens, trailing), begun, trailing.from)
        at = trailing.to - 1
        continue
      }
      const unknown = untested(tokens, at)
      if (unknown) {
        const end = endsAt(tokens, unknown.to)
          ? unknown.to
          : beyondComma(tokens, unknown.to, reach(tokens, unknown.to, LATER_DENIAL_REACH))
        suppose(unknown.to - 1, unknown.from, end)
        at = unknown.to - 1
        continue
      }
      const bare = bareDenial(tokens, at)
      const thing = bare && standsBehind(tokens, bare.to) ? beginningOfThing(tokens, bare.from) : at
      if (bare && thing < at) {
        deny(denier(tokens, bare), thing, bare.from)
        at = bare.to - 1
        continue
      }
      const list = listDenial(tokens, at)
      const plain = denial(tokens, at)
      const later = laterDenial(tokens, at)
      const found = list ?? plain ?? later
      if (list) deny(denier(tokens, list), list.to, reach(tokens, list.to, LONGEST_DENIAL * 2))
      else if (plain)
        deny(denier(tokens, plain), plain.to, beyondComma(tokens, plain.to, reach(tokens, plain.to, LONGEST_DENIAL)))
      else if (later) {
        const start = beginningBefore(tokens, later.from, LATER_DENIAL_REACH, grammar.startsStatement)
        deny(denier(tokens, later), start, later.from)
      }
      const doubted = doubt(tokens, at)
      if (doubted) mark('doubted', doubted.to, reach(tokens, doubted.to, LATER_DENIAL_REACH))
      const feared = hypothesis(tokens, at)
      if (feared) {
        const end = Math.min(endOfSentence(tokens, feared.from), feared.to + LONGEST_DENIAL)
        suppose(feared.from, feared.to, worry(tokens, at) ? nextStatement(tokens, feared.to, end) : end)
      }
      const before = past(tokens, at)
      if (before) mark('past', before.to, endOfSentence(tokens, before.from))
      if (found) at = Math.max(at, found.to - 1)
    }
    return senses
  }
}

/** Begin something else before a later denial: `fever with a normal chest`. */
const BREAKS = new Set(['with', 'but', 'lakini', 'avec', 'mais', ';', ':', '('])

/** Where that begins which a later denial denies: after a comma, with the verb of its statement, or a few words before. */
function beginningBefore(
  tokens: readonly Token[],
  at: number,
  longest: number,
  startsStatement: (word: string) => boolean,
): number {
  const sentence = tokens[at]?.sentence
  let from = at
  while (from > 0 && at - from < longest) {
    const token = tokens[from - 1]
    if (!token || token.sentence !== sentence || token.kind === 'comma' || BREAKS.has(token.text)) break
    from -= 1
    if (startsStatement(token.text)) break
  }
  return from
}
