import { type Finding, history, sign, symptom } from '#domain/clinical/knowledge/findings/finding.ts'

const MALE = { sex: 'male' } as const
const NEWBORNS = { belowMonths: 2 } as const
const INFANTS = { belowMonths: 12 } as const
const BELOW_18_MONTHS = { belowMonths: 18 } as const
const BELOW_2_YEARS = { belowMonths: 24 } as const
const BELOW_5_YEARS = { belowMonths: 60 } as const
const CHILDREN = { belowMonths: 144 } as const
const BELOW_18_YEARS = { belowMonths: 216 } as const
const FROM_6_MONTHS_TO_5_YEARS = { fromMonths: 6, belowMonths: 60 } as const

export const NEWBORN_CHILD_FINDINGS = {
  // Feeding and danger signs
  young_infant_fever: sign(0.004, { isA: ['fever'], of: { belowMonths: 2 } }),
  poor_attachment: sign(0.01, { of: { belowMonths: 24 } }),
  poor_feeding: symptom(0.01, { of: BELOW_5_YEARS }),
  unable_to_drink_or_breastfeed: symptom(0.001, { isA: ['poor_feeding'], redFlag: true, of: BELOW_5_YEARS }),
  vomits_everything: symptom(0.002, { isA: ['repeated_vomiting'], redFlag: true }),
  drinks_poorly: sign(0.002, { of: BELOW_5_YEARS }),
  drinks_eagerly: sign(0.004, { group: 'dehydration' }),
  restless_irritable: sign(0.012),
  sunken_eyes: sign(0.003, { group: 'dehydration', redFlag: true }),
  skin_pinch_slow: sign(0.003, { group: 'dehydration' }),
  skin_pinch_very_slow: sign(0.0006, { isA: ['skin_pinch_slow'], group: 'dehydration', redFlag: true }),
  // Head of the baby
  bulging_fontanelle: sign(0.0006, { redFlag: true, of: BELOW_18_MONTHS }),
  sunken_fontanelle: sign(0.001, { group: 'dehydration', redFlag: true, of: BELOW_18_MONTHS }),
  large_or_growing_head: sign(0.0006, { redFlag: 'soon', of: BELOW_5_YEARS }),
  small_head: sign(0.0004, { of: BELOW_5_YEARS }),
  newborn_scalp_swelling: sign(0.001, { of: NEWBORNS }),
  lump_on_newborn_back: sign(0.00005, { redFlag: true, of: NEWBORNS }),
  // Crying and tone
  inconsolable_crying: symptom(0.003, { redFlag: true, of: BELOW_5_YEARS }),
  colic_crying_in_evening: symptom(0.005, { of: INFANTS, ofEveryDay: true }),
  crying_bouts_drawing_up_legs: symptom(0.0008, { redFlag: true, of: BELOW_5_YEARS }),
  high_pitched_cry: sign(0.0006, { redFlag: true, of: INFANTS }),
  weak_cry: sign(0.0008, { redFlag: true, of: INFANTS }),
  moves_only_when_stimulated: sign(0.0008, { redFlag: true, of: NEWBORNS }),
  jittery_newborn: sign(0.0008, { redFlag: true, of: NEWBORNS }),
  newborn_spasms: sign(0.0002, { isA: ['muscle_spasms_generalised'], redFlag: true, of: NEWBORNS }),
  // Cord, eyes, skin of the newborn
  cord_fell: sign(0.02, { of: NEWBORNS }),
  newborn_harmless_spots: sign(0.01, { isA: ['rash'], of: NEWBORNS }),
  umbilical_redness: sign(0.001, { redFlag: true, of: NEWBORNS }),
  umbilical_pus: sign(0.001, { redFlag: true, of: NEWBORNS }),
  umbilical_bleeding: sign(0.0004, { redFlag: true, of: NEWBORNS }),
  umbilical_lump_moist: sign(0.001, { of: INFANTS }),
  newborn_eye_pus: sign(0.002, { redFlag: true, of: NEWBORNS }),
  many_newborn_pustules: sign(0.0005, { isA: ['newborn_skin_pustules'], redFlag: true, of: { belowMonths: 2 } }),
  newborn_skin_pustules: sign(0.001, { isA: ['pustules'], redFlag: true, of: NEWBORNS }),
  newborn_bleeding: sign(0.0004, { redFlag: true, of: NEWBORNS }),
  // Jaundice of the newborn
  newborn_jaundice: sign(0.004, {
    isA: ['jaundice'],
    of: NEWBORNS,
    lasting: [{ days: 14, makes: 'prolonged_newborn_jaundice' }],
  }),
  jaundice_first_24_hours: sign(0.0003, { isA: ['newborn_jaundice'], redFlag: true, of: NEWBORNS }),
  jaundice_palms_soles: sign(0.0003, { isA: ['newborn_jaundice'], redFlag: true, of: NEWBORNS }),
  prolonged_newborn_jaundice: sign(0.0004, { isA: ['jaundice'], redFlag: true, of: INFANTS }),
  // Bowel of the newborn
  no_meconium_48h: sign(0.0003, { redFlag: true, of: NEWBORNS }),
  bilious_vomiting: symptom(0.0006, { isA: ['vomiting'], redFlag: true }),
  projectile_vomiting: symptom(0.001, { isA: ['vomiting'], redFlag: true }),
  hungry_after_vomiting: symptom(0.0006, { of: INFANTS }),
  spits_up_after_feeds: symptom(0.01, { of: INFANTS }),
  chokes_and_drools_from_birth: sign(0.0002, { redFlag: true, of: NEWBORNS }),
  // Birth
  premature_birth: history(0.01, { of: BELOW_2_YEARS }),
  low_birth_weight: history(0.01, { of: INFANTS }),
  very_low_birth_weight: history(0.0005, { isA: ['low_birth_weight'], redFlag: true, of: NEWBORNS }),
  large_baby_at_birth: history(0.004, { of: INFANTS }),
  did_not_cry_at_birth: history(0.003, { of: BELOW_5_YEARS }),
  difficult_birth: history(0.006, { of: BELOW_2_YEARS }),
  born_at_home: history(0.02, { of: INFANTS }),
  arm_not_moving_since_birth: sign(0.0003, { of: INFANTS }),
  // Malformations
  cleft_lip_or_palate: sign(0.0004, { of: BELOW_2_YEARS }),
  spine_swelling_or_defect: sign(0.0002, { redFlag: true, of: BELOW_2_YEARS }),
  abdominal_wall_defect: sign(0.0001, { redFlag: true, of: NEWBORNS }),
  imperforate_anus: sign(0.0001, { redFlag: true, of: NEWBORNS }),
  clubfoot: sign(0.0004, { of: BELOW_2_YEARS }),
  hip_click_or_unequal_legs: sign(0.0004, { of: BELOW_2_YEARS }),
  undescended_testis: sign(0.002, { of: MALE }),
  unclear_sex_at_birth: sign(0.0001, { redFlag: true, of: INFANTS }),
  urethral_opening_misplaced: sign(0.0006, { of: MALE }),
  unusual_face_or_features: sign(0.0008, { of: CHILDREN }),
  // Nutrition and growth
  growth_faltering: symptom(0.006, { of: BELOW_5_YEARS }),
  visible_wasting: sign(0.001, { group: 'wasting', redFlag: true }),
  muac_red: sign(0.001, { group: 'wasting', redFlag: true, of: FROM_6_MONTHS_TO_5_YEARS }),
  muac_yellow: sign(0.004, { group: 'wasting', of: FROM_6_MONTHS_TO_5_YEARS }),
  bilateral_pitting_oedema: sign(0.001, { isA: ['pitting_oedema', 'both_legs_swollen'], redFlag: true }),
  flaky_paint_skin: sign(0.0003),
  hair_thin_reddish: sign(0.001),
  not_breastfed_or_weaned_early: history(0.02, { of: BELOW_2_YEARS }),
  // Development
  developmental_delay: symptom(0.003, { of: CHILDREN }),
  developmental_regression: symptom(0.0003, { redFlag: 'soon', of: CHILDREN }),
  speech_delay: symptom(0.003, { of: CHILDREN }),
  poor_social_contact: symptom(0.0015, { of: CHILDREN }),
  bedwetting: symptom(0.008, { of: BELOW_18_YEARS }),
  // Bones
  bow_legs: sign(0.001, { of: CHILDREN }),
  rickets_signs: sign(0.0004, { of: BELOW_5_YEARS }),
  teething: symptom(0.01, { of: BELOW_2_YEARS }),
  stiff_limbs_in_child: sign(0.0006, { of: BELOW_5_YEARS }),
} as const satisfies Record<string, Finding>
