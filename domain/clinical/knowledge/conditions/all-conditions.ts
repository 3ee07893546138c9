import { BLOOD_CANCER_CONDITIONS } from '#domain/clinical/knowledge/conditions/blood-cancer.ts'
import { DIGESTIVE_CONDITIONS } from '#domain/clinical/knowledge/conditions/digestive.ts'
import { EAR_NOSE_THROAT_MOUTH_CONDITIONS } from '#domain/clinical/knowledge/conditions/ear-nose-throat-mouth.ts'
import { ENDOCRINE_NUTRITION_CONDITIONS } from '#domain/clinical/knowledge/conditions/endocrine-nutrition.ts'
import { EYE_CONDITIONS } from '#domain/clinical/knowledge/conditions/eye.ts'
import { GENITAL_CONDITIONS } from '#domain/clinical/knowledge/conditions/genital.ts'
import { HEART_CONDITIONS } from '#domain/clinical/knowledge/conditions/heart.ts'
import { INFECTIOUS_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious.ts'
import { INJURY_POISONING_BITES_CONDITIONS } from '#domain/clinical/knowledge/conditions/injury-poisoning-bites.ts'
import { KIDNEY_URINARY_CONDITIONS } from '#domain/clinical/knowledge/conditions/kidney-urinary.ts'
import { MEDICINE_EFFECT_CONDITIONS } from '#domain/clinical/knowledge/conditions/medicine-effects.ts'
import { MENTAL_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/mental-1.ts'
import { MENTAL_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/mental-2.ts'
import { MENTAL_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/mental-3.ts'
import { MUSCULOSKELETAL_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/musculoskeletal-1.ts'
import { MUSCULOSKELETAL_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/musculoskeletal-2.ts'
import { NEUROLOGICAL_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/neurological-1.ts'
import { NEUROLOGICAL_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/neurological-2.ts'
import { NEUROLOGICAL_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/neurological-3.ts'
import { NEWBORN_CHILD_CONDITIONS } from '#domain/clinical/knowledge/conditions/newborn-child.ts'
import { PREGNANCY_BIRTH_CONDITIONS } from '#domain/clinical/knowledge/conditions/pregnancy-birth.ts'
import { PREVENTION_CONDITIONS } from '#domain/clinical/knowledge/conditions/prevention.ts'
import { RESPIRATORY_CONDITIONS } from '#domain/clinical/knowledge/conditions/respiratory.ts'
import { SKIN_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin.ts'

/** Every condition that the engine knows, by chapter. */
export const CONDITIONS = {
  ...BLOOD_CANCER_CONDITIONS,
  ...DIGESTIVE_CONDITIONS,
  ...EAR_NOSE_THROAT_MOUTH_CONDITIONS,
  ...ENDOCRINE_NUTRITION_CONDITIONS,
  ...EYE_CONDITIONS,
  ...GENITAL_CONDITIONS,
  ...HEART_CONDITIONS,
  ...INFECTIOUS_CONDITIONS,
  ...INJURY_POISONING_BITES_CONDITIONS,
  ...KIDNEY_URINARY_CONDITIONS,
  ...MEDICINE_EFFECT_CONDITIONS,
  ...MENTAL_1_CONDITIONS,
  ...MENTAL_2_CONDITIONS,
  ...MENTAL_3_CONDITIONS,
  ...MUSCULOSKELETAL_1_CONDITIONS,
  ...MUSCULOSKELETAL_2_CONDITIONS,
  ...NEUROLOGICAL_1_CONDITIONS,
  ...NEUROLOGICAL_2_CONDITIONS,
  ...NEUROLOGICAL_3_CONDITIONS,
  ...NEWBORN_CHILD_CONDITIONS,
  ...PREGNANCY_BIRTH_CONDITIONS,
  ...PREVENTION_CONDITIONS,
  ...RESPIRATORY_CONDITIONS,
  ...SKIN_CONDITIONS,
} as const

export type ConditionId = keyof typeof CONDITIONS
