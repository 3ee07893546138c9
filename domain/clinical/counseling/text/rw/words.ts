import { RW_COME_BACK } from '#domain/clinical/counseling/text/rw/come-back.ts'
import { RW_FOOD } from '#domain/clinical/counseling/text/rw/food.ts'
import { RW_HOW } from '#domain/clinical/counseling/text/rw/how.ts'
import { RW_SIDE_EFFECTS } from '#domain/clinical/counseling/text/rw/side-effects.ts'
import { RW_STORAGE } from '#domain/clinical/counseling/text/rw/storage.ts'
import { RW_WARNING } from '#domain/clinical/counseling/text/rw/warning.ts'
import { RW_WHEN } from '#domain/clinical/counseling/text/rw/when.ts'
import type { WordsOfLanguage } from '#domain/clinical/counseling/text/words-of-language.ts'

/**
 * What a pharmacist tells patients of their medicines, in Kinyarwanda as it is spoken in Rwanda. It was written from the
 * English, in everyday words and the words of the findings (kugagara, uduheri, isereri, impiswi). A draft until a
 * Kinyarwanda speaker who works in health has reviewed it.
 *
 * To be looked at first:
 * - `muganga` is every health worker (in English “the health worker”), `dogiteri` only the doctor; `kwa muganga` and
 *   `ivuriro` are any health facility, `ibitaro` only the hospital.
 * - `uyu muti` (u-, -wu-) is the medicine; its mark is also that of “you”: does any sentence sound as if “you” did it?
 * - `gufata` for taking a medicine of any form, `kunywa` only where it is drunk.
 * - `mu kibuno` (into the back passage), `mu gitsina` (into the vagina), `umukondo` (the cord of a newborn).
 * - `kabusire (gélule)`, `agapompo` (inhaler), `masike`, `kotegisi (pads)`, `inite (units)`, `tube`: loan words.
 * - `fer (imiti yongera amaraso)` for iron, `imiti y'ikirungurira` for stomach powders.
 * - `ibinya` for tingling and numbness, `urujijo` for confusion, `nyababyeyi yikanya` for cramps of the womb.
 * - Ringworm, the thyroid and the eyelid are described, for want of a certain everyday word.
 * Left out: come_back.tendon, for want of a certain word for a tendon (umutsi is also a vein).
 */
export const WORDS_RW: WordsOfLanguage = {
  ...RW_HOW,
  ...RW_WHEN,
  ...RW_FOOD,
  ...RW_SIDE_EFFECTS,
  ...RW_COME_BACK,
  ...RW_STORAGE,
  ...RW_WARNING,
}
