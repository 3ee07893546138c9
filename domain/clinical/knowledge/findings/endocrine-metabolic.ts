import { type Finding, history, sign, symptom } from '#domain/clinical/knowledge/findings/finding.ts'

const MALE = { sex: 'male' } as const
const WOMEN = { sex: 'female', fromMonths: 120 } as const
const CHILDREN = { belowMonths: 144 } as const
const BELOW_18_YEARS = { belowMonths: 216 } as const

export const ENDOCRINE_METABOLIC_FINDINGS = {
  // Sugar
  excessive_thirst: symptom(0.012),
  weight_loss_with_good_appetite: symptom(0.001),
  hypoglycaemia_symptoms: symptom(0.003, { redFlag: true }),
  fruity_breath: sign(0.0004, { redFlag: true }),
  missed_insulin_or_diabetes_medicine: history(0.002, { isA: ['missed_medicines'], redFlag: 'soon' }),
  missed_insulin: history(0.001, { isA: ['missed_insulin_or_diabetes_medicine', 'known_diabetes'], redFlag: true }),
  slow_wound_healing: symptom(0.006),
  acanthosis: sign(0.006, { isA: ['dark_patches'] }),
  // Thyroid
  heat_intolerance: symptom(0.004),
  cold_intolerance: symptom(0.006),
  goitre: sign(0.006),
  thyroid_nodule: sign(0.0015, { isA: ['goitre'] }),
  tender_thyroid: sign(0.0003),
  goitre_pressure_symptoms: symptom(0.0004, { redFlag: 'soon' }),
  thyroid_bruit: sign(0.0002),
  bulging_eyes: sign(0.001),
  shin_swelling_waxy: sign(0.0002),
  eyebrow_thinning: sign(0.001),
  delayed_reflexes: sign(0.0005),
  // Adrenal and pituitary
  moon_face: sign(0.0008, { group: 'cushing' }),
  central_obesity_or_hump: sign(0.002, { group: 'cushing' }),
  purple_stretch_marks: sign(0.0006, { group: 'cushing' }),
  skin_darkening: sign(0.0015),
  salt_craving: symptom(0.0008),
  stopped_steroids_suddenly: history(0.0006, { redFlag: true }),
  milk_from_nipples: symptom(0.001),
  large_hands_feet_jaw: sign(0.0003),
  loss_of_body_hair: sign(0.0006),
  no_milk_or_periods_since_birth: symptom(0.0002, { of: WOMEN }),
  // Growth, hair, puberty
  short_stature: sign(0.003, { of: BELOW_18_YEARS }),
  tall_stature: sign(0.0008),
  delayed_puberty: sign(0.0008, { of: BELOW_18_YEARS }),
  early_puberty: sign(0.0006, { of: CHILDREN }),
  excess_hair_in_woman: sign(0.004, { of: WOMEN }),
  breast_growth_in_man: sign(0.003, { of: MALE }),
  obesity: sign(0.05),
  // Minerals and vitamins
  tetany: sign(0.0006, { group: 'low_calcium', redFlag: true }),
  tingling_around_mouth: symptom(0.001, { group: 'low_calcium' }),
  rash_of_sun_exposed_skin_and_neck: sign(0.0004, { isA: ['photosensitive_rash'] }),
  yellow_skin_fat_deposits: sign(0.004),
  poor_diet: history(0.03),
} as const satisfies Record<string, Finding>
