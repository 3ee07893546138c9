import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { FINDINGS_NUS } from '#domain/clinical/knowledge/text/nus/all-findings.ts'
import { NUER_WORD_CLASSES } from '#domain/clinical/knowledge/text/nus/word-classes.ts'
import { NUER } from '#domain/clinical/language/grammars/nuer.ts'

export const NUER_PACK: LanguagePack = {
  language: 'nus',
  review: 'draft',
  words: {
    grammar: NUER,
    classes: NUER_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_NUS).map(([id, { phrases }]) => [id, phrases])),
  },
}
