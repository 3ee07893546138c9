import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { plainWord } from '#domain/clinical/language/plain-text.ts'
import { tokensOf } from '#domain/clinical/language/tokens.ts'

/** Enough of a text to tell its language. */
const READ_AT_MOST = 2000

/** The small words of a language: those that nearly every sentence has some of. */
export const smallWords = ({ skipped, optional, denials, turns, orWords, speakers }: Grammar): readonly string[] =>
  [...skipped, ...optional, ...denials, ...turns, ...orWords, ...speakers].filter((word) => !word.includes(' '))

/** Those, and its words for people, times, numbers and measures: of a short note the only ones that tell its language. */
export const everydayWords = (grammar: Grammar): readonly string[] => {
  const { persons, units, numbers, measures, relatives } = grammar
  const { female, male, child, ages, gestations } = persons
  const others = [female, male, child, ages, gestations, relatives, Object.keys(units), Object.keys(numbers)]
    .concat(Object.values(measures.names))
    .flat()
  const words = others.flatMap((written) => written.split(' ')).map((word) => plainWord(word))
  return [...smallWords(grammar), ...words.filter((word) => /^\p{L}{2,}$/u.test(word))]
}

/** A language that a text may be in, and how many of its words are counted for it. */
export interface DetectedLanguage {
  readonly language: string
  readonly count: number
}

/**
 * A function that orders languages by how many of a text's words are such words of theirs, the likeliest first. A word
 * that is one in several languages counts for each its part. Languages of which the text has none are left out: a text
 * of a few names of illnesses may have none at all.
 *
 * @param wordsOf which words of a language are counted
 */
export function languageDetector(
  grammars: Readonly<Record<string, Grammar>>,
  wordsOf: (grammar: Grammar) => readonly string[] = smallWords,
): (text: string) => DetectedLanguage[] {
  const words = Object.entries(grammars).map(([language, grammar]) => [language, new Set(wordsOf(grammar))] as const)
  const languagesOf = Map.groupBy(
    words.flatMap(([language, small]) => [...small].map((word) => ({ language, word }))),
    ({ word }) => word,
  )
  return (text) => {
    const counts = new Map<string, number>()
    for (const { kind, text: word } of tokensOf(text.slice(0, READ_AT_MOST))) {
      const shared = kind === 'word' ? (languagesOf.get(word) ?? []) : []
      for (const { language } of shared) counts.set(language, (counts.get(language) ?? 0) + 1 / shared.length)
    }
    return [...counts]
      .map(([language, count]) => ({ language, count }))
      .toSorted((one, other) => other.count - one.count)
  }
}
