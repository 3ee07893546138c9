import type { ConditionId } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { BLOOD_CANCER_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/blood-cancer.ts'
import { DIGESTIVE_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/digestive.ts'
import { ENDOCRINE_NUTRITION_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/endocrine-nutrition.ts'
import { GENITAL_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/genital.ts'
import { HEART_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/heart.ts'
import { INFECTIOUS_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/infectious.ts'
import { KIDNEY_URINARY_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/kidney-urinary.ts'
import { NEUROLOGICAL_1_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/neurological-1.ts'
import { NEUROLOGICAL_2_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/neurological-2.ts'
import { NEUROLOGICAL_3_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/neurological-3.ts'
import { NEWBORN_CHILD_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/newborn-child.ts'
import { PREGNANCY_BIRTH_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/pregnancy-birth.ts'
import { RESPIRATORY_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/respiratory.ts'

export const CONDITIONS_EN: Readonly<Record<ConditionId, ConditionText>> = {
  ...INFECTIOUS_CONDITIONS_EN,
  ...RESPIRATORY_CONDITIONS_EN,
  ...HEART_CONDITIONS_EN,
  ...DIGESTIVE_CONDITIONS_EN,
  ...KIDNEY_URINARY_CONDITIONS_EN,
  ...PREGNANCY_BIRTH_CONDITIONS_EN,
  ...GENITAL_CONDITIONS_EN,
  ...NEWBORN_CHILD_CONDITIONS_EN,
  ...ENDOCRINE_NUTRITION_CONDITIONS_EN,
  ...BLOOD_CANCER_CONDITIONS_EN,
  ...NEUROLOGICAL_1_CONDITIONS_EN,
  ...NEUROLOGICAL_2_CONDITIONS_EN,
  ...NEUROLOGICAL_3_CONDITIONS_EN,
}
