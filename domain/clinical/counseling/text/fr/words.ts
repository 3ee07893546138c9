import { FR_COME_BACK } from '#domain/clinical/counseling/text/fr/come-back.ts'
import { FR_FOOD } from '#domain/clinical/counseling/text/fr/food.ts'
import { FR_HOW } from '#domain/clinical/counseling/text/fr/how.ts'
import { FR_SIDE_EFFECTS } from '#domain/clinical/counseling/text/fr/side-effects.ts'
import { FR_STORAGE } from '#domain/clinical/counseling/text/fr/storage.ts'
import { FR_WARNING } from '#domain/clinical/counseling/text/fr/warning.ts'
import { FR_WHEN } from '#domain/clinical/counseling/text/fr/when.ts'
import type { WordsOfLanguage } from '#domain/clinical/counseling/text/words-of-language.ts'

/**
 * What patients and carers are told in French, as spoken in Rwanda, Burundi and DR Congo. Written from the English. A
 * draft until a speaker who works in health has reviewed it. Look first at: "agent de santé" (health worker), "centre
 * de santé ou hôpital" (facility), "malaria" rather than "paludisme", "convulsion" (fit), "boutons ou rougeurs" (rash)
 * and "boutons gonflés qui démangent" (itching lumps), "antiacide (poudre, sirop ou comprimé à mâcher contre l'acidité
 * de l'estomac)" (stomach powders), "anus (le derrière)", "selles liquides" (loose stools), "boisson alcoolisée" for
 * beer too, "Bactrim" added beside "Septrin", "déclencher l'accouchement" in warning.uterus_before_birth (as the
 * Swahili says it). "Plus" never stands alone where a listener could hear it as "no more".
 */
export const WORDS_FR: WordsOfLanguage = {
  ...FR_HOW,
  ...FR_WHEN,
  ...FR_FOOD,
  ...FR_SIDE_EFFECTS,
  ...FR_COME_BACK,
  ...FR_STORAGE,
  ...FR_WARNING,
}
