import { LN_COME_BACK } from '#domain/clinical/counseling/text/ln/come-back.ts'
import { LN_FOOD } from '#domain/clinical/counseling/text/ln/food.ts'
import { LN_HOW } from '#domain/clinical/counseling/text/ln/how.ts'
import { LN_SIDE_EFFECTS } from '#domain/clinical/counseling/text/ln/side-effects.ts'
import { LN_STORAGE } from '#domain/clinical/counseling/text/ln/storage.ts'
import { LN_WARNING } from '#domain/clinical/counseling/text/ln/warning.ts'
import { LN_WHEN } from '#domain/clinical/counseling/text/ln/when.ts'
import type { WordsOfLanguage } from '#domain/clinical/counseling/text/words-of-language.ts'

/**
 * What a pharmacist tells patients of their medicines, in the everyday Lingala of Kinshasa and of the east of DR Congo,
 * with the French loans that are used there and without tone marks. Written from the English. A draft until a speaker
 * who works in health has reviewed it. To look at first:
 * - "monganga" stands for any health worker, "docteur" only for a doctor;
 * - "at once" is "noki, kozela te" (quickly, without waiting), since "mbala moko" is also "one time"; "the same day" is
 *   "kaka na mokolo wana"; "never" is "te, ata mokolo moko te";
 * - "komela" is both to drink and to swallow, "kotafuna na mino" to chew, "kotuta mpo ekoma poudre" to crush;
 * - "bangonga" are hours that pass, "ngonga kaka moko" the same hour of the day; "within" is "liboso … eleka";
 * - "zwa mesure" is to measure, since "komeka" is also to try; "lutu" spoon, "mopanzi" side of the body, "mosisa" vein or
 *   tendon, "ebelo" thigh, "libale (foie)" liver, "gale (makwanza)" scabies;
 * - "convulsion (ndeke)" is a fit, "kizunguzungu (vertige)" dizziness, "lokola bantonga" tingling, "koyoka eloko te" numb,
 *   "nzoto ekomi pembe" pale.
 */
export const WORDS_LN: WordsOfLanguage = {
  ...LN_HOW,
  ...LN_WHEN,
  ...LN_FOOD,
  ...LN_SIDE_EFFECTS,
  ...LN_COME_BACK,
  ...LN_STORAGE,
  ...LN_WARNING,
}
