import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/all-findings.ts'
import { LUGANDA_WORD_CLASSES } from '#domain/clinical/knowledge/text/lg/word-classes.ts'
import { LUGANDA } from '#domain/clinical/language/grammars/luganda.ts'

export const LUGANDA_PACK: LanguagePack = {
  language: 'lg',
  review: 'draft',
  words: {
    grammar: LUGANDA,
    classes: LUGANDA_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_LG).map(([id, { phrases }]) => [id, phrases])),
  },
}
