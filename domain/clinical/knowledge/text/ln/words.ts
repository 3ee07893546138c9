import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/all-findings.ts'
import { LINGALA_WORD_CLASSES } from '#domain/clinical/knowledge/text/ln/word-classes.ts'
import { LINGALA } from '#domain/clinical/language/grammars/lingala.ts'

export const LINGALA_PACK: LanguagePack = {
  language: 'ln',
  review: 'draft',
  words: {
    grammar: LINGALA,
    classes: LINGALA_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_LN).map(([id, { phrases }]) => [id, phrases])),
  },
}
