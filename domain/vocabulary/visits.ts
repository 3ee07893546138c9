import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The assessment type of a visit: stored beside those of the medical assessment centre, offered by no chooser. */
export const VISIT_TYPE = 'clinical_visit'

/**
 * How long the chief complaint has lasted (specification §9), and how many days the clinical engine takes it for where
 * nobody said them exactly: the least of the range, and of one to four weeks the middle, so that a cough or diarrhoea
 * that may have reached two weeks counts as one that has (docs/adr/0093).
 */
export const VISIT_DURATIONS = {
  under_24_hours: { en: 'Less than 24 hours', sw: 'Chini ya saa 24', days: 0, leastDays: 0, mostDays: 1 },
  days_1_to_7: { en: '1-7 days', sw: 'Siku 1-7', days: 1, leastDays: 1, mostDays: 7 },
  weeks_1_to_4: { en: '1-4 weeks', sw: 'Wiki 1-4', days: 14, leastDays: 7, mostDays: 31 },
  months_1_to_6: { en: '1-6 months', sw: 'Miezi 1-6', days: 30, leastDays: 28, mostDays: 184 },
  over_6_months: { en: 'More than 6 months', sw: 'Zaidi ya miezi 6', days: 183, leastDays: 180, mostDays: 36_500 },
} as const satisfies Record<
  string,
  LocalText & { readonly days: number; readonly leastDays: number; readonly mostDays: number }
>
export type VisitDuration = keyof typeof VISIT_DURATIONS
export const VISIT_DURATION_CODES = Object.keys(VISIT_DURATIONS) as readonly VisitDuration[]

/** How bad the chief complaint is (specification §9). */
export const VISIT_SEVERITIES = {
  mild: { en: 'Mild', sw: 'Kidogo' },
  moderate: { en: 'Moderate', sw: 'Wastani' },
  severe: { en: 'Severe', sw: 'Kali' },
} as const satisfies Record<string, LocalText>
export type VisitSeverity = keyof typeof VISIT_SEVERITIES
export const VISIT_SEVERITY_CODES = Object.keys(VISIT_SEVERITIES) as readonly VisitSeverity[]

/** What is asked beside the chief complaint (specification §9: 16): ids of the engine's findings, in their order. */
export const ASSOCIATED_SYMPTOMS = {
  fever: { en: 'Fever', sw: 'Homa' },
  headache: { en: 'Headache', sw: 'Maumivu ya kichwa' },
  cough: { en: 'Cough', sw: 'Kikohozi' },
  difficulty_breathing: { en: 'Difficult breathing', sw: 'Kupumua kwa shida' },
  chest_pain: { en: 'Chest pain', sw: 'Maumivu ya kifua' },
  sore_throat: { en: 'Sore throat', sw: 'Maumivu ya koo' },
  abdominal_pain: { en: 'Belly pain', sw: 'Maumivu ya tumbo' },
  vomiting: { en: 'Vomiting', sw: 'Kutapika' },
  diarrhoea: { en: 'Loose stools', sw: 'Kuhara' },
  dysuria: { en: 'Pain or burning when passing urine', sw: 'Maumivu au kuchoma wakati wa kukojoa' },
  rash: { en: 'Rash', sw: 'Upele' },
  joint_pain: { en: 'Pain in the joints', sw: 'Maumivu ya viungo' },
  dizziness: { en: 'Dizziness', sw: 'Kizunguzungu' },
  fatigue: { en: 'Tiredness', sw: 'Uchovu' },
  loss_of_appetite: { en: 'Loss of appetite', sw: 'Kukosa hamu ya kula' },
  weight_loss: { en: 'Losing weight', sw: 'Kupungua uzito' },
} as const satisfies Record<string, LocalText>
export type AssociatedSymptom = keyof typeof ASSOCIATED_SYMPTOMS
export const ASSOCIATED_SYMPTOM_CODES = Object.keys(ASSOCIATED_SYMPTOMS) as readonly AssociatedSymptom[]

/** Of whom a risk factor is asked, by age in completed months. */
interface AskedOf {
  readonly fromMonths?: number
  readonly belowMonths?: number
}

/** What of the history raises the risk (specification §9: 13): ids of the engine's findings, in their order. */
export const RISK_FACTORS = {
  smoking: { en: 'Smoking', sw: 'Kuvuta sigara', fromMonths: 120 },
  heavy_alcohol: { en: 'Drinking a lot of alcohol', sw: 'Kunywa pombe nyingi', fromMonths: 120 },
  known_hypertension: { en: 'Known high blood pressure', sw: 'Shinikizo la juu la damu (presha)' },
  known_diabetes: { en: 'Diabetes', sw: 'Kisukari' },
  known_heart_disease: { en: 'Heart disease', sw: 'Ugonjwa wa moyo' },
  known_hiv: { en: 'Living with HIV', sw: 'Kuishi na VVU' },
  known_sickle_cell: { en: 'Sickle cell disease', sw: 'Ugonjwa wa selimundu' },
  contact_tb: { en: 'Living with somebody who has tuberculosis (TB)', sw: 'Kuna mgonjwa wa kifua kikuu nyumbani (TB)' },
  not_immunised: { en: 'Vaccinations missing', sw: 'Chanjo hazijakamilika', belowMonths: 216 },
  unsafe_water_food: { en: 'Drinking unsafe water', sw: 'Kunywa maji yasiyochemshwa' },
  smoke_indoors: { en: 'Cooking with firewood indoors', sw: 'Kupika kwa kuni ndani ya nyumba' },
  unprotected_sex: { en: 'Sex without a condom', sw: 'Ngono bila kinga', fromMonths: 144 },
  family_history_same_illness: { en: 'Illness that runs in the family', sw: 'Ugonjwa wa kurithi katika familia' },
} as const satisfies Record<string, LocalText & AskedOf>
export type RiskFactor = keyof typeof RISK_FACTORS
export const RISK_FACTOR_CODES = Object.keys(RISK_FACTORS) as readonly RiskFactor[]

const askedOf: Readonly<Record<RiskFactor, LocalText & AskedOf>> = RISK_FACTORS

/** The risk factors that are asked of somebody of this age, in completed months. */
export const riskFactorsFor = (ageMonths: number): readonly RiskFactor[] =>
  RISK_FACTOR_CODES.filter((code) => {
    const { fromMonths = 0, belowMonths = Number.POSITIVE_INFINITY } = askedOf[code]
    return ageMonths >= fromMonths && ageMonths < belowMonths
  })

/** The fields of the physical examination (specification §3), in their order; only the first has to be filled. */
export const EXAMINATION = {
  generalAppearance: { en: 'General appearance', sw: 'Muonekano wa jumla' },
  headEyes: { en: 'Head and eyes', sw: 'Kichwa na macho' },
  chestLungs: { en: 'Chest and lungs', sw: 'Kifua na mapafu' },
  heart: { en: 'Heart', sw: 'Moyo' },
  abdomen: { en: 'Abdomen', sw: 'Tumbo' },
  extremities: { en: 'Arms and legs', sw: 'Mikono na miguu' },
  neurological: { en: 'Nerves and mind', sw: 'Mishipa ya fahamu na akili' },
  skin: { en: 'Skin', sw: 'Ngozi' },
} as const satisfies Record<string, LocalText>
export type ExaminationField = keyof typeof EXAMINATION
export const EXAMINATION_FIELDS = Object.keys(EXAMINATION) as readonly ExaminationField[]

/** The texts of the history (specification §3), in their order. */
export const VISIT_HISTORY = {
  currentMedications: { en: 'Current medications', sw: 'Dawa zinazotumika sasa' },
  allergies: { en: 'Allergies', sw: 'Mzio' },
  previousIllnesses: { en: 'Previous illnesses', sw: 'Magonjwa ya awali' },
  familyHistory: { en: 'Family history', sw: 'Historia ya familia' },
  socialHistory: { en: 'Social history', sw: 'Historia ya kijamii' },
} as const satisfies Record<string, LocalText>
export type VisitHistoryField = keyof typeof VISIT_HISTORY
export const VISIT_HISTORY_FIELDS = Object.keys(VISIT_HISTORY) as readonly VisitHistoryField[]
