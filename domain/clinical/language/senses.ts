import type { TokenSense } from '#domain/clinical/language/scopes.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'
import type { markOthers } from '#domain/clinical/language/whose.ts'

/** What a language brings to reading who and whether. */
export interface SenseReader {
  readonly senses: (tokens: readonly Token[]) => TokenSense[]
  readonly others: ReturnType<typeof markOthers>
  /** Whether a word is one of the language's. */
  readonly knows: (word: string) => boolean
}

/**
 * The senses of all languages together: a denial or fear in any counts, for people change language within a sentence.
 * Only where its word is also one of a language that knows more of the sentence it does not: the "si" of "j'ai si mal"
 * is French "so", not Swahili "not", and the "ni" of "ni homa" is Swahili "is", not French "nor".
 */
export function sensesOf(tokens: readonly Token[], readers: readonly SenseReader[], named: boolean): TokenSense[] {
  const all = readers.map((one) => one.senses(tokens))
  const known = readers.map((one) => {
    const ofSentence = new Map<number, number>()
    for (const { kind, text, sentence } of tokens) {
      if (kind === 'word' && one.knows(text)) ofSentence.set(sentence, (ofSentence.get(sentence) ?? 0) + 1)
    }
    return ofSentence
  })
  const isOwn = (place: number, reader: number): boolean => {
    const token = tokens[place]
    if (!token || readers.length === 1) return true
    const own = known[reader]?.get(token.sentence) ?? 0
    return readers.every(
      (other, at) => at === reader || (known[at]?.get(token.sentence) ?? 0) <= own || !other.knows(token.text),
    )
  }
  const first = (pick: (sense: TokenSense) => number | null, at: number): number | null => {
    for (const [reader, senses] of all.entries()) {
      const sense = senses[at]
      const place = sense ? pick(sense) : null
      if (place !== null && isOwn(place, reader)) return place
    }
    return null
  }
  const senses = tokens.map(
    (_, at): TokenSense => ({
      otherBy: null,
      supposedBy: first((sense) => sense.supposedBy, at),
      past: all.some((of) => of[at]?.past),
      deniedBy: first((sense) => sense.deniedBy, at),
      doubted: all.some((of) => of[at]?.doubted),
    }),
  )
  for (const one of readers) one.others(tokens, senses, named)
  return senses
}
