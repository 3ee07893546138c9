import {
  CASE_LIMITS,
  type LimitedField,
  LONGEST_TEXT,
  MOST_FINDINGS,
  MOST_MEDICINES,
} from '#domain/clinical/case/case-limits.ts'
import { type LimitedVital, VITAL_LIMITS } from '#domain/clinical/case/vital-signs.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'

/** What a field is called, in Swahili with its verb, and the unit. */
type Words = readonly [en: string, sw: string, unit: string]

const VITAL_WORDS: Readonly<Record<LimitedVital, Words>> = {
  temperatureC: ['Temperature', 'Joto la mwili liwe', '°C'],
  systolicMmHg: ['Systolic blood pressure', 'Shinikizo la juu la damu liwe', 'mmHg'],
  diastolicMmHg: ['Diastolic blood pressure', 'Shinikizo la chini la damu liwe', 'mmHg'],
  heartRatePerMin: ['Heart rate', 'Mapigo ya moyo yawe', '/min'],
  respiratoryRatePerMin: ['Breathing rate', 'Kasi ya kupumua iwe', '/min'],
  oxygenSaturationPercent: ['Oxygen saturation', 'Oksijeni katika damu iwe', '%'],
  glasgowComaScale: ['Glasgow coma scale', 'Kipimo cha Glasgow kiwe nambari kamili', ''],
  painScore: ['Pain score', 'Kipimo cha maumivu kiwe', ''],
  glucoseMmolPerL: ['Blood glucose', 'Sukari ya damu iwe', 'mmol/L'],
  ketonesMmolPerL: ['Blood ketones', 'Ketoni za damu ziwe', 'mmol/L'],
  haemoglobinGPerDl: ['Haemoglobin', 'Hemoglobini iwe', 'g/dL'],
  capillaryRefillS: ['Capillary refill', 'Muda wa damu kurudi kwenye ngozi uwe', 's'],
  muacMm: ['Mid-upper arm circumference', 'Mzunguko wa mkono uwe', 'mm'],
  parasitaemiaPercent: ['Red cells with malaria parasites', 'Chembe nyekundu zenye vimelea vya malaria ziwe', '%'],
  creatinineUmolPerL: ['Creatinine', 'Kreatinini iwe', 'µmol/L'],
  bilirubinUmolPerL: ['Bilirubin', 'Bilirubini iwe', 'µmol/L'],
  bloodLossMl: ['Blood lost', 'Damu iliyopotea iwe', 'ml'],
  weightKg: ['Weight', 'Uzito uwe', 'kg'],
  heightCm: ['Height', 'Urefu uwe', 'cm'],
}

const FIELD_WORDS: Readonly<Record<LimitedField, Words>> = {
  ageMonths: ['Age', 'Umri uwe', 'months'],
  pregnancyWeeks: ['Length of the pregnancy', 'Umri wa mimba uwe', 'weeks'],
  altitudeM: ['Altitude', 'Mwinuko uwe', 'm'],
  illnessDays: ['How long it has lasted', 'Muda wa ugonjwa uwe', 'days'],
}
const UNITS_SW: Readonly<Record<string, string>> = { months: 'miezi', weeks: 'wiki', days: 'siku' }

function ranges<Field extends string>(
  words: Readonly<Record<Field, Words>>,
  limits: Readonly<Record<Field, readonly [number, number]>>,
): Record<Field, LocalText> {
  const entries = (Object.keys(words) as Field[]).map((field) => {
    const [en, sw, unit] = words[field]
    const [least, most] = limits[field]
    const whole = field === 'glasgowComaScale' ? 'a whole number ' : ''
    return [
      field,
      {
        en: `${en} must be ${whole}between ${least} and ${most} ${unit}`.trim(),
        sw: `${sw} kati ya ${least} na ${most} ${UNITS_SW[unit] ?? unit}`.trim(),
      },
    ] as const
  })
  return Object.fromEntries(entries) as Record<Field, LocalText>
}

/**
 * Every sentence that a rejected case can be answered with, by id, as MESSAGES of domain/input are; those of ranges
 * are named by their field and say its limits. Apart from them, because the sign-up page loads those.
 */
export const CASE_MESSAGES = {
  ...ranges(VITAL_WORDS, VITAL_LIMITS),
  ...ranges(FIELD_WORDS, CASE_LIMITS),
  case_not_object: { en: 'The case must be a JSON object', sw: 'Taarifa za mgonjwa lazima ziwe kitu cha JSON' },
  field_unknown: {
    en: 'There is no such field: nothing that is said of a patient may be left out unseen',
    sw: 'Hakuna sehemu kama hiyo: hakuna taarifa ya mgonjwa inayoweza kuachwa bila kuonekana',
  },
  sex_invalid: { en: 'Sex must be female, male or other', sw: 'Jinsia iwe female, male au other' },
  country_invalid: { en: 'Country must be a code from the list', sw: 'Nchi iwe msimbo kutoka kwenye orodha' },
  yes_or_no: { en: 'This must be true or false', sw: 'Hii lazima iwe kweli au si kweli' },
  consciousness_invalid: {
    en: 'Consciousness must be alert, voice, pain or unresponsive',
    sw: 'Fahamu iwe alert, voice, pain au unresponsive',
  },
  vitals_invalid: { en: 'Vital signs must be a JSON object', sw: 'Vipimo lazima viwe kitu cha JSON' },
  systolic_not_above: {
    en: 'Systolic blood pressure must be above the diastolic',
    sw: 'Shinikizo la juu la damu liwe kubwa kuliko la chini',
  },
  findings_invalid: {
    en: `Findings must be a list of at most ${MOST_FINDINGS}, each with an id and a status: present, absent or unknown`,
    sw: `Dalili ziwe orodha ya ${MOST_FINDINGS} au chini, kila moja na kitambulisho na hali: present, absent au unknown`,
  },
  medicines_invalid: {
    en: `Medicines must be a list of at most ${MOST_MEDICINES} names`,
    sw: `Dawa ziwe orodha ya majina ${MOST_MEDICINES} au chini`,
  },
  allergies_invalid: {
    en: `Allergies must be a list of at most ${MOST_MEDICINES} names`,
    sw: `Mizio iwe orodha ya majina ${MOST_MEDICINES} au chini`,
  },
  text_invalid: { en: 'The text must be a text', sw: 'Maandishi lazima yawe maandishi' },
  text_too_long: {
    en: `The text must have at most ${LONGEST_TEXT} characters`,
    sw: `Maandishi yawe na herufi ${LONGEST_TEXT} au chini`,
  },
  pregnancy_of_male: { en: 'A male patient cannot be pregnant', sw: 'Mgonjwa wa kiume hawezi kuwa mjamzito' },
  birth_by_male: { en: 'A male patient cannot have given birth', sw: 'Mgonjwa wa kiume hawezi kuwa amejifungua' },
  weeks_without_pregnancy: {
    en: 'Weeks of pregnancy can be given only in pregnancy',
    sw: 'Wiki za mimba zinaweza kutajwa tu katika ujauzito',
  },
} as const satisfies Record<string, LocalText>

/** The sentence that the schema answers with: the English one of the table. */
export const caseMessage = (id: keyof typeof CASE_MESSAGES): string => CASE_MESSAGES[id].en
