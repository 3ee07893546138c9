import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { type Token, tokensOf } from '#domain/clinical/language/tokens.ts'

/** Enough of a text to tell its language. */
const READ_AT_MOST = 2000

/** The small words of a language: those that nearly every sentence has some of. */
const smallWords = ({ skipped, optional, denials, turns, orWords, speakers }: Grammar): ReadonlySet<string> =>
  new Set(
    [...skipped, ...optional, ...denials, ...turns, ...orWords, ...speakers].filter((word) => !word.includes(' ')),
  )

/**
 * A function that orders languages by how many of a text's words are small words of theirs, the likeliest first.
 * Languages of which the text has none are left out: a text of a few names of illnesses may have none at all.
 */
export function languageDetector<Language extends string>(
  grammars: Readonly<Record<Language, Grammar>>,
): (text: string) => Language[] {
  const words = Object.entries<Grammar>(grammars).map(
    ([language, grammar]) => [language as Language, smallWords(grammar)] as const,
  )
  return (text) => {
    const tokens = tokensOf(text.slice(0, READ_AT_MOST))
    const isOf = (small: ReadonlySet<string>) => (token: Token) => token.kind === 'word' && small.has(token.text)
    return words
      .map(([language, small]) => ({ language, count: tokens.filter(isOf(small)).length }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count)
      .map(({ language }) => language)
  }
}
