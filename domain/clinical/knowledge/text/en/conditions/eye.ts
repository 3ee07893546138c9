import type { EYE_CONDITIONS } from '#domain/clinical/knowledge/conditions/eye.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { EYE_1_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/eye-1.ts'
import { EYE_2_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/eye-2.ts'

export const EYE_CONDITIONS_EN: Record<keyof typeof EYE_CONDITIONS, ConditionText> = {
  ...EYE_1_CONDITIONS_EN,
  ...EYE_2_CONDITIONS_EN,
}
