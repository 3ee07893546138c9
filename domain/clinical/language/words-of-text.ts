import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { Word } from '#domain/clinical/language/mention.ts'
import type { PhraseIndex } from '#domain/clinical/language/phrase-index.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'

/** What a misspelt word was meant to be, or null. */
export type Spell = (word: string) => string | null

/** What a language needs to know the words of a text. */
export interface KnownWords {
  readonly grammar: Grammar
  readonly index: PhraseIndex
  readonly skipped: ReadonlySet<string>
  readonly optional: ReadonlySet<string>
  /** Words of the language that no phrase needs: they are not misspelt. */
  readonly plain: ReadonlySet<string>
  /** Words that deny what follows. */
  readonly deniers: ReadonlySet<string>
}

/** A token as phrases may know it, or null where it does not count. Misspelt words are guessed at with `spell`. */
export function wordOf(
  token: Token,
  at: number,
  { grammar, index, skipped, optional, plain, deniers }: KnownWords,
  spell: Spell | null,
): Word | null {
  if (token.kind === 'number') {
    const within = index.ranges.filter(({ from, to }) => Number(token.text) >= from && Number(token.text) <= to)
    const keys = [token.text, ...within.map(({ key }) => key)]
    return { at, keys, optional: false, denied: false, denier: false, carrier: false }
  }
  if (token.kind !== 'word' || skipped.has(token.text)) return null
  const forms = [...grammar.formsOf(token.text)]
  const isKnown = () => forms.some((form) => index.vocabulary.has(form))
  const deniedForm = isKnown() ? null : grammar.deniedForm(token.text, (form) => index.vocabulary.has(form))
  if (deniedForm !== null) forms.push(...grammar.formsOf(deniedForm))
  const denied = deniedForm !== null && isKnown()
  if (spell && !isKnown() && !plain.has(token.text)) {
    const meant = forms.map(spell).find((word) => word !== null)
    if (meant) forms.push(meant)
  }
  const classes = forms.flatMap((form) => index.classesOf.get(form) ?? [])
  const keys = [
    ...new Set([...forms, ...classes.map((name) => `{${name}}`), ...rangesOfWord(token.text, grammar, index)]),
  ]
  const carrier = grammar.carriers?.includes(token.text) ?? false
  return { at, keys, optional: optional.has(token.text), denied, denier: deniers.has(token.text), carrier }
}

/** From here on a number in words counts something: "one", "a" and "two" mostly do not. */
const SMALLEST_IN_WORDS = 3

/** The ranges of numbers within which a number in words is: the twelve of "twelve per cent". */
function rangesOfWord(word: string, { numbers, vague = [] }: Grammar, { ranges }: PhraseIndex): readonly string[] {
  const number = ownEntry(numbers, word) ?? 0
  if (number < SMALLEST_IN_WORDS || vague.includes(word)) return []
  return ranges.filter(({ from, to }) => number >= from && number <= to).map(({ key }) => key)
}

/** How many of a text's words a language knows: only in the one that knows most are words taken for misspelt. */
export function knownWords(tokens: readonly Token[], { grammar, index, skipped }: KnownWords): number {
  return tokens.filter(
    ({ kind, text }) =>
      kind === 'word' && (skipped.has(text) || grammar.formsOf(text).some((form) => index.vocabulary.has(form))),
  ).length
}
