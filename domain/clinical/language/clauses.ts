import { clauseStartFinder } from '#domain/clinical/language/clause-start.ts'
import { cueFinder } from '#domain/clinical/language/cues.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

const BARE_DENIAL_REACH = 5

/** Begin what stands for itself: "if you can help: he has fits". */
const NEW_STARTS = ['but', 'lakini', 'mais', ';', ':']
/** Begin something else before a later denial: `fever with a normal chest`. */
const BREAKS = new Set([...NEW_STARTS, 'with', 'avec', '('])

/** Where the clauses of a sentence begin and end. Places are those of tokens; an end is the place behind the last. */
export interface Clauses {
  readonly endOfSentence: (tokens: readonly Token[], at: number) => number
  /** Where what begins at `from` ends: at a turn, or at the end of the sentence, after so many tokens at the latest. */
  readonly reach: (tokens: readonly Token[], from: number, longest: number) => number
  /** Where after a comma a new statement begins: "worried about her, she has a fever". */
  readonly nextStatement: (tokens: readonly Token[], from: number, end: number) => number
  /**
   * `end`, or the "but" or colon before it. One right at `from` only begins what is supposed: "return if: fever". Where
   * what is supposed begins its sentence, what follows a comma depends on it.
   */
  readonly newStart: (tokens: readonly Token[], from: number, end: number, begins: boolean) => number
  /** `end`, or the comma before it, unless the list goes on with an "or". */
  readonly beyondComma: (tokens: readonly Token[], from: number, end: number) => number
  /** Whether a clause ends before this token. */
  readonly endsAt: (tokens: readonly Token[], at: number) => boolean
  /** Whether nothing follows a denial in its clause but another thing that is said to be there, or not: "fever none". */
  readonly standsBehind: (tokens: readonly Token[], to: number) => boolean
  /** Where that begins which a denial behind it denies: behind a comma, a "but", or a statement before it. */
  readonly beginningOfThing: (tokens: readonly Token[], at: number) => number
  /** Where that begins which a later denial denies: after a comma, with the verb of its statement, or a few words before. */
  readonly beginningBefore: (tokens: readonly Token[], at: number, longest: number) => number
}

export function clausesOf(grammar: Grammar): Clauses {
  const turn = cueFinder(grammar.turns)
  const denial = cueFinder(grammar.denials)
  const bareDenial = cueFinder(grammar.bareDenials ?? [])
  const affirmations = new Set(grammar.affirmations)
  const orWords = new Set(grammar.orWords)
  const ands = new Set(grammar.lists?.joins.filter((join) => !orWords.has(join)))
  const links = new Set(grammar.lists?.links)
  const verbs = new Set([...(grammar.lists?.copulas ?? []), ...(grammar.lists?.auxiliaries ?? [])])
  const possessives = new Set(grammar.possessives)
  const clauseStart = clauseStartFinder(grammar)
  const third = new Set([...grammar.persons.she, ...grammar.persons.he])

  const endOfSentence = (tokens: readonly Token[], at: number) => {
    const sentence = tokens[at]?.sentence
    let end = at
    while (end < tokens.length && tokens[end]?.sentence === sentence) end += 1
    return end
  }

  /** An "and", whose, a thing and its verb: "no stool and the belly is big" denies no big belly. */
  const isNextOfThing = (tokens: readonly Token[], at: number): boolean => {
    if (!ands.has(tokens[at]?.text ?? '')) return false
    const thing = tokens.findIndex(({ text }, after) => after > at && !links.has(text))
    return clauseStart(thing, thing, tokens) === at
  }

  const reach = (tokens: readonly Token[], from: number, longest: number): number => {
    const end = Math.min(endOfSentence(tokens, from), from + longest)
    for (let at = from; at < end; at++) {
      const text = tokens[at]?.text ?? ''
      if (grammar.deniesItself?.(text)) return at
      if (at > from + 1 && grammar.saysOfBefore?.(text) && tokens[at - 1]?.kind === 'word') return at - 1
      if (at > from && (turn(tokens, at) || grammar.startsStatement(text) || isNextOfThing(tokens, at))) return at
      if (affirmations.has(tokens[at + 1]?.text ?? '') && at + 1 < end) return at
    }
    return end
  }

  const nextStatement = (tokens: readonly Token[], from: number, end: number): number => {
    const next = tokens.findIndex(
      (_, at) => at > from && at < end && tokens[at - 1]?.kind === 'comma' && turn(tokens, at),
    )
    return next === -1 ? end : next
  }

  /** A comma, an "and" and who it is: "he cries if we open the curtain, and he cannot bend his neck". */
  const isNextOfPerson = (tokens: readonly Token[], at: number): boolean =>
    tokens[at]?.kind === 'comma' && ands.has(tokens[at + 1]?.text ?? '') && third.has(tokens[at + 2]?.text ?? '')

  /** A comma, whose it is, a thing and its verb: "he cries if we bend his head, his neck has gone stiff". */
  const isNextOfOwn = (tokens: readonly Token[], at: number): boolean =>
    tokens[at]?.kind === 'comma' && possessives.has(tokens[at + 1]?.text ?? '') && verbs.has(tokens[at + 3]?.text ?? '')

  /** A comma and a verb, and no list of what is supposed: "he cries if I move the hip, has fever too". */
  const isNextOfVerb = (tokens: readonly Token[], at: number, end: number): boolean =>
    tokens[at]?.kind === 'comma' &&
    verbs.has(tokens[at + 1]?.text ?? '') &&
    !tokens.slice(at, end).some(({ text }) => orWords.has(text))

  const newStart = (tokens: readonly Token[], from: number, end: number, begins: boolean): number => {
    const start = tokens.findIndex(
      ({ text }, at) =>
        at > from &&
        at < end &&
        (NEW_STARTS.includes(text) ||
          isNextOfPerson(tokens, at) ||
          (!begins && (isNextOfOwn(tokens, at) || isNextOfVerb(tokens, at, end)))),
    )
    return start === -1 ? end : start
  }

  const beyondComma = (tokens: readonly Token[], from: number, end: number): number => {
    const comma = tokens.findIndex((token, at) => at >= from && at < end && token.kind === 'comma')
    if (comma === -1) return end
    const listGoesOn = tokens.slice(comma, end).some((token) => orWords.has(token.text))
    return listGoesOn ? end : comma
  }

  const endsAt = (tokens: readonly Token[], at: number): boolean => {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (!before || token?.sentence !== before.sentence || token.kind === 'comma' || token.kind === 'mark') return true
    return turn(tokens, at) !== null || orWords.has(token.text) || grammar.startsStatement(token.text)
  }

  const standsBehind = (tokens: readonly Token[], to: number): boolean => {
    if (endsAt(tokens, to)) return true
    if (affirmations.has(tokens[to + 1]?.text ?? '') && !endsAt(tokens, to + 1)) return true
    const next = endsAt(tokens, to + 1) ? null : bareDenial(tokens, to + 1)
    return next !== null && standsBehind(tokens, next.to)
  }

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

  const beginningBefore = (tokens: readonly Token[], at: number, longest: number): number => {
    const sentence = tokens[at]?.sentence
    let from = at
    while (from > 0 && at - from < longest) {
      const token = tokens[from - 1]
      if (!token || token.sentence !== sentence || token.kind === 'comma' || BREAKS.has(token.text)) break
      from -= 1
      if (grammar.startsStatement(token.text)) break
    }
    return from
  }

  return {
    endOfSentence,
    reach,
    nextStatement,
    newStart,
    beyondComma,
    endsAt,
    standsBehind,
    beginningOfThing,
    beginningBefore,
  }
}
