import { type Finding, sign, symptom } from '#domain/clinical/knowledge/findings/finding.ts'

const FEMALE = { sex: 'female' } as const
const MALE = { sex: 'male' } as const
const MEN = { sex: 'male', fromMonths: 168 } as const
const BELOW_5_YEARS = { belowMonths: 60 } as const

export const URINARY_FINDINGS = {
  dysuria: symptom(0.025),
  urinary_frequency: symptom(0.03, { group: 'bladder_irritation' }),
  urinary_urgency: symptom(0.012, { group: 'bladder_irritation' }),
  orange_urine: symptom(0.001, { group: 'urine_look' }),
  cloudy_urine: symptom(0.008, { group: 'urine_look' }),
  foul_smelling_urine: symptom(0.01, { group: 'urine_look' }),
  blood_in_urine: symptom(0.004, { redFlag: 'soon' }),
  painless_haematuria: symptom(0.0008, { isA: ['blood_in_urine'], redFlag: 'soon' }),
  terminal_haematuria: symptom(0.0006, { isA: ['blood_in_urine'] }),
  clots_in_urine: symptom(0.0003, { isA: ['blood_in_urine'], redFlag: true }),
  cola_coloured_urine: symptom(0.0008, { isA: ['dark_urine'], redFlag: true }),
  urinary_retention: symptom(0.0008, { redFlag: true }),
  palpable_bladder: sign(0.0008, { redFlag: true }),
  urinary_hesitancy: symptom(0.006, { group: 'urine_stream' }),
  weak_urine_stream: symptom(0.006, { group: 'urine_stream' }),
  dribbling_urine: symptom(0.006, { group: 'urine_stream' }),
  incomplete_bladder_emptying: symptom(0.008, { group: 'urine_stream' }),
  urinary_incontinence: symptom(0.008),
  stress_incontinence: symptom(0.005, { isA: ['urinary_incontinence'] }),
  urge_incontinence: symptom(0.004, { isA: ['urinary_incontinence', 'urinary_urgency'] }),
  continuous_urine_leak: symptom(0.0003, { isA: ['urinary_incontinence'], redFlag: 'soon', of: FEMALE }),
  oliguria: symptom(0.003, { redFlag: true }),
  anuria: symptom(0.0005, { isA: ['oliguria'], redFlag: true }),
  polyuria: symptom(0.006),
  nocturia: symptom(0.015),
  foamy_urine: symptom(0.003),
  flank_pain: symptom(0.015),
  flank_pain_to_groin: symptom(0.001, { isA: ['flank_pain'], redFlag: true }),
  writhing_in_pain: symptom(0.0008),
  costovertebral_tenderness: sign(0.003),
  flank_mass: sign(0.0003, { redFlag: 'soon' }),
  enlarged_smooth_prostate: sign(0.002, { of: MEN }),
  hard_irregular_prostate: sign(0.0004, { redFlag: 'soon', of: MEN }),
  tender_prostate: sign(0.0005, { of: MEN }),
  perineal_pain: symptom(0.002),
  passed_stone: symptom(0.0003),
  spraying_or_split_stream: symptom(0.001, { group: 'urine_stream', of: MALE }),
  gas_or_stool_in_urine: symptom(0.0001, { redFlag: 'soon' }),
  cries_passing_urine: symptom(0.003, { of: BELOW_5_YEARS }),
  morning_facial_puffiness: sign(0.002, { isA: ['puffy_around_eyes'], ofEveryDay: true }),
} as const satisfies Record<string, Finding>
