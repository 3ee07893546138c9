import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { LG_FINDINGS_1 } from '#domain/clinical/knowledge/text/lg/findings-1.ts'
import { LG_FINDINGS_2 } from '#domain/clinical/knowledge/text/lg/findings-2.ts'
import { LG_FINDINGS_3 } from '#domain/clinical/knowledge/text/lg/findings-3.ts'
import { LG_FINDINGS_4 } from '#domain/clinical/knowledge/text/lg/findings-4.ts'
import { LG_FINDINGS_5 } from '#domain/clinical/knowledge/text/lg/findings-5.ts'
import { LG_FINDINGS_6 } from '#domain/clinical/knowledge/text/lg/findings-6.ts'
import { LG_FINDINGS_7 } from '#domain/clinical/knowledge/text/lg/findings-7.ts'
import { LUGANDA_WORD_CLASSES } from '#domain/clinical/knowledge/text/lg/word-classes.ts'
import { LUGANDA } from '#domain/clinical/language/grammars/luganda.ts'

/** The findings that Luganda has words for. */
export const FINDINGS_LG: Readonly<Partial<Record<FindingId, FindingText>>> = {
  ...LG_FINDINGS_1,
  ...LG_FINDINGS_2,
  ...LG_FINDINGS_3,
  ...LG_FINDINGS_4,
  ...LG_FINDINGS_5,
  ...LG_FINDINGS_6,
  ...LG_FINDINGS_7,
}

export const LUGANDA_PACK: LanguagePack = {
  language: 'lg',
  review: 'draft',
  words: {
    grammar: LUGANDA,
    classes: LUGANDA_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_LG).map(([id, { phrases }]) => [id, phrases])),
  },
}
