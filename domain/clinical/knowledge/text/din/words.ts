import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { DIN_FINDINGS_1 } from '#domain/clinical/knowledge/text/din/findings-1.ts'
import { DINKA_WORD_CLASSES } from '#domain/clinical/knowledge/text/din/word-classes.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { DINKA } from '#domain/clinical/language/grammars/dinka.ts'

/** The findings that Dinka has words for. */
export const FINDINGS_DIN: Readonly<Partial<Record<FindingId, FindingText>>> = {
  ...DIN_FINDINGS_1,
}

export const DINKA_PACK: LanguagePack = {
  language: 'din',
  review: 'draft',
  words: {
    grammar: DINKA,
    classes: DINKA_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_DIN).map(([id, { phrases }]) => [id, phrases])),
  },
}
