import { cueFinder } from '#domain/clinical/language/cues.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { allPhrases, type KeyedWords, keyedWords } from '#domain/clinical/language/keyed-phrases.ts'
import { indexPhrases } from '#domain/clinical/language/phrase-index.ts'
import { predicateReader } from '#domain/clinical/language/predicates.ts'
import { senseReader } from '#domain/clinical/language/scopes.ts'
import type { OneLanguage } from '#domain/clinical/language/senses-together.ts'
import { spellingOf } from '#domain/clinical/language/spelling.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'
import { markOthers } from '#domain/clinical/language/whose.ts'
import { wordListReader } from '#domain/clinical/language/word-lists.ts'
import type { KnownWords, Spell } from '#domain/clinical/language/words-of-text.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'

/** What a language needs for its texts to be read. */
export interface LanguageWords {
  readonly grammar: Grammar
  readonly classes: Readonly<Record<string, readonly string[]>>
  /** Of each finding, how it is said. */
  readonly phrases: ReadonlyMap<string, readonly string[]>
  /** By which names dangerous illnesses are told, of each condition. */
  readonly diagnoses?: ReadonlyMap<string, readonly string[]>
}

/** The same, worked out before: what the build makes for the browser. */
export interface ReadyWords {
  readonly grammar: Grammar
  readonly keyed: () => KeyedWords
}

/** A language made ready to read with. */
export interface LanguageReader extends OneLanguage, KnownWords {
  readonly spell: Spell
  /** Words that are no content of a text. */
  readonly common: ReadonlySet<string>
  readonly lists: ReturnType<typeof wordListReader>
  readonly predicates: ReturnType<typeof predicateReader>
  readonly filler: ReturnType<typeof cueFinder>
}

/** A language is indexed once, in whatever company it is read. */
const READERS = new WeakMap<LanguageWords | ReadyWords, LanguageReader>()

export function readerOf(words: LanguageWords | ReadyWords): LanguageReader {
  const made = READERS.get(words) ?? makeReader(words)
  READERS.set(words, made)
  return made
}

function makeReader(words: LanguageWords | ReadyWords): LanguageReader {
  const { grammar } = words
  const index = indexPhrases(allPhrases('keyed' in words ? words.keyed() : keyedWords(words)))
  const [skipped, optional] = [new Set(grammar.skipped), new Set(grammar.optional)]
  return {
    grammar,
    index,
    skipped,
    optional,
    common: new Set(grammar.common),
    plain: new Set([
      ...grammar.optional,
      ...(grammar.common ?? []),
      ...(grammar.lists?.describing ?? []),
      ...(grammar.buts ?? []),
      ...(grammar.turns ?? []),
      ...(grammar.orWords ?? []),
    ]),
    spell: spellingOf(index.vocabulary),
    senses: senseReader(grammar),
    others: markOthers(grammar),
    deniers: new Set(grammar.denials),
    lists: wordListReader(grammar),
    predicates: predicateReader(grammar),
    filler: cueFinder(grammar.fillers ?? []),
  }
}

/** The tokens with one in place of two that a language says as well in one word of its phrases. */
export function inOneWord(tokens: readonly Token[], { grammar, index }: LanguageReader): readonly Token[] {
  const { inOneWord: join, absences } = grammar
  if (!join) return tokens
  const joined: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const before = joined.at(-1)
    const word =
      before?.kind === 'word' && token.kind === 'word'
        ? join(before.text, token.text, tokens[at + 1]?.text ?? '')
        : null
    if (before && word !== null && (index.vocabulary.has(word) || ownEntry(absences, word) !== undefined)) {
      joined[joined.length - 1] = { ...token, text: word, start: before.start }
    } else joined.push(token)
  }
  return joined
}
