import type { LanguageWords } from '#domain/clinical/language/language-reader.ts'
import type { ClinicalLanguage, ReviewState } from '#domain/clinical/language/languages.ts'

/** What the engine reads with and says in one language. A chunk of its own in the browser. */
export interface LanguagePack<Words = LanguageWords> {
  readonly language: ClinicalLanguage
  readonly review: ReviewState
  readonly words: Words
}
