import type { ConditionId } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { BLOOD_CANCER_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/blood-cancer.ts'
import { DIGESTIVE_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/digestive.ts'
import { EAR_NOSE_THROAT_MOUTH_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/ear-nose-throat-mouth.ts'
import { ENDOCRINE_NUTRITION_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/endocrine-nutrition.ts'
import { EYE_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/eye.ts'
import { GENITAL_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/genital.ts'
import { HEART_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/heart.ts'
import { INFECTIOUS_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/infectious.ts'
import { INJURY_POISONING_BITES_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/injury-poisoning-bites.ts'
import { KIDNEY_URINARY_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/kidney-urinary.ts'
import { MEDICINE_EFFECT_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/medicine-effects.ts'
import { MENTAL_1_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/mental-1.ts'
import { MENTAL_2_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/mental-2.ts'
import { MENTAL_3_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/mental-3.ts'
import { MUSCULOSKELETAL_1_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/musculoskeletal-1.ts'
import { MUSCULOSKELETAL_2_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/musculoskeletal-2.ts'
import { NEUROLOGICAL_1_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/neurological-1.ts'
import { NEUROLOGICAL_2_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/neurological-2.ts'
import { NEUROLOGICAL_3_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/neurological-3.ts'
import { NEWBORN_CHILD_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/newborn-child.ts'
import { PREGNANCY_BIRTH_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/pregnancy-birth.ts'
import { PREVENTION_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/prevention.ts'
import { RESPIRATORY_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/respiratory.ts'
import { SKIN_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/skin.ts'

export const CONDITIONS_EN: Readonly<Record<ConditionId, ConditionText>> = {
  ...BLOOD_CANCER_CONDITIONS_EN,
  ...DIGESTIVE_CONDITIONS_EN,
  ...EAR_NOSE_THROAT_MOUTH_CONDITIONS_EN,
  ...ENDOCRINE_NUTRITION_CONDITIONS_EN,
  ...EYE_CONDITIONS_EN,
  ...GENITAL_CONDITIONS_EN,
  ...HEART_CONDITIONS_EN,
  ...INFECTIOUS_CONDITIONS_EN,
  ...INJURY_POISONING_BITES_CONDITIONS_EN,
  ...KIDNEY_URINARY_CONDITIONS_EN,
  ...MEDICINE_EFFECT_CONDITIONS_EN,
  ...MENTAL_1_CONDITIONS_EN,
  ...MENTAL_2_CONDITIONS_EN,
  ...MENTAL_3_CONDITIONS_EN,
  ...MUSCULOSKELETAL_1_CONDITIONS_EN,
  ...MUSCULOSKELETAL_2_CONDITIONS_EN,
  ...NEUROLOGICAL_1_CONDITIONS_EN,
  ...NEUROLOGICAL_2_CONDITIONS_EN,
  ...NEUROLOGICAL_3_CONDITIONS_EN,
  ...NEWBORN_CHILD_CONDITIONS_EN,
  ...PREGNANCY_BIRTH_CONDITIONS_EN,
  ...PREVENTION_CONDITIONS_EN,
  ...RESPIRATORY_CONDITIONS_EN,
  ...SKIN_CONDITIONS_EN,
}
