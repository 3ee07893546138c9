import type { Word } from '#domain/clinical/language/mention.ts'
import type { PhraseIndex, PhraseNode } from '#domain/clinical/language/phrase-index.ts'

/** How far a phrase has been read, and which words of a list were passed over as no part of it. */
export interface State {
  readonly node: PhraseNode
  readonly past: readonly number[]
  /** Small words within it that it does not name. */
  readonly small: number
  /**
   * The word within it that it does not know: the "thick" of "spat thick blood". Null where none may be: in a denial, or in
   * words that do not stand as they were written. Undefined where none was yet.
   */
  readonly over?: number | null
}

/** What a word begins. */
export function statesFrom({ keys, denier }: Word, { begin }: PhraseIndex, over: null | undefined): readonly State[] {
  const states: State[] = []
  for (const key of keys) {
    const node = begin(key)
    if (node) states.push({ node, past: [], small: 0, ...((denier || over === null) && { over: null }) })
  }
  return states
}

/** What the words up to here have named, with this word as their next. */
export function statesAfter({ keys, denier }: Word, states: readonly State[]): readonly State[] {
  const after: State[] = []
  for (const { node, past, small, over } of states) {
    if (denier && over != null) continue
    for (const key of keys) {
      const next = node.next?.get(key)
      if (next) after.push({ node: next, past, small, ...(denier ? { over: null } : over !== undefined && { over }) })
    }
  }
  return after
}

/**
 * What the words up to here have named, when this word is read past: as a small word, as another of a list, or as the one
 * word that a phrase does not know.
 */
export function statesPast(word: Word, states: readonly State[], inList: boolean, isStep: boolean): readonly State[] {
  if (word.optional) return states.map((state) => ({ ...state, small: state.small + 1 }))
  const past = (state: State) => ({ ...state, past: [...state.past, word.at] })
  if (inList) return states.map(past)
  return isStep
    ? states.filter(({ over }) => over === undefined).map((state) => ({ ...past(state), over: word.at }))
    : []
}
