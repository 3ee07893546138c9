import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/all-findings.ts'
import { LUGANDA_WORD_CLASSES } from '#domain/clinical/knowledge/text/lg/word-classes.ts'
import { toldApart } from '#domain/clinical/knowledge/text/told-apart.ts'
import { LUGANDA } from '#domain/clinical/language/grammars/luganda.ts'

export const LUGANDA_PACK: LanguagePack = {
  language: 'lg',
  review: 'draft',
  words: {
    grammar: LUGANDA,
    classes: LUGANDA_WORD_CLASSES,
    phrases: toldApart(FINDINGS_LG, LUGANDA, LUGANDA_WORD_CLASSES, ['dysuria']),
  },
}
