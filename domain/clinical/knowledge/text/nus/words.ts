import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { NUS_FINDINGS_1 } from '#domain/clinical/knowledge/text/nus/findings-1.ts'
import { NUER_WORD_CLASSES } from '#domain/clinical/knowledge/text/nus/word-classes.ts'
import { NUER } from '#domain/clinical/language/grammars/nuer.ts'

/** The findings that Nuer has words for. */
export const FINDINGS_NUS: Readonly<Partial<Record<FindingId, FindingText>>> = {
  ...NUS_FINDINGS_1,
}

export const NUER_PACK: LanguagePack = {
  language: 'nus',
  review: 'draft',
  words: {
    grammar: NUER,
    classes: NUER_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_NUS).map(([id, { phrases }]) => [id, phrases])),
  },
}
