import type { LocalText } from '#domain/vocabulary/languages.ts'

/**
 * Every sentence that a rejected input can be answered with, by id. The English sentence is what the
 * server answers; the browser shows the same sentence in the person's language.
 */
export const MESSAGES = {
  first_name_required: { en: 'First name is required', sw: 'Jina la kwanza linahitajika' },
  last_name_required: { en: 'Last name is required', sw: 'Jina la ukoo linahitajika' },
  email_required: { en: 'Email is required', sw: 'Barua pepe inahitajika' },
  email_invalid: { en: 'Enter a valid email address', sw: 'Weka anwani sahihi ya barua pepe' },
  password_required: { en: 'Password is required', sw: 'Nenosiri linahitajika' },
  password_short: {
    en: 'Password must be at least 6 characters',
    sw: 'Nenosiri liwe na angalau herufi 6',
  },
  current_password_required: { en: 'Enter your current password', sw: 'Weka nenosiri lako la sasa' },
  current_password_wrong: { en: 'This is not your current password', sw: 'Hili si nenosiri lako la sasa' },
  demo_password_fixed: {
    en: 'The password of a demonstration account cannot be changed',
    sw: 'Nenosiri la akaunti ya maonyesho haliwezi kubadilishwa',
  },
  staff_place_fixed: {
    en: 'Staff cannot change their own region and facility',
    sw: 'Mfanyakazi hawezi kubadilisha eneo na kituo chake mwenyewe',
  },
  place_fixed_while_waiting: {
    en: 'Your region and facility cannot be changed while your role request is waiting',
    sw: 'Eneo na kituo chako haviwezi kubadilishwa wakati ombi lako la jukumu linasubiri',
  },
  last_administrator: {
    en: 'This is the last administrator: make somebody else one first',
    sw: 'Huyu ndiye msimamizi wa mwisho: kwanza mfanye mtu mwingine kuwa msimamizi',
  },
  demo_role_fixed: {
    en: 'The role of a demonstration account cannot be taken away',
    sw: 'Jukumu la akaunti ya maonyesho haliwezi kuondolewa',
  },
  day_invalid: { en: 'Give a day, such as 2026-03-31', sw: 'Weka siku, mfano 2026-03-31' },
  record_code_invalid: {
    en: 'This code is not valid, or no longer. Check it, or ask your health worker for a new one.',
    sw: 'Msimbo huu si sahihi, au haufanyi kazi tena. Uangalie tena, au omba mpya kwa mhudumu wako wa afya.',
  },
  text_too_long: { en: 'This text is too long', sw: 'Maandishi haya ni marefu mno' },
  text_invalid: { en: 'This must be a text', sw: 'Hii lazima iwe maandishi' },
  role_invalid: { en: 'Choose a role from the list', sw: 'Chagua jukumu kutoka kwenye orodha' },
  region_invalid: { en: 'Choose a region from the list', sw: 'Chagua eneo kutoka kwenye orodha' },
  facility_invalid: { en: 'Choose a facility from the list', sw: 'Chagua kituo kutoka kwenye orodha' },
  decision_invalid: { en: 'Choose approve or decline', sw: 'Chagua kuidhinisha au kukataa' },
  reason_required: { en: 'Give a reason', sw: 'Toa sababu' },
  id_taken: {
    en: 'This id is in use already: make a new one',
    sw: 'Kitambulisho hiki kinatumika tayari: tengeneza kipya',
  },
  limit_range: {
    en: 'Limit must be a whole number from 1 to 100',
    sw: 'Kikomo kiwe nambari kamili, kuanzia 1 hadi 100',
  },
  patient_code_invalid: {
    en: 'This is not a patient’s code. Compare each sign with the card.',
    sw: 'Huu si msimbo wa mgonjwa. Linganisha kila herufi na kadi.',
  },
  date_of_birth_invalid: {
    en: 'Date of birth must be a day, such as 1990-01-31',
    sw: 'Tarehe ya kuzaliwa iwe siku, kama 1990-01-31',
  },
  id_invalid: { en: 'The id must be a UUID', sw: 'Kitambulisho lazima kiwe UUID' },
  age_required: { en: 'Age is required', sw: 'Umri unahitajika' },
  age_range: {
    en: 'Age must be a whole number of years from 1 to 120',
    sw: 'Umri uwe nambari kamili ya miaka, kuanzia 1 hadi 120',
  },
  age_months_range: {
    en: 'Age in months must be a whole number from 0 to 59',
    sw: 'Umri kwa miezi uwe nambari kamili, kuanzia 0 hadi 59',
  },
  age_disagrees: {
    en: 'Age in years and age in months do not agree',
    sw: 'Umri kwa miaka na umri kwa miezi haulingani',
  },
  gender_invalid: { en: 'Choose a gender from the list', sw: 'Chagua jinsia kutoka kwenye orodha' },
  weight_range: {
    en: 'Weight must be between 10 and 300 kg',
    sw: 'Uzito uwe kati ya kilo 10 na 300',
  },
  weight_range_infant: {
    en: 'Weight must be between 1 and 60 kg for a child under 5',
    sw: 'Uzito wa mtoto chini ya miaka 5 uwe kati ya kilo 1 na 60',
  },
  height_range: {
    en: 'Height must be between 50 and 250 cm',
    sw: 'Urefu uwe kati ya sentimita 50 na 250',
  },
  height_range_infant: {
    en: 'Height must be between 40 and 130 cm for a child under 5',
    sw: 'Urefu wa mtoto chini ya miaka 5 uwe kati ya sentimita 40 na 130',
  },
  muac_range: {
    en: 'Mid-upper arm circumference must be between 60 and 600 mm',
    sw: 'Mzunguko wa mkono uwe kati ya milimita 60 na 600',
  },
  activity_level_invalid: {
    en: 'Choose an activity level from the list',
    sw: 'Chagua kiwango cha shughuli kutoka kwenye orodha',
  },
  nutrition_region_invalid: {
    en: 'Region must be South Sudan or Kenya',
    sw: 'Eneo liwe Sudan Kusini au Kenya',
  },
  health_conditions_invalid: {
    en: 'Health conditions must be a list of the conditions offered',
    sw: 'Hali za afya lazima ziwe orodha ya hali zilizopo',
  },
  dietary_restrictions_invalid: {
    en: 'Dietary restrictions must be a list of the restrictions offered',
    sw: 'Vizuizi vya chakula lazima viwe orodha ya vizuizi vilivyopo',
  },
  current_symptoms_invalid: {
    en: 'Current symptoms must be a list of the symptoms offered',
    sw: 'Dalili za sasa lazima ziwe orodha ya dalili zilizopo',
  },
  food_allergies_invalid: {
    en: 'Food allergies must be a list of the allergens offered',
    sw: 'Mizio ya chakula lazima iwe orodha ya vizio vilivyopo',
  },
  trimester_invalid: {
    en: 'Trimester of pregnancy must be 1, 2 or 3',
    sw: 'Kipindi cha ujauzito kiwe 1, 2 au 3',
  },
  trimester_without_pregnancy: {
    en: 'A trimester can be given only with Pregnancy',
    sw: 'Kipindi kinaweza kutajwa tu pamoja na ujauzito',
  },
  pregnancy_impossible: {
    en: 'Pregnancy and Breastfeeding can be chosen only for a woman or girl aged 10 to 60',
    sw: 'Ujauzito na kunyonyesha vinaweza kuchaguliwa tu kwa mwanamke au msichana wa miaka 10 hadi 60',
  },
  language_invalid: { en: 'The language must be en or sw', sw: 'Lugha lazima iwe en au sw' },
  body_not_object: { en: 'The body must be a JSON object', sw: 'Ujumbe lazima uwe kitu cha JSON' },
} as const satisfies Record<string, LocalText>

type MessageId = keyof typeof MESSAGES

/** The sentence that a schema answers with: the English one of the table. */
export const message = (id: MessageId): string => MESSAGES[id].en
