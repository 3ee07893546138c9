import { FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/all-findings.ts'
import { ARABIC_WORD_CLASSES } from '#domain/clinical/knowledge/text/ar/word-classes.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { toldApart } from '#domain/clinical/knowledge/text/told-apart.ts'
import { ARABIC } from '#domain/clinical/language/grammars/arabic.ts'

export const ARABIC_PACK: LanguagePack = {
  language: 'ar',
  review: 'draft',
  words: {
    grammar: ARABIC,
    classes: ARABIC_WORD_CLASSES,
    phrases: toldApart(FINDINGS_AR, ARABIC, ARABIC_WORD_CLASSES),
  },
}
