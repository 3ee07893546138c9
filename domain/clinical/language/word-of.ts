import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { Word } from '#domain/clinical/language/mention.ts'
import type { PhraseIndex } from '#domain/clinical/language/phrase-index.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

/** The word that a misspelt one was meant to be, or null. */
export type Spell = (word: string) => string | null

/** What a language knows of words. */
export interface WordKnowledge {
  readonly grammar: Grammar
  readonly index: PhraseIndex
  readonly skipped: ReadonlySet<string>
  readonly optional: ReadonlySet<string>
  /** Words of the language that no phrase needs: they are not misspelt. */
  readonly plain: ReadonlySet<string>
}

/** The token as phrases may know it, or null where it is no word that counts. A misspelt one is taken for what it was meant to be. */
export function wordOf(
  token: Token,
  at: number,
  { grammar, index, skipped, optional, plain }: WordKnowledge,
  spell: Spell | null,
): Word | null {
  if (token.kind === 'number') return { at, keys: [token.text], optional: false, denied: false }
  if (token.kind !== 'word' || skipped.has(token.text)) return null
  const forms = [...grammar.formsOf(token.text)]
  const isKnown = () => forms.some((form) => index.vocabulary.has(form))
  const deniedForm = isKnown() ? null : grammar.deniedForm(token.text)
  if (deniedForm !== null) forms.push(...grammar.formsOf(deniedForm))
  const denied = deniedForm !== null && isKnown()
  if (spell && !isKnown() && !plain.has(token.text)) {
    const meant = forms.map(spell).find((word) => word !== null)
    if (meant) forms.push(meant)
  }
  const classes = forms.flatMap((form) => index.classesOf.get(form) ?? [])
  const keys = [...new Set([...forms, ...classes.map((name) => `{${name}}`)])]
  return { at, keys, optional: optional.has(token.text), denied }
}
