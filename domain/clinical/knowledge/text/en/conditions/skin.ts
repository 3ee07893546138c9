import type { SKIN_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { SKIN_1_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/skin-1.ts'
import { SKIN_2_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/skin-2.ts'
import { SKIN_3_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/skin-3.ts'
import { SKIN_4_CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/conditions/skin-4.ts'

export const SKIN_CONDITIONS_EN: Record<keyof typeof SKIN_CONDITIONS, ConditionText> = {
  ...SKIN_1_CONDITIONS_EN,
  ...SKIN_2_CONDITIONS_EN,
  ...SKIN_3_CONDITIONS_EN,
  ...SKIN_4_CONDITIONS_EN,
}
