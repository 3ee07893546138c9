import type { KindOrder } from '#domain/clinical/compact/coded-numbers.ts'
import { contextOf, type MixedCoder } from '#domain/clinical/compact/mixed-coder.ts'

/** What comes next in a phrase: one of its list's own keys, its end, a mark of the notation, or another key. */
export const RECENT = 0
export const END = 1
export const OR = 2
export const CLOSE = 3
export const KNOWN = 4
export const NEW = 5
export const OPEN = 6
const HALF = 7
const ABSENT = 8
const KINDS = [RECENT, END, OR, CLOSE, KNOWN, NEW, OPEN, HALF, ABSENT]
/** The numbers of pieces: below it marks and ends by their kind, from here on keys. */
export const FIRST_KEY = 16

const START = KINDS.length
const BEFORE_START = START + 1
const NOTHING_FORETOLD = -1
const NOT_RECENT = -2
const MARK = -3
/** Beyond this more makes no difference. */
const SHORT = 3
const LONG = 6
const MANY = 40

/** Lists about one thing stand together: so many of them, and those around, have the same keys. */
const NEAR_BITS = 2
const AROUND_BITS = 5
const KIND_BITS = 4
const PAST = 2 ** (4 * KIND_BITS) - 1
const FOLLOWER_BITS = 16
const slotOf = (one: number, two: number, list: number): number => contextOf(one, two, list) >>> (32 - FOLLOWER_BITS)
const noOrder = (): KindOrder => ({ kinds: [...KINDS], met: KINDS.map(() => 0) })

/**
 * Tells the coder what the next piece of a phrase may depend on: the pieces before it, and what followed them when they
 * were met last.
 */
export function phraseContexts({ within }: MixedCoder) {
  /** What followed last time, after the piece before and after both before, in this list and in any. */
  const followers = new Int32Array(2 ** FOLLOWER_BITS)
  const orders = Array.from({ length: (START + 1) * 2 * (SHORT + 1) }, noOrder)
  let [pairHere, oneHere, pairAny, oneAny] = [0, 0, 0, 0]
  let list = 0
  /** Of each key the last list among whose recent keys it is: these are asked for at every piece. */
  const recentIn: number[] = []
  let pieces = 0
  /** The piece before, and the one before that. */
  let one = START
  let two = BEFORE_START
  /** The kind of the piece before, and whether it stands within brackets. */
  let state = 0
  /** Words of this alternative, and of the one before. */
  let long = 0
  let longBefore = 0
  /** The key before, whatever stands between. */
  let lastKey = 0
  /** The kinds of the last pieces, a digit each. */
  let past = 0

  const begin = () => {
    pieces = 0
    one = START
    two = BEFORE_START
    state = START * 2
    long = 0
    longBefore = 0
    lastKey = 0
    past = 0
  }
  const kindForetold = (slot: number): number => {
    const follower = followers[slot] ?? 0
    if (follower < FIRST_KEY) return follower
    return recentIn[follower] === list ? START : START + 1
  }
  /** How long ago the list had what followed last time. */
  const rankForetold = (slot: number, recent: readonly number[]): number => {
    const follower = followers[slot] ?? 0
    if (follower < FIRST_KEY) return follower === 0 ? NOTHING_FORETOLD : MARK - follower
    if (recentIn[follower] !== list) return NOT_RECENT
    const at = recent.lastIndexOf(follower)
    return recent.length - 1 - at
  }

  return {
    beginList: () => {
      list += 1
      begin()
    },
    beginPhrase: begin,
    remember: (key: number): void => {
      recentIn[key] = list
    },
    forget: (key: number): void => {
      recentIn[key] = 0
    },
    /** Before a kind is coded, in the order given back. */
    forKind: (): KindOrder => {
      pairHere = slotOf(one, two, list)
      oneHere = slotOf(one, 0, list)
      pairAny = slotOf(one, two, 0)
      oneAny = slotOf(one, 0, 0)
      within(
        contextOf(1, state, long, longBefore * 8 + Math.min(pieces, LONG)),
        contextOf(2, kindForetold(pairAny), kindForetold(oneAny), state),
        contextOf(7, one, state),
        contextOf(8, past, longBefore),
        contextOf(13, one, two, state),
        contextOf(16, list, state),
        contextOf(19, one, past),
      )
      return orders[state * (SHORT + 1) + Math.min(long, SHORT)] ?? noOrder()
    },
    /** Before it is coded which of the recent keys, the latest last. */
    forRank: (recent: readonly number[]): void =>
      within(
        contextOf(3, Math.min(recent.length, MANY) >> 1, Math.min(pieces, SHORT + 1)),
        contextOf(4, rankForetold(oneHere, recent), rankForetold(oneAny, recent), rankForetold(pairHere, recent)),
        contextOf(9, rankForetold(pairAny, recent), state),
        contextOf(10, rankForetold(oneHere, recent), Math.min(pieces, 2)),
        contextOf(14, one, Math.min(recent.length, MANY)),
        contextOf(17, list),
        contextOf(20, one, two),
      ),
    /** Before it is coded which key of any list. */
    forKey: (): void =>
      within(
        contextOf(5, state),
        contextOf(6, lastKey, state),
        contextOf(11, list >> NEAR_BITS),
        contextOf(12, list >> AROUND_BITS),
        contextOf(15, lastKey, one),
        contextOf(18, one, two),
        contextOf(21, list),
      ),
    /** After a piece is coded. */
    follow: (piece: number, kind: number): void => {
      followers[pairHere] = piece
      followers[oneHere] = piece
      followers[pairAny] = piece
      followers[oneAny] = piece
      two = one
      one = piece
      pieces += 1
      const isWithin = kind === OPEN || ((state & 1) === 1 && kind !== CLOSE)
      past = ((past << KIND_BITS) | kind) & PAST
      state = kind * 2 + (isWithin ? 1 : 0)
      if (piece >= FIRST_KEY) {
        long += 1
        lastKey = piece
      } else {
        longBefore = kind === OR ? long : 0
        if (kind === OR || kind === OPEN || kind === CLOSE) long = 0
      }
    },
  }
}
