import type { Word } from '#domain/clinical/language/mention.ts'
import type { PhraseIndex, PhraseNode } from '#domain/clinical/language/phrase-index.ts'

/** How far a phrase has been read, and which words of a list were passed over as no part of it. */
export interface State {
  readonly node: PhraseNode
  readonly past: readonly number[]
  /** Small words within it that it does not name. */
  readonly small: number
  /** Whether a word may yet stand within it that it does not know: not in a denial, nor a second one. */
  readonly mayStep: boolean
  /** That word: the "thick" of "spat thick blood". */
  readonly over: number | null
}

/** What a word begins. */
export function statesFrom({ keys, denier }: Word, { begin }: PhraseIndex, mayStep: boolean): readonly State[] {
  const states: State[] = []
  for (const key of keys) {
    const node = begin(key)
    if (node) states.push({ node, past: [], small: 0, mayStep: mayStep && !denier, over: null })
  }
  return states
}

/** What the words up to here have named, with this word as their next. */
export function statesAfter({ keys, denier }: Word, states: readonly State[]): readonly State[] {
  const after: State[] = []
  for (const { node, past, small, mayStep, over } of states) {
    if (denier && over !== null) continue
    for (const key of keys) {
      const next = node.next?.get(key)
      if (next) after.push({ node: next, past, small, mayStep: mayStep && !denier, over })
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
    ? states.filter(({ mayStep }) => mayStep).map((state) => ({ ...past(state), mayStep: false, over: word.at }))
    : []
}
