import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import type { LanguageWords, ReadyWords } from '#domain/clinical/language/language-reader.ts'

/** What the engine reads and answers with in one language. From a build its words are keyed, elsewhere as in the tables. */
export interface EngineWords {
  readonly pack: LanguagePack<LanguageWords | ReadyWords>
  readonly answer: AnswerWords
}

/** Gives them, letting others have their turns. */
export type LoadLanguage = () => Promise<EngineWords>
