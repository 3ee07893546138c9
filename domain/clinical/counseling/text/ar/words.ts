import { AR_COME_BACK } from '#domain/clinical/counseling/text/ar/come-back.ts'
import { AR_FOOD } from '#domain/clinical/counseling/text/ar/food.ts'
import { AR_HOW } from '#domain/clinical/counseling/text/ar/how.ts'
import { AR_SIDE_EFFECTS } from '#domain/clinical/counseling/text/ar/side-effects.ts'
import { AR_STORAGE } from '#domain/clinical/counseling/text/ar/storage.ts'
import { AR_WARNING } from '#domain/clinical/counseling/text/ar/warning.ts'
import { AR_WHEN } from '#domain/clinical/counseling/text/ar/when.ts'
import type { WordsOfLanguage } from '#domain/clinical/counseling/text/words-of-language.ts'

/**
 * What patients are told of their medicines in Arabic: simple standard Arabic without vowel signs, for South Sudan,
 * Sudan and the coast. Written from the English; a draft until a speaker who works in health has reviewed it. Men and
 * women alike are meant: passive, verbal noun or يجب / ممنوع; steps stand in the masculine imperative, and what is said
 * only to women in the feminine. Where Arabic has a dual or singular, the figure stands in brackets: ساعتين (2).
 *
 * To look at first: ممنوع for each "do not"; طمام beside غثيان (feeling sick), استفراغ (vomiting), كحة (cough), درب
 * (drip), ملح التروية (ORS), لبوس (suppository), أدوية حموضة المعدة (antacids), حجرة البخاخ (spacer), البرجم
 * (chickenpox), مديدة (porridge), لبن and حليب (milk), فطريات الجلد (ringworm), غرسة (implant), الوتر (tendon),
 * المركز الصحي (every health facility), and الإيدز beside فيروس نقص المناعة (HIV).
 */
export const WORDS_AR: WordsOfLanguage = {
  ...AR_HOW,
  ...AR_WHEN,
  ...AR_FOOD,
  ...AR_SIDE_EFFECTS,
  ...AR_COME_BACK,
  ...AR_STORAGE,
  ...AR_WARNING,
}
