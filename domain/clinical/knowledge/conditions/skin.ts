import { SKIN_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin-1.ts'
import { SKIN_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin-2.ts'
import { SKIN_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin-3.ts'
import { SKIN_4_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin-4.ts'

/** All diseases of the skin. */
export const SKIN_CONDITIONS = {
  ...SKIN_1_CONDITIONS,
  ...SKIN_2_CONDITIONS,
  ...SKIN_3_CONDITIONS,
  ...SKIN_4_CONDITIONS,
} as const
