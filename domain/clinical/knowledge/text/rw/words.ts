import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/all-findings.ts'
import { KINYARWANDA_WORD_CLASSES } from '#domain/clinical/knowledge/text/rw/word-classes.ts'
import { toldApart } from '#domain/clinical/knowledge/text/told-apart.ts'
import { KINYARWANDA } from '#domain/clinical/language/grammars/kinyarwanda.ts'

export const KINYARWANDA_PACK: LanguagePack = {
  language: 'rw',
  review: 'draft',
  words: {
    grammar: KINYARWANDA,
    classes: KINYARWANDA_WORD_CLASSES,
    phrases: toldApart(FINDINGS_RW, KINYARWANDA, KINYARWANDA_WORD_CLASSES),
  },
}
