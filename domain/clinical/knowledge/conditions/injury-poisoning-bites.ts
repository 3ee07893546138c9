import { INJURY_POISONING_BITES_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/injury-poisoning-bites-1.ts'
import { INJURY_POISONING_BITES_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/injury-poisoning-bites-2.ts'
import { INJURY_POISONING_BITES_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/injury-poisoning-bites-3.ts'

/** All injuries, poisonings and bites. */
export const INJURY_POISONING_BITES_CONDITIONS = {
  ...INJURY_POISONING_BITES_1_CONDITIONS,
  ...INJURY_POISONING_BITES_2_CONDITIONS,
  ...INJURY_POISONING_BITES_3_CONDITIONS,
} as const
