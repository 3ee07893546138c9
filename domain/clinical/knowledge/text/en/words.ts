import { FINDINGS_EN } from '#domain/clinical/knowledge/text/en/all-findings.ts'
import { DIAGNOSES_EN } from '#domain/clinical/knowledge/text/en/diagnoses.ts'
import { ENGLISH_WORD_CLASSES } from '#domain/clinical/knowledge/text/en/word-classes.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { ENGLISH } from '#domain/clinical/language/grammars/english.ts'

export const ENGLISH_PACK: LanguagePack = {
  language: 'en',
  review: 'draft',
  words: {
    grammar: ENGLISH,
    classes: ENGLISH_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_EN).map(([id, { phrases }]) => [id, phrases])),
    diagnoses: new Map(Object.entries(DIAGNOSES_EN)),
  },
}
