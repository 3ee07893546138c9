import type { INJURY_POISONING_BITES_CONDITIONS } from '#domain/clinical/knowledge/conditions/injury-poisoning-bites.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { INJURY_POISONING_BITES_1_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/injury-poisoning-bites-1.ts'
import { INJURY_POISONING_BITES_2_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/injury-poisoning-bites-2.ts'
import { INJURY_POISONING_BITES_3_CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/conditions/injury-poisoning-bites-3.ts'

export const INJURY_POISONING_BITES_CONDITIONS_SW: Record<
  keyof typeof INJURY_POISONING_BITES_CONDITIONS,
  ConditionText
> = {
  ...INJURY_POISONING_BITES_1_CONDITIONS_SW,
  ...INJURY_POISONING_BITES_2_CONDITIONS_SW,
  ...INJURY_POISONING_BITES_3_CONDITIONS_SW,
}
