import { EYE_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/eye-1.ts'
import { EYE_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/eye-2.ts'

/** All diseases of the eye. */
export const EYE_CONDITIONS = {
  ...EYE_1_CONDITIONS,
  ...EYE_2_CONDITIONS,
} as const
