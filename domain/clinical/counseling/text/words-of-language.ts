import type { StatementId } from '#domain/clinical/counseling/all-statements.ts'
import type { CounselingKind } from '#domain/clinical/counseling/counseling.ts'

/**
 * The statements of one kind in a language beside the two that each statement has, marked up as these are. What has no
 * certain words in the language is left out: it is then said in the language of the screen.
 */
export type WordsOfKind<Kind extends CounselingKind> = Readonly<
  Partial<Record<Extract<StatementId, `${Kind}.${string}`>, string>>
>

/** The statements of all kinds in one language. A draft until a speaker who works in health has reviewed it. */
export type WordsOfLanguage = Readonly<Partial<Record<StatementId, string>>>
