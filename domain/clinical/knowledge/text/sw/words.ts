import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/all-findings.ts'
import { DIAGNOSES_SW } from '#domain/clinical/knowledge/text/sw/diagnoses.ts'
import { SWAHILI_WORD_CLASSES } from '#domain/clinical/knowledge/text/sw/word-classes.ts'
import { SWAHILI } from '#domain/clinical/language/grammars/swahili.ts'

export const SWAHILI_PACK: LanguagePack = {
  language: 'sw',
  review: 'draft',
  words: {
    grammar: SWAHILI,
    classes: SWAHILI_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_SW).map(([id, { phrases }]) => [id, phrases])),
    diagnoses: new Map(Object.entries(DIAGNOSES_SW)),
  },
}
