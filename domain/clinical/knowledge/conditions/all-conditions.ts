import { BLOOD_CANCER_CONDITIONS } from '#domain/clinical/knowledge/conditions/blood-cancer.ts'
import { DIGESTIVE_CONDITIONS } from '#domain/clinical/knowledge/conditions/digestive.ts'
import { ENDOCRINE_NUTRITION_CONDITIONS } from '#domain/clinical/knowledge/conditions/endocrine-nutrition.ts'
import { GENITAL_CONDITIONS } from '#domain/clinical/knowledge/conditions/genital.ts'
import { HEART_CONDITIONS } from '#domain/clinical/knowledge/conditions/heart.ts'
import { INFECTIOUS_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious.ts'
import { KIDNEY_URINARY_CONDITIONS } from '#domain/clinical/knowledge/conditions/kidney-urinary.ts'
import { NEUROLOGICAL_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/neurological-1.ts'
import { NEUROLOGICAL_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/neurological-2.ts'
import { NEUROLOGICAL_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/neurological-3.ts'
import { NEWBORN_CHILD_CONDITIONS } from '#domain/clinical/knowledge/conditions/newborn-child.ts'
import { PREGNANCY_BIRTH_CONDITIONS } from '#domain/clinical/knowledge/conditions/pregnancy-birth.ts'
import { RESPIRATORY_CONDITIONS } from '#domain/clinical/knowledge/conditions/respiratory.ts'

/** Every condition that the engine knows, by chapter. */
export const CONDITIONS = {
  ...INFECTIOUS_CONDITIONS,
  ...RESPIRATORY_CONDITIONS,
  ...HEART_CONDITIONS,
  ...DIGESTIVE_CONDITIONS,
  ...KIDNEY_URINARY_CONDITIONS,
  ...PREGNANCY_BIRTH_CONDITIONS,
  ...GENITAL_CONDITIONS,
  ...NEWBORN_CHILD_CONDITIONS,
  ...ENDOCRINE_NUTRITION_CONDITIONS,
  ...BLOOD_CANCER_CONDITIONS,
  ...NEUROLOGICAL_1_CONDITIONS,
  ...NEUROLOGICAL_2_CONDITIONS,
  ...NEUROLOGICAL_3_CONDITIONS,
} as const

export type ConditionId = keyof typeof CONDITIONS
