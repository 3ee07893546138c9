import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { RW_FINDINGS_1 } from '#domain/clinical/knowledge/text/rw/findings-1.ts'
import { RW_FINDINGS_2 } from '#domain/clinical/knowledge/text/rw/findings-2.ts'
import { RW_FINDINGS_3 } from '#domain/clinical/knowledge/text/rw/findings-3.ts'
import { RW_FINDINGS_4 } from '#domain/clinical/knowledge/text/rw/findings-4.ts'
import { RW_FINDINGS_5 } from '#domain/clinical/knowledge/text/rw/findings-5.ts'
import { RW_FINDINGS_6 } from '#domain/clinical/knowledge/text/rw/findings-6.ts'
import { RW_FINDINGS_7 } from '#domain/clinical/knowledge/text/rw/findings-7.ts'
import { RW_FINDINGS_8 } from '#domain/clinical/knowledge/text/rw/findings-8.ts'
import { RW_FINDINGS_9 } from '#domain/clinical/knowledge/text/rw/findings-9.ts'
import { KINYARWANDA_WORD_CLASSES } from '#domain/clinical/knowledge/text/rw/word-classes.ts'
import { KINYARWANDA } from '#domain/clinical/language/grammars/kinyarwanda.ts'

/** The findings that Kinyarwanda has words for. */
export const FINDINGS_RW: Readonly<Partial<Record<FindingId, FindingText>>> = {
  ...RW_FINDINGS_1,
  ...RW_FINDINGS_2,
  ...RW_FINDINGS_3,
  ...RW_FINDINGS_4,
  ...RW_FINDINGS_5,
  ...RW_FINDINGS_6,
  ...RW_FINDINGS_7,
  ...RW_FINDINGS_8,
  ...RW_FINDINGS_9,
}

export const KINYARWANDA_PACK: LanguagePack = {
  language: 'rw',
  review: 'draft',
  words: {
    grammar: KINYARWANDA,
    classes: KINYARWANDA_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_RW).map(([id, { phrases }]) => [id, phrases])),
  },
}
