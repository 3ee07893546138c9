import { EAR_NOSE_THROAT_MOUTH_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/ear-nose-throat-mouth-1.ts'
import { EAR_NOSE_THROAT_MOUTH_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/ear-nose-throat-mouth-2.ts'

/** All diseases of ear, nose, throat and mouth. */
export const EAR_NOSE_THROAT_MOUTH_CONDITIONS = {
  ...EAR_NOSE_THROAT_MOUTH_1_CONDITIONS,
  ...EAR_NOSE_THROAT_MOUTH_2_CONDITIONS,
} as const
