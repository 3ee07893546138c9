import { ARABIC_FINDINGS_1 } from '#domain/clinical/knowledge/text/ar/findings-1.ts'
import { ARABIC_FINDINGS_2 } from '#domain/clinical/knowledge/text/ar/findings-2.ts'
import { ARABIC_FINDINGS_3 } from '#domain/clinical/knowledge/text/ar/findings-3.ts'
import { ARABIC_FINDINGS_4 } from '#domain/clinical/knowledge/text/ar/findings-4.ts'
import { ARABIC_FINDINGS_5 } from '#domain/clinical/knowledge/text/ar/findings-5.ts'
import { ARABIC_FINDINGS_6 } from '#domain/clinical/knowledge/text/ar/findings-6.ts'
import { ARABIC_FINDINGS_7 } from '#domain/clinical/knowledge/text/ar/findings-7.ts'
import { ARABIC_FINDINGS_8 } from '#domain/clinical/knowledge/text/ar/findings-8.ts'
import { ARABIC_WORD_CLASSES } from '#domain/clinical/knowledge/text/ar/word-classes.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { ARABIC } from '#domain/clinical/language/grammars/arabic.ts'

/** The findings that have words in Arabic: every danger sign, and the commonest complaints. */
export const FINDINGS_AR = {
  ...ARABIC_FINDINGS_1,
  ...ARABIC_FINDINGS_2,
  ...ARABIC_FINDINGS_3,
  ...ARABIC_FINDINGS_4,
  ...ARABIC_FINDINGS_5,
  ...ARABIC_FINDINGS_6,
  ...ARABIC_FINDINGS_7,
  ...ARABIC_FINDINGS_8,
}

export const ARABIC_PACK: LanguagePack = {
  language: 'ar',
  review: 'draft',
  words: {
    grammar: ARABIC,
    classes: ARABIC_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_AR).map(([id, { phrases }]) => [id, phrases])),
  },
}
