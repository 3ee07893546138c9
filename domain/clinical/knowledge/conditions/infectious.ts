import { INFECTIOUS_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-1.ts'
import { INFECTIOUS_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-2.ts'
import { INFECTIOUS_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-3.ts'
import { INFECTIOUS_4_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-4.ts'
import { INFECTIOUS_5_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-5.ts'
import { INFECTIOUS_6_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-6.ts'
import { INFECTIOUS_7_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-7.ts'

/** All infectious diseases. */
export const INFECTIOUS_CONDITIONS = {
  ...INFECTIOUS_1_CONDITIONS,
  ...INFECTIOUS_2_CONDITIONS,
  ...INFECTIOUS_3_CONDITIONS,
  ...INFECTIOUS_4_CONDITIONS,
  ...INFECTIOUS_5_CONDITIONS,
  ...INFECTIOUS_6_CONDITIONS,
  ...INFECTIOUS_7_CONDITIONS,
} as const
