import { LG_COME_BACK } from '#domain/clinical/counseling/text/lg/come-back.ts'
import { LG_FOOD } from '#domain/clinical/counseling/text/lg/food.ts'
import { LG_HOW } from '#domain/clinical/counseling/text/lg/how.ts'
import { LG_SIDE_EFFECTS } from '#domain/clinical/counseling/text/lg/side-effects.ts'
import { LG_STORAGE } from '#domain/clinical/counseling/text/lg/storage.ts'
import { LG_WARNING } from '#domain/clinical/counseling/text/lg/warning.ts'
import { LG_WHEN } from '#domain/clinical/counseling/text/lg/when.ts'
import type { WordsOfLanguage } from '#domain/clinical/counseling/text/words-of-language.ts'

/**
 * What patients and carers are told in Luganda, as health workers in central Uganda say it. Written from the English, by
 * no native speaker: a draft until a speaker who works in health has reviewed it. What is left out has no certain word.
 * Look first at: "omusawo" (any health worker; "dokita" only for the doctor), "eddwaliro" (hospital and facility alike;
 * "eddwaliro eddene" only in when.before_referral), "empeke" (tablet), "doozi", "okwesika" (fit), "obuzimba obusiiwa"
 * (itching lumps), "mu mabega, awafulumira obubi" (back passage), "ekirira" (cord stump; "ekkundi" where it is
 * infected), "caayi omukalu" (tea without milk, for dark urine), "eddagala ly'ekirungurira (antacid)" (stomach powders),
 * "eddagala eryongera omusaayi (iron)", "ng'ebifumitibwa empiso" (tingling), "okubalagala" (to sting), "nga wayiseewo
 * essaawa 2" (after 2 hours, never heard as 8 o'clock). Left in English: capsule, drip, syringe, units, tube, dropper,
 * inhaler, spacer, mask, scabies, chickenpox, implant, applicator, tapeworm, thyroid. "Inhaler" goes with "gi-", as a
 * thing.
 */
export const WORDS_LG: WordsOfLanguage = {
  ...LG_HOW,
  ...LG_WHEN,
  ...LG_FOOD,
  ...LG_SIDE_EFFECTS,
  ...LG_COME_BACK,
  ...LG_STORAGE,
  ...LG_WARNING,
}
