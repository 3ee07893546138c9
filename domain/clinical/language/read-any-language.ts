import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { everydayWords, languageDetector } from '#domain/clinical/language/detect-language.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { ClinicalLanguage } from '#domain/clinical/language/languages.ts'
import { type ReadText, textReader } from '#domain/clinical/language/read-text.ts'
import { mostRecent } from '#domain/clinical/most-recent.ts'

/** Clinicians of every country write `BP`, `RDT positive` and `no LOC` into their own language. */
const ALWAYS: ClinicalLanguage = 'en'
/** In an English text a single word of Swahili has no small words beside it. */
const BESIDE_ENGLISH: ClinicalLanguage = 'sw'
/** A text with so many small words of another language changes into it. */
const CHANGES_FROM = 2
const MOST_LANGUAGES = 3
/** Of nine languages three can be chosen in 504 ways, and a reader takes about 8 MB: more than a process may have. */
const MOST_READERS = 16

export interface TextIn {
  /** The language that the text is said to be in; told from its words where it is not given or not known here. */
  readonly language?: string | null
  readonly ageMonths?: number
}

/**
 * A reader of texts in any of the languages given: in the language that a text is said or seen to be in first, then in
 * those that it changes into, at most three, always with English.
 */
export function anyLanguageReader(packs: readonly LanguagePack[]): (text: string, about?: TextIn) => ReadText {
  const byLanguage = new Map(packs.map((pack) => [pack.language, pack]))
  const grammars = Object.fromEntries(packs.map(({ language, words }): [string, Grammar] => [language, words.grammar]))
  const detect = languageDetector(grammars)
  const guess = languageDetector(grammars, everydayWords)
  const readerOf = mostRecent(MOST_READERS, (languages: string) =>
    textReader(languages.split(' ').flatMap((one) => byLanguage.get(one as ClinicalLanguage)?.words ?? [])),
  )
  return (text, { language, ageMonths } = {}) => {
    const detected = detect(text).map((one) => ({ ...one, language: one.language as ClinicalLanguage }))
    const said = packs.find((pack) => pack.language === language)?.language
    const first = said ?? (guess(text)[0]?.language as ClinicalLanguage | undefined) ?? ALWAYS
    const countOf = (one: ClinicalLanguage) => detected.find((found) => found.language === one)?.count ?? 0
    // More of its small words are another language's: it was not written in the one that was said.
    const instead = detected.slice(0, 1).filter(({ count }) => count > countOf(first))
    const others = detected.filter(({ count }) => count >= CHANGES_FROM)
    const languages = [
      first,
      ...instead.map((one) => one.language),
      first === ALWAYS ? BESIDE_ENGLISH : ALWAYS,
      ...others.map((one) => one.language),
    ]
    return readerOf([...new Set(languages)].slice(0, MOST_LANGUAGES).join(' '))(text, ageMonths)
  }
}
