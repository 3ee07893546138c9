import { FRENCH_FINDINGS_1 } from '#domain/clinical/knowledge/text/fr/findings-1.ts'
import { FRENCH_FINDINGS_2 } from '#domain/clinical/knowledge/text/fr/findings-2.ts'
import { FRENCH_FINDINGS_3 } from '#domain/clinical/knowledge/text/fr/findings-3.ts'
import { FRENCH_FINDINGS_4 } from '#domain/clinical/knowledge/text/fr/findings-4.ts'
import { FRENCH_FINDINGS_5 } from '#domain/clinical/knowledge/text/fr/findings-5.ts'
import { FRENCH_FINDINGS_6 } from '#domain/clinical/knowledge/text/fr/findings-6.ts'
import { FRENCH_FINDINGS_7 } from '#domain/clinical/knowledge/text/fr/findings-7.ts'
import { FRENCH_FINDINGS_8 } from '#domain/clinical/knowledge/text/fr/findings-8.ts'
import { FRENCH_WORD_CLASSES } from '#domain/clinical/knowledge/text/fr/word-classes.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { withFrenchNe } from '#domain/clinical/language/forms-french.ts'
import { FRENCH } from '#domain/clinical/language/grammars/french.ts'

/** The findings that have words in French: every danger sign, and the commonest complaints. */
export const FINDINGS_FR = {
  ...FRENCH_FINDINGS_1,
  ...FRENCH_FINDINGS_2,
  ...FRENCH_FINDINGS_3,
  ...FRENCH_FINDINGS_4,
  ...FRENCH_FINDINGS_5,
  ...FRENCH_FINDINGS_6,
  ...FRENCH_FINDINGS_7,
  ...FRENCH_FINDINGS_8,
}

export const FRENCH_PACK: LanguagePack = {
  language: 'fr',
  review: 'draft',
  words: {
    grammar: FRENCH,
    classes: FRENCH_WORD_CLASSES,
    phrases: new Map(Object.entries(FINDINGS_FR).map(([id, { phrases }]) => [id, phrases.map(withFrenchNe)])),
  },
}
