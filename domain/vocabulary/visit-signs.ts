import type { LocalText } from '#domain/vocabulary/languages.ts'

/**
 * The danger signs that a health worker asks and looks for at every visit, by whom they are asked of: ids of the
 * engine's findings, those that need help at once first.
 * @source WHO IMCI chart booklet, 2014; WHO Caring for the sick child in the community, 2011; WHO Pregnancy,
 *   childbirth, postpartum and newborn care, 2015
 */
const YOUNG_INFANT = [
  'convulsing_now',
  'convulsions',
  'unconscious',
  'lethargy',
  'moves_only_when_stimulated',
  'unable_to_drink_or_breastfeed',
  'poor_feeding',
  'vomits_everything',
  'apnoea',
  'cyanosis',
  'chest_indrawing',
  'grunting',
  'nasal_flaring',
  'stridor_when_calm',
  'bulging_fontanelle',
  'umbilical_redness',
  'umbilical_pus',
  'newborn_skin_pustules',
  'newborn_eye_pus',
  'newborn_jaundice',
  'jaundice_first_24_hours',
  'jaundice_palms_soles',
  'restless_irritable',
  'sunken_eyes',
  'skin_pinch_slow',
  'skin_pinch_very_slow',
  'blood_in_stool',
] as const

const UNDER_FIVE = [
  'convulsing_now',
  'convulsions',
  'unconscious',
  'lethargy',
  'unable_to_drink_or_breastfeed',
  'vomits_everything',
  'stridor_when_calm',
  'chest_indrawing',
  'grunting',
  'head_nodding',
  'cyanosis',
  'neck_stiffness',
  'bulging_fontanelle',
  'restless_irritable',
  'sunken_eyes',
  'drinks_poorly',
  'drinks_eagerly',
  'skin_pinch_slow',
  'skin_pinch_very_slow',
  'blood_in_stool',
  'pallor',
  'severe_pallor',
  'swelling_behind_ear',
  'visible_wasting',
  'bilateral_pitting_oedema',
] as const

const OLDER = [
  'convulsing_now',
  'convulsions',
  'unconscious',
  'confusion',
  'cannot_speak_full_sentences',
  'shortness_of_breath_at_rest',
  'cyanosis',
  'crushing_chest_pain',
  'one_sided_weakness',
  'facial_droop',
  'speech_difficulty',
  'neck_stiffness',
  'severe_headache',
  'severe_abdominal_pain',
  'vomits_everything',
  'vomiting_blood',
  'abnormal_bleeding',
  'prostration',
  'severe_pallor',
  'suicidal_thoughts',
] as const

const PREGNANCY = [
  'fits_in_pregnancy',
  'heavy_vaginal_bleeding',
  'vaginal_bleeding',
  'severe_abdominal_pain',
  'severe_headache',
  'blurred_vision',
  'face_hand_swelling_in_pregnancy',
  'epigastric_pain_in_pregnancy',
  'leaking_waters',
  'reduced_fetal_movements',
  'labour_before_37_weeks',
  'prolonged_labour',
  'severe_vomiting_in_pregnancy',
  'tires_easily',
] as const

const AFTER_BIRTH = [
  'fits_in_pregnancy',
  'heavy_bleeding_after_birth',
  'late_bleeding_after_birth',
  'foul_lochia',
  'severe_abdominal_pain',
  'severe_headache',
  'painful_red_breast_breastfeeding',
  'caesarean_wound_problem',
  'thoughts_of_harming_baby',
] as const

export type VisitSign =
  | (typeof YOUNG_INFANT)[number]
  | (typeof UNDER_FIVE)[number]
  | (typeof OLDER)[number]
  | (typeof PREGNANCY)[number]
  | (typeof AFTER_BIRTH)[number]

/** How each is asked, in the words of a health worker. */
export const VISIT_SIGNS: Readonly<Record<VisitSign, LocalText>> = {
  abnormal_bleeding: { en: 'Bleeding from several places without a wound', sw: 'Kutokwa damu ovyo bila jeraha' },
  apnoea: { en: 'Stops breathing for a while', sw: 'Kusimama kupumua kwa muda' },
  bilateral_pitting_oedema: { en: 'Swelling of both feet', sw: 'Kuvimba miguu yote miwili' },
  blood_in_stool: { en: 'Blood in the stool', sw: 'Damu kwenye choo' },
  blurred_vision: { en: 'Blurred vision', sw: 'Kuona ukungu' },
  bulging_fontanelle: { en: 'Bulging soft spot of the head', sw: 'Utosi kuvimba' },
  caesarean_wound_problem: {
    en: 'Caesarean wound with pus or a bad smell',
    sw: 'Kidonda cha upasuaji wa uzazi chenye usaha au harufu mbaya',
  },
  cannot_speak_full_sentences: { en: 'Too breathless to speak a sentence', sw: 'Kushindwa kuongea kwa kukosa pumzi' },
  chest_indrawing: { en: 'Chest pulled in with each breath', sw: 'Kifua kubonyea ndani wakati wa kupumua' },
  confusion: { en: 'Confusion', sw: 'Kuchanganyikiwa' },
  convulsing_now: { en: 'Convulsing now', sw: 'Ana degedege sasa hivi' },
  convulsions: { en: 'Convulsions in this illness', sw: 'Degedege katika ugonjwa huu' },
  crushing_chest_pain: { en: 'Crushing chest pain', sw: 'Maumivu ya kukandamiza kifua' },
  cyanosis: { en: 'Blue lips or tongue', sw: 'Midomo au ulimi kuwa wa bluu' },
  drinks_eagerly: { en: 'Drinks eagerly, thirsty', sw: 'Anakunywa kwa pupa' },
  drinks_poorly: { en: 'Drinks poorly', sw: 'Anakunywa kwa shida' },
  epigastric_pain_in_pregnancy: { en: 'Upper belly pain in pregnancy', sw: 'Maumivu juu ya tumbo katika mimba' },
  face_hand_swelling_in_pregnancy: {
    en: 'Swollen face or hands in pregnancy',
    sw: 'Kuvimba uso au mikono katika mimba',
  },
  facial_droop: { en: 'Face drooping on one side', sw: 'Uso kupinda upande mmoja' },
  fits_in_pregnancy: { en: 'Fits in pregnancy or after birth', sw: 'Degedege katika mimba au baada ya kujifungua' },
  foul_lochia: { en: 'Bad-smelling discharge after birth', sw: 'Uchafu wenye harufu mbaya baada ya kujifungua' },
  grunting: { en: 'Grunting with each breath', sw: 'Kuguna wakati wa kupumua' },
  head_nodding: { en: 'Head nodding with each breath', sw: 'Kichwa kutikisika akipumua' },
  heavy_bleeding_after_birth: {
    en: 'Heavy bleeding after giving birth',
    sw: 'Kutokwa damu nyingi baada ya kujifungua',
  },
  heavy_vaginal_bleeding: { en: 'Heavy bleeding from the vagina', sw: 'Kutokwa damu nyingi ukeni' },
  jaundice_first_24_hours: { en: 'Jaundice in the first 24 hours of life', sw: 'Manjano siku ya kwanza ya maisha' },
  jaundice_palms_soles: { en: 'Yellow palms and soles', sw: 'Viganja na nyayo za manjano' },
  labour_before_37_weeks: { en: 'Labour pains too early', sw: 'Uchungu wa kujifungua kabla ya wakati' },
  late_bleeding_after_birth: {
    en: 'Bleeding that came back days after birth',
    sw: 'Damu kurudi tena baada ya kujifungua',
  },
  leaking_waters: { en: 'Waters leaking or broken', sw: 'Maji ya uzazi kuvuja au chupa kupasuka' },
  lethargy: { en: 'Child very weak and not alert', sw: 'Mtoto kulegea na kutochangamka' },
  moves_only_when_stimulated: {
    en: 'Baby moves only when touched, or not at all',
    sw: 'Mtoto anasogea akiguswa tu',
  },
  nasal_flaring: { en: 'Nostrils flaring with each breath', sw: 'Pua kupanuka wakati wa kupumua' },
  neck_stiffness: { en: 'Stiff neck', sw: 'Shingo kukakamaa' },
  newborn_eye_pus: { en: 'Newborn with pus from the eyes', sw: 'Macho ya mtoto mchanga yenye usaha' },
  newborn_jaundice: { en: 'Yellow newborn', sw: 'Mtoto mchanga wa manjano' },
  newborn_skin_pustules: { en: 'Skin pustules of a newborn', sw: 'Vipele vya usaha vya mtoto mchanga' },
  one_sided_weakness: { en: 'Weakness of one side of the body', sw: 'Kupooza au udhaifu wa upande mmoja wa mwili' },
  painful_red_breast_breastfeeding: {
    en: 'Red, painful breast while breastfeeding',
    sw: 'Titi jekundu lenye maumivu wakati wa kunyonyesha',
  },
  pallor: { en: 'Pale palms or inner eyelids', sw: 'Weupe wa viganja au ndani ya macho' },
  poor_feeding: { en: 'Feeding poorly', sw: 'Kunyonya kidogo' },
  prolonged_labour: { en: 'Labour longer than 12 hours', sw: 'Uchungu wa muda mrefu (zaidi ya saa 12)' },
  prostration: { en: 'Too weak to sit or stand', sw: 'Kushindwa kusimama au kukaa kwa udhaifu' },
  reduced_fetal_movements: { en: 'Baby moving less in the womb', sw: 'Mtoto kucheza kidogo tumboni' },
  restless_irritable: { en: 'Child restless and irritable', sw: 'Mtoto hatulii na ni msumbufu' },
  severe_abdominal_pain: { en: 'Severe belly pain', sw: 'Maumivu makali ya tumbo' },
  severe_headache: { en: 'Severe headache', sw: 'Maumivu makali ya kichwa' },
  severe_pallor: { en: 'Palms or inner eyelids as white as paper', sw: 'Viganja vyeupe sana kama karatasi' },
  severe_vomiting_in_pregnancy: { en: 'Severe vomiting in pregnancy', sw: 'Kutapika sana katika mimba' },
  shortness_of_breath_at_rest: { en: 'Shortness of breath even at rest', sw: 'Kukosa pumzi hata ukipumzika' },
  skin_pinch_slow: { en: 'Skin pinch goes back slowly', sw: 'Ngozi ikifinywa inarudi polepole' },
  skin_pinch_very_slow: {
    en: 'Skin pinch goes back very slowly (over 2 seconds)',
    sw: 'Ngozi ikifinywa inarudi polepole sana (zaidi ya sekunde 2)',
  },
  speech_difficulty: { en: 'Trouble speaking', sw: 'Shida ya kuongea' },
  stridor_when_calm: { en: 'Harsh sound on breathing in when calm (stridor)', sw: 'Sauti ya mkwaruzo hata akitulia' },
  suicidal_thoughts: { en: 'Thoughts of suicide', sw: 'Mawazo ya kujiua' },
  sunken_eyes: { en: 'Sunken eyes', sw: 'Macho kuingia ndani' },
  swelling_behind_ear: { en: 'Tender swelling behind the ear', sw: 'Uvimbe wenye maumivu nyuma ya sikio' },
  thoughts_of_harming_baby: { en: 'Thoughts of harming the baby', sw: 'Mawazo ya kumdhuru mtoto' },
  tires_easily: { en: 'Getting tired easily', sw: 'Kuchoka haraka' },
  umbilical_pus: { en: 'Pus from the navel', sw: 'Usaha kwenye kitovu' },
  umbilical_redness: { en: 'Red navel', sw: 'Kitovu chekundu' },
  unable_to_drink_or_breastfeed: {
    en: 'Child unable to drink or breastfeed',
    sw: 'Mtoto kushindwa kunywa au kunyonya',
  },
  unconscious: { en: 'Unconscious', sw: 'Hana fahamu' },
  vaginal_bleeding: { en: 'Bleeding from the vagina', sw: 'Kutokwa damu ukeni' },
  visible_wasting: { en: 'Visible severe wasting', sw: 'Kukonda kupita kiasi' },
  vomiting_blood: { en: 'Vomiting blood', sw: 'Kutapika damu' },
  vomits_everything: { en: 'Vomiting everything', sw: 'Kutapika kila kitu' },
}

/** Whom the signs are asked of. */
export interface SignsOf {
  /** In completed months. */
  readonly ageMonths: number
  readonly pregnant?: boolean | null
  /** Gave birth, or a pregnancy ended, within six weeks. */
  readonly afterBirth?: boolean | null
}

const YOUNG_INFANT_BELOW_MONTHS = 2
const SOFT_SPOT_BELOW_MONTHS = 18
const UNDER_FIVE_BELOW_MONTHS = 60

function ofAge(ageMonths: number): readonly VisitSign[] {
  if (ageMonths < YOUNG_INFANT_BELOW_MONTHS) return YOUNG_INFANT
  if (ageMonths >= UNDER_FIVE_BELOW_MONTHS) return OLDER
  return UNDER_FIVE.filter((sign) => sign !== 'bulging_fontanelle' || ageMonths < SOFT_SPOT_BELOW_MONTHS)
}

/** The signs that are asked of somebody, each once: those of a pregnancy or a birth before those of the age. */
export function visitSignsFor({ ageMonths, pregnant, afterBirth }: SignsOf): readonly VisitSign[] {
  return [
    ...new Set<VisitSign>([...(pregnant ? PREGNANCY : []), ...(afterBirth ? AFTER_BIRTH : []), ...ofAge(ageMonths)]),
  ]
}
