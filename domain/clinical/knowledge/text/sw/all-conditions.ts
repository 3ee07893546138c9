import type { ConditionId } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { BLOOD_CANCER_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/blood-cancer.ts'
import { DIGESTIVE_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/digestive.ts'
import { EAR_NOSE_THROAT_MOUTH_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/ear-nose-throat-mouth.ts'
import { ENDOCRINE_NUTRITION_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/endocrine-nutrition.ts'
import { EYE_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/eye.ts'
import { GENITAL_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/genital.ts'
import { HEART_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/heart.ts'
import { INFECTIOUS_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/infectious.ts'
import { INJURY_POISONING_BITES_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/injury-poisoning-bites.ts'
import { KIDNEY_URINARY_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/kidney-urinary.ts'
import { MEDICINE_EFFECT_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/medicine-effects.ts'
import { MENTAL_1_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/mental-1.ts'
import { MENTAL_2_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/mental-2.ts'
import { MENTAL_3_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/mental-3.ts'
import { MUSCULOSKELETAL_1_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/musculoskeletal-1.ts'
import { MUSCULOSKELETAL_2_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/musculoskeletal-2.ts'
import { NEUROLOGICAL_1_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/neurological-1.ts'
import { NEUROLOGICAL_2_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/neurological-2.ts'
import { NEUROLOGICAL_3_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/neurological-3.ts'
import { NEWBORN_CHILD_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/newborn-child.ts'
import { PREGNANCY_BIRTH_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/pregnancy-birth.ts'
import { PREVENTION_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/prevention.ts'
import { RESPIRATORY_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/respiratory.ts'
import { SKIN_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/skin.ts'

export const CONDITIONS_SW: Readonly<Record<ConditionId, ConditionText>> = {
  ...BLOOD_CANCER_CONDITIONS_SW,
  ...DIGESTIVE_CONDITIONS_SW,
  ...EAR_NOSE_THROAT_MOUTH_CONDITIONS_SW,
  ...ENDOCRINE_NUTRITION_CONDITIONS_SW,
  ...EYE_CONDITIONS_SW,
  ...GENITAL_CONDITIONS_SW,
  ...HEART_CONDITIONS_SW,
  ...INFECTIOUS_CONDITIONS_SW,
  ...INJURY_POISONING_BITES_CONDITIONS_SW,
  ...KIDNEY_URINARY_CONDITIONS_SW,
  ...MEDICINE_EFFECT_CONDITIONS_SW,
  ...MENTAL_1_CONDITIONS_SW,
  ...MENTAL_2_CONDITIONS_SW,
  ...MENTAL_3_CONDITIONS_SW,
  ...MUSCULOSKELETAL_1_CONDITIONS_SW,
  ...MUSCULOSKELETAL_2_CONDITIONS_SW,
  ...NEUROLOGICAL_1_CONDITIONS_SW,
  ...NEUROLOGICAL_2_CONDITIONS_SW,
  ...NEUROLOGICAL_3_CONDITIONS_SW,
  ...NEWBORN_CHILD_CONDITIONS_SW,
  ...PREGNANCY_BIRTH_CONDITIONS_SW,
  ...PREVENTION_CONDITIONS_SW,
  ...RESPIRATORY_CONDITIONS_SW,
  ...SKIN_CONDITIONS_SW,
}
