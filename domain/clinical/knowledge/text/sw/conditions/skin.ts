import type { SKIN_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { SKIN_1_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/skin-1.ts'
import { SKIN_2_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/skin-2.ts'
import { SKIN_3_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/skin-3.ts'
import { SKIN_4_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/skin-4.ts'

export const SKIN_CONDITIONS_SW: Record<keyof typeof SKIN_CONDITIONS, ConditionText> = {
  ...SKIN_1_CONDITIONS_SW,
  ...SKIN_2_CONDITIONS_SW,
  ...SKIN_3_CONDITIONS_SW,
  ...SKIN_4_CONDITIONS_SW,
}
