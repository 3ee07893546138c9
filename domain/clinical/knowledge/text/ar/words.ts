import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/all-findings.ts'
import { DIAGNOSES_AR } from '#domain/clinical/knowledge/text/ar/diagnoses.ts'
import { ARABIC_WORD_CLASSES } from '#domain/clinical/knowledge/text/ar/word-classes.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { toldApart } from '#domain/clinical/knowledge/text/told-apart.ts'
import { ARABIC } from '#domain/clinical/language/grammars/arabic.ts'

/** A pain and a limb apart are mostly the pain of something else. */
const TOGETHER: readonly FindingId[] = ['limb_pain']

export const ARABIC_PACK: LanguagePack = {
  language: 'ar',
  review: 'draft',
  words: {
    grammar: ARABIC,
    classes: ARABIC_WORD_CLASSES,
    phrases: toldApart(FINDINGS_AR, ARABIC, ARABIC_WORD_CLASSES, TOGETHER),
    diagnoses: new Map(Object.entries(DIAGNOSES_AR)),
  },
}
