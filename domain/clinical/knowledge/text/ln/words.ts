import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { LN_FINDINGS_1 } from '#domain/clinical/knowledge/text/ln/findings-1.ts'
import { LN_FINDINGS_2 } from '#domain/clinical/knowledge/text/ln/findings-2.ts'
import { LN_FINDINGS_3 } from '#domain/clinical/knowledge/text/ln/findings-3.ts'
import { LN_FINDINGS_4 } from '#domain/clinical/knowledge/text/ln/findings-4.ts'
import { LN_FINDINGS_5 } from '#domain/clinical/knowledge/text/ln/findings-5.ts'
import { LN_FINDINGS_6 } from '#domain/clinical/knowledge/text/ln/findings-6.ts'
import { LN_FINDINGS_7 } from '#domain/clinical/knowledge/text/ln/findings-7.ts'
import { LINGALA_WORD_CLASSES } from '#domain/clinical/knowledge/text/ln/word-classes.ts'
import { LINGALA } from '#domain/clinical/language/grammars/lingala.ts'

/** The findings that Lingala has words for. */
export const FINDINGS_LN: Readonly<Partial<Record<FindingId, FindingText>>> = {
  ...LN_FINDINGS_1,
  ...LN_FINDINGS_2,
  ...LN_FINDINGS_3,
  ...LN_FINDINGS_4,
  ...LN_FINDINGS_5,
  ...LN_FINDINGS_6,
  ...LN_FINDINGS_7,
}

export const LINGALA_PACK: LanguagePack = {
  language: 'ln',
  review: 'draft',
  words: {
    grammar: LINGALA,
    classes: LINGALA_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_LN).map(([id, { phrases }]) => [id, phrases])),
  },
}
