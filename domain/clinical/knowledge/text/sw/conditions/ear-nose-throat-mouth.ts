import type { EAR_NOSE_THROAT_MOUTH_CONDITIONS } from '#domain/clinical/knowledge/conditions/ear-nose-throat-mouth.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { EAR_NOSE_THROAT_MOUTH_1_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/ear-nose-throat-mouth-1.ts'
import { EAR_NOSE_THROAT_MOUTH_2_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/ear-nose-throat-mouth-2.ts'

export const EAR_NOSE_THROAT_MOUTH_CONDITIONS_SW: Record<keyof typeof EAR_NOSE_THROAT_MOUTH_CONDITIONS, ConditionText> =
  {
    ...EAR_NOSE_THROAT_MOUTH_1_CONDITIONS_SW,
    ...EAR_NOSE_THROAT_MOUTH_2_CONDITIONS_SW,
  }
