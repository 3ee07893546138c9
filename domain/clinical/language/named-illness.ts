import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { Mention } from '#domain/clinical/language/mention.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

/** How far behind the name of an illness a word may stand that makes it something else. */
const BEHIND = 2

/** Words beside the name of an illness by which nobody has it. */
export interface NotIllWords {
  /** Right before: `contact with`, `history of`, `known`. */
  readonly before: readonly string[]
  /** The next word or the one after: `vaccine`, `ward`, `outbreak`; `in our village`. */
  readonly behind: readonly string[]
}

/**
 * Tells whether the name of an illness says that somebody has it: a tetanus vaccine, a cholera outbreak, a history of
 * stroke say of nobody that they are ill. What a denial, a doubt or a relative make of it is told as of any finding.
 *
 * @param grammars of all languages of the text: a name is often the same in several
 * @returns a function from a mention and all tokens
 */
export function illnessReader(grammars: readonly Grammar[]) {
  const before = new Set(grammars.flatMap(({ notIll }) => notIll?.before ?? []))
  const behind = new Set(grammars.flatMap(({ notIll }) => notIll?.behind ?? []))
  const small = new Set(grammars.flatMap(({ skipped }) => skipped))
  /** The words that count beside a place, the nearest first, as far as its sentence and no comma or colon between. */
  const wordsBeside = (tokens: readonly Token[], at: number, step: 1 | -1, most: number): string[] => {
    const words: string[] = []
    for (let next = at + step; words.length < most; next += step) {
      const token = tokens[next]
      if (!token || token.sentence !== tokens[at]?.sentence || token.kind === 'comma' || token.text === ':') break
      if (token.kind === 'word' && !small.has(token.text)) words.push(token.text)
    }
    return words
  }
  return ({ from, to }: Mention, tokens: readonly Token[]): boolean =>
    !wordsBeside(tokens, from, -1, 1).some((word) => before.has(word)) &&
    !wordsBeside(tokens, to, 1, BEHIND).some((word) => behind.has(word))
}
