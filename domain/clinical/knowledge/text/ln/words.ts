import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/all-findings.ts'
import { LINGALA_WORD_CLASSES } from '#domain/clinical/knowledge/text/ln/word-classes.ts'
import { toldApart } from '#domain/clinical/knowledge/text/told-apart.ts'
import { LINGALA } from '#domain/clinical/language/grammars/lingala.ts'

export const LINGALA_PACK: LanguagePack = {
  language: 'ln',
  review: 'draft',
  words: {
    grammar: LINGALA,
    classes: LINGALA_WORD_CLASSES,
    phrases: toldApart(FINDINGS_LN, LINGALA, LINGALA_WORD_CLASSES, ['blocked_nose']),
  },
}
