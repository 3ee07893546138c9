import { ARABIC_PACK } from '#domain/clinical/knowledge/text/ar/words.ts'
import { DINKA_PACK } from '#domain/clinical/knowledge/text/din/words.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { FRENCH_PACK } from '#domain/clinical/knowledge/text/fr/words.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { LUGANDA_PACK } from '#domain/clinical/knowledge/text/lg/words.ts'
import { LINGALA_PACK } from '#domain/clinical/knowledge/text/ln/words.ts'
import { NUER_PACK } from '#domain/clinical/knowledge/text/nus/words.ts'
import { KINYARWANDA_PACK } from '#domain/clinical/knowledge/text/rw/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'

/** Every language that texts are read in. For the server: a browser loads the packs that it needs, each by itself. */
export const ALL_PACKS: readonly LanguagePack[] = [
  ENGLISH_PACK,
  SWAHILI_PACK,
  FRENCH_PACK,
  ARABIC_PACK,
  KINYARWANDA_PACK,
  LUGANDA_PACK,
  LINGALA_PACK,
  DINKA_PACK,
  NUER_PACK,
]
