import type { EYE_CONDITIONS } from '#domain/clinical/knowledge/conditions/eye.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { EYE_1_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/eye-1.ts'
import { EYE_2_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/eye-2.ts'

export const EYE_CONDITIONS_SW: Record<keyof typeof EYE_CONDITIONS, ConditionText> = {
  ...EYE_1_CONDITIONS_SW,
  ...EYE_2_CONDITIONS_SW,
}
