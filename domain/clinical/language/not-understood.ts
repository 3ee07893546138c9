import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { type Token, tokensOf } from '#domain/clinical/language/tokens.ts'

/** A word of a text that no language knew, where it stands first. */
export interface UnknownWord {
  /** As it is written, of a very long one the beginning. */
  readonly word: string
  readonly quote: readonly [start: number, end: number]
}

/** A language, as far as it says which words it knows. */
export interface KnownWords {
  readonly grammar: Grammar
  readonly vocabulary: ReadonlySet<string>
}

const MOST = 20
/** Shorter words are small ones, or what a clinician's abbreviation leaves. */
const SHORTEST = 3
const LONGEST_SHOWN = 40

/** Around numbers, in every language: the measurements are read by them. */
const UNITS =
  'celsius fahrenheit degrees degree deg bpm beats breaths respirations per min minute kg kgs cm mm mmhg hg mg ml dl mmol litres liters tall out sur avpu'

/** Every word that a grammar holds in any of its lists. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return tokensOf(value.replaceAll(/[{}#]/g, ' ')).map(({ text }) => text)
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) => [...wordsOf(key), ...wordsOf(held)])
}

/**
 * Finds the content words of a text that none of the languages knows: in no phrase and no list of any grammar, and not
 * one of their misspelt words. What they say was not weighed, so that a screen can show them. At most twenty.
 */
export function unknownWordReader(
  languages: readonly KnownWords[],
): (text: string, tokens: readonly Token[], isMisspelt: (form: string) => boolean) => UnknownWord[] {
  const ofGrammars = new Set([...UNITS.split(' '), ...languages.flatMap(({ grammar }) => wordsOf(grammar))])
  const isKnown = (word: string, isMisspelt: (form: string) => boolean) =>
    ofGrammars.has(word) ||
    languages.some(({ grammar, vocabulary }) => {
      const denied = grammar.deniedForm(word, (form) => vocabulary.has(form))
      const forms = [...grammar.formsOf(word), ...(denied === null ? [] : grammar.formsOf(denied))]
      return forms.some((form) => vocabulary.has(form) || ofGrammars.has(form) || isMisspelt(form))
    })
  return (text, tokens, isMisspelt) => {
    const found = new Map<string, UnknownWord>()
    for (const { kind, text: word, start, end } of tokens) {
      if (kind !== 'word' || word.length < SHORTEST || found.has(word) || isKnown(word, isMisspelt)) continue
      found.set(word, { word: text.slice(start, Math.min(end, start + LONGEST_SHOWN)), quote: [start, end] })
      if (found.size === MOST) break
    }
    return [...found.values()]
  }
}
