import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { TokenSense } from '#domain/clinical/language/scopes.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

/** What one language tells of the words of a text. */
export interface OneLanguage {
  /** Its small words. */
  readonly skipped: ReadonlySet<string>
  /** Words that may stand within its phrases. */
  readonly optional: ReadonlySet<string>
  readonly grammar: Grammar
  readonly senses: (tokens: readonly Token[]) => TokenSense[]
  readonly others: (tokens: readonly Token[], senses: TokenSense[], patientNamed: boolean) => void
}

/**
 * The senses of all languages together: a denial in either denies. But what is a small word in the text's own language
 * is nothing else there: the Kinyarwanda `no`, and, denies nothing.
 */
export function sensesTogether(
  tokens: readonly Token[],
  readers: readonly OneLanguage[],
  own: number,
  named: boolean,
): TokenSense[] {
  const language = readers[own]
  const isSmall = (word: string, next = '') =>
    (language?.skipped.has(word) || language?.optional.has(word)) &&
    (language.grammar.smallBefore?.[word]?.test(next) ?? true)
  const foreign = tokens.map((token, at) =>
    isSmall(token.text, tokens[at + 1]?.text) ? { ...token, text: '' } : token,
  )
  const all = readers.map((one, at) => one.senses(at === own ? tokens : foreign))
  const senses = tokens.map(
    (_, at): TokenSense => ({
      otherBy: null,
      toSpeaker: null,
      supposedBy: firstOf(all.map((of) => of[at]?.supposedBy)),
      past: all.some((of) => of[at]?.past),
      longAgo: all.some((of) => of[at]?.longAgo),
      deniedBy: firstOf(all.map((of) => of[at]?.deniedBy)),
      doubted: all.some((of) => of[at]?.doubted),
      perhapsOthers: false,
    }),
  )
  for (const one of readers) one.others(tokens, senses, named)
  return senses
}

const firstOf = (places: readonly (number | null | undefined)[]): number | null =>
  places.find((place) => typeof place === 'number') ?? null
