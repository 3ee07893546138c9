import { FINDINGS_DIN } from '#domain/clinical/knowledge/text/din/all-findings.ts'
import { DINKA_WORD_CLASSES } from '#domain/clinical/knowledge/text/din/word-classes.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { DINKA } from '#domain/clinical/language/grammars/dinka.ts'

export const DINKA_PACK: LanguagePack = {
  language: 'din',
  review: 'draft',
  words: {
    grammar: DINKA,
    classes: DINKA_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_DIN).map(([id, { phrases }]) => [id, phrases])),
  },
}
