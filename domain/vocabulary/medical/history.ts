import type { LocalText } from '#domain/vocabulary/languages.ts'

/** What of the history before this illness is asked in every assessment: ids of the engine's findings, in their order. */
export const MEDICAL_HISTORY = {
  known_hypertension: { en: 'Known high blood pressure', sw: 'Shinikizo la juu la damu (presha)' },
  known_diabetes: { en: 'Diabetes', sw: 'Kisukari' },
  known_heart_disease: { en: 'Heart disease', sw: 'Ugonjwa wa moyo' },
  known_stroke: { en: 'Stroke before', sw: 'Kiharusi hapo awali' },
  known_kidney_disease: { en: 'Kidney disease', sw: 'Ugonjwa wa figo' },
  known_liver_disease: { en: 'Liver disease', sw: 'Ugonjwa wa ini' },
  known_asthma: { en: 'Asthma', sw: 'Pumu' },
  known_tb_past: { en: 'Tuberculosis (TB) before', sw: 'Kuwahi kuugua kifua kikuu (TB)' },
  known_hiv: { en: 'Living with HIV', sw: 'Kuishi na VVU' },
  known_epilepsy: { en: 'Epilepsy', sw: 'Ugonjwa wa kifafa' },
  known_cancer: { en: 'Cancer', sw: 'Saratani' },
  known_sickle_cell: { en: 'Sickle cell disease', sw: 'Ugonjwa wa selimundu' },
  known_depression: { en: 'Depression before', sw: 'Sonona hapo awali' },
  smoking: { en: 'Smoking', sw: 'Kuvuta sigara' },
  heavy_alcohol: { en: 'Drinking a lot of alcohol', sw: 'Kunywa pombe nyingi' },
  family_history_same_illness: { en: 'Illness that runs in the family', sw: 'Ugonjwa wa kurithi katika familia' },
} as const satisfies Record<string, LocalText>

export type MedicalHistoryCode = keyof typeof MEDICAL_HISTORY
export const MEDICAL_HISTORY_CODES = Object.keys(MEDICAL_HISTORY) as readonly MedicalHistoryCode[]
