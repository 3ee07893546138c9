import { FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/all-findings.ts'
import { DIAGNOSES_FR } from '#domain/clinical/knowledge/text/fr/diagnoses.ts'
import { FRENCH_WORD_CLASSES } from '#domain/clinical/knowledge/text/fr/word-classes.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { toldApart } from '#domain/clinical/knowledge/text/told-apart.ts'
import { withFrenchNe } from '#domain/clinical/language/forms-french.ts'
import { FRENCH } from '#domain/clinical/language/grammars/french.ts'

export const FRENCH_PACK: LanguagePack = {
  language: 'fr',
  review: 'draft',
  words: {
    grammar: FRENCH,
    classes: FRENCH_WORD_CLASSES,
    phrases: toldApart(
      Object.fromEntries(
        Object.entries(FINDINGS_FR).map(([id, { phrases }]) => [id, { phrases: phrases.map(withFrenchNe) }]),
      ),
      FRENCH,
      FRENCH_WORD_CLASSES,
    ),
    diagnoses: new Map(Object.entries(DIAGNOSES_FR)),
  },
}
