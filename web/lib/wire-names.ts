import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { memberName } from '#domain/vocabulary/member-name.ts'

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
/** The letters and digits of a word in capitals, with one underscore for whatever stands between them. */
type Capitals<Word extends string, Done extends string = ''> = Word extends `${infer Letter}${infer Rest}`
  ? Letter extends Digit
    ? Capitals<Rest, `${Done}${Letter}`>
    : Uppercase<Letter> extends Lowercase<Letter>
      ? Capitals<Rest, Done extends '' | `${string}_` ? Done : `${Done}_`>
      : Capitals<Rest, `${Done}${Uppercase<Letter>}`>
  : Done
/** What `memberName` makes of a word: so the compiler holds the vocabulary against the schema. */
type MemberName<Word extends string> = Trimmed<Capitals<Word>>
type Trimmed<Name extends string> = Name extends `${infer Front}_` ? Front : Name

/** A word of the vocabulary as the server's enums name it. */
export const member = <const Word extends string>(word: Word) => memberName(word) as MemberName<Word>

/** The language of texts, as the server names it. */
export const wireLanguage = (language: UiLanguage) => member(language)
export type WireLanguage = ReturnType<typeof wireLanguage>
