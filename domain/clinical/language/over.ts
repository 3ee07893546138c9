import { cueFinder } from '#domain/clinical/language/cues.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

/** How a language tells an illness of another time that is over: "I had fits last year, now I am well". */
export interface OverWords {
  /** Another time, a year ago or longer: a bite of last week is not over when its wound is clean. `last year`. */
  readonly times: readonly string[]
  /** Not so long ago: over only where something says by itself that it ended. `months ago`. */
  readonly lately?: readonly string[]
  /** Say that it began then, and not that it was: `started`. */
  readonly begins?: readonly string[]
  /** Say that it was so once more and not since: `last`. */
  readonly lasts?: readonly string[]
  /** Before the number of a year: `in 2019`. */
  readonly inYear: readonly string[]
  /** Before a time, say that it lasted from then on: `since last year`. */
  readonly since: readonly string[]
  /** Say that the patient's state now is well: `recovered`. */
  readonly well: readonly string[]
  /** Say that it came back, or never went: `again`, `since then`. */
  readonly back: readonly string[]
  /** Those of them that say that it happened once more: `again`. */
  readonly again?: readonly string[]
  /** Say by themselves that it ended: `it went away`. */
  readonly ends: readonly string[]
}

const YEAR = /^(?:19[5-9]|20)\d\d$/
/** Words before "well" in which a denial would be of it: "he is not at all well". */
const DENIAL_REACH = 4

/** From the first of these tokens to the one before the last. */
type Stretch = readonly [from: number, to: number]
interface OfAnotherTime {
  /** The clause that names a time a year ago or longer, whether or not it is over: an accident of then is. */
  readonly longAgo: Stretch
  readonly over: Stretch
}
const NOWHERE: Stretch = [0, 0]
const NOTHING: OfAnotherTime = { longAgo: NOWHERE, over: NOWHERE }
/** "I had fits, that was 2016": words before a time that is all that a clause says, at most. */
const WORDS_OF_TIME = 2

/**
 * What of a sentence, from its first token to the one behind its last, is told of another time, and is over: its clause
 * that names the time, and only where it or the next sentence says behind it that the patient is well now, and not that
 * anything came back.
 *
 * @param until where the next sentence ends
 */
export function overReader({
  over,
  nows = [],
  denials,
}: Grammar): (tokens: readonly Token[], from: number, to: number, until: number) => OfAnotherTime {
  if (!over) return () => NOTHING
  const [time, late, begin, last, now, well, back, again, ended] = [
    cueFinder(over.times),
    cueFinder(over.lately ?? []),
    cueFinder(over.begins ?? []),
    cueFinder(over.lasts ?? []),
    cueFinder(nows),
    cueFinder(over.well),
    cueFinder(over.back),
    cueFinder(over.again ?? []),
    cueFinder(over.ends),
  ]
  const denial = cueFinder(denials)
  type Find = typeof denial
  const firstOf = (find: Find, tokens: readonly Token[], from: number, to: number) => {
    for (let at = from; at < to; at++) {
      const cue = find(tokens, at)
      if (cue) return cue
    }
    return null
  }
  return (tokens, from, to, until) => {
    const textAt = (at: number) => tokens[at]?.text ?? ''
    const isLast = (at: number) => at + 1 === to || tokens[at + 1]?.kind !== 'word'
    const year = tokens.findIndex(
      ({ text }, at) => at > from && at < to && YEAR.test(text) && (over.inYear.includes(textAt(at - 1)) || isLast(at)),
    )
    const longAgo = year === -1 ? firstOf(time, tokens, from, to) : { from: year, to: year + 1 }
    const named = longAgo ?? firstOf(late, tokens, from, to)
    if (!named || over.since.includes(textAt(named.from - 1))) return NOTHING
    const isDenied = (at: number, reach: number) => firstOf(denial, tokens, Math.max(named.to, at - reach), at) !== null
    const isSaid = (find: Find, start: number): boolean => {
      const cue = firstOf(find, tokens, start, until)
      return cue !== null && (!isDenied(cue.from, 1) || isSaid(find, cue.to))
    }
    const startBefore = (end: number) =>
      tokens.findLastIndex(({ kind }, at) => at < end && (at < from || kind === 'comma')) + 1
    const begun = startBefore(named.from)
    // "One fit, 5 months ago": the time alone stands behind the comma.
    const isAlone =
      begun > from &&
      (named.from - begun <= WORDS_OF_TIME || tokens.slice(begun, named.from).every(({ kind }) => kind === 'number'))
    const start = isAlone ? startBefore(begun - 1) : begun
    if (firstOf(begin, tokens, start, named.to)) return NOTHING
    // "In 2015, I had fits": the clause goes on behind the time.
    const isComma = tokens[named.to]?.kind === 'comma'
    const behind = isComma ? named.to + 1 : named.to
    const comma = tokens.findIndex(({ kind }, at) => at >= behind && at < to && kind === 'comma')
    const clauseEnd = comma === -1 ? to : comma
    // "Broke a leg in 2016, bitten by a dog": what comes behind is of now.
    const isBehind = isComma && named.from - start > 1
    const then: Stretch = longAgo ? [start, isBehind ? named.to : Math.max(clauseEnd, named.to)] : NOWHERE
    if (isSaid(again, named.to)) return NOTHING
    if (isSaid(back, named.to)) return { longAgo: then, over: NOWHERE }
    const end = firstOf(ended, tokens, from + 1, until)
    // "Two months ago, not healed".
    if (end && !isDenied(end.from, 2)) return { longAgo: then, over: [start, Math.min(end.from, clauseEnd)] }
    // "Last fit in 2021".
    if (firstOf(last, tokens, start, isAlone ? begun : named.from)) return { longAgo: then, over: [start, named.to] }
    if (!longAgo) return NOTHING
    const state = firstOf(well, tokens, named.to, until)
    const present = firstOf(now, tokens, named.to, until)
    if (!present || !state || isDenied(state.from, DENIAL_REACH)) return { longAgo: then, over: NOWHERE }
    return { longAgo: then, over: [start, Math.min(present.from < state.from ? present.from : named.to, clauseEnd)] }
  }
}
