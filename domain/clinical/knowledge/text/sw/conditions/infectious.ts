import type { INFECTIOUS_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { INFECTIOUS_1_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/infectious-1.ts'
import { INFECTIOUS_2_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/infectious-2.ts'
import { INFECTIOUS_3_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/infectious-3.ts'
import { INFECTIOUS_4_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/infectious-4.ts'
import { INFECTIOUS_5_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/infectious-5.ts'
import { INFECTIOUS_6_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/infectious-6.ts'
import { INFECTIOUS_7_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/infectious-7.ts'

export const INFECTIOUS_CONDITIONS_SW: Record<keyof typeof INFECTIOUS_CONDITIONS, ConditionText> = {
  ...INFECTIOUS_1_CONDITIONS_SW,
  ...INFECTIOUS_2_CONDITIONS_SW,
  ...INFECTIOUS_3_CONDITIONS_SW,
  ...INFECTIOUS_4_CONDITIONS_SW,
  ...INFECTIOUS_5_CONDITIONS_SW,
  ...INFECTIOUS_6_CONDITIONS_SW,
  ...INFECTIOUS_7_CONDITIONS_SW,
}
