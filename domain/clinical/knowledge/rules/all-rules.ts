import { CHILD_RULES } from '#domain/clinical/knowledge/rules/children.ts'
import type { dangerSignRules } from '#domain/clinical/knowledge/rules/danger-signs.ts'
import { DANGER_RULES } from '#domain/clinical/knowledge/rules/dangers.ts'
import { PREGNANCY_RULES } from '#domain/clinical/knowledge/rules/pregnancy.ts'
import { VITAL_SIGN_RULES } from '#domain/clinical/knowledge/rules/vital-signs.ts'

/** Every triage rule but those that dangerSignRules makes from the findings. They run before and apart from the differential; the highest level counts. */
export const TRIAGE_RULES = [...CHILD_RULES, ...VITAL_SIGN_RULES, ...PREGNANCY_RULES, ...DANGER_RULES] as const

export type RuleId = (typeof TRIAGE_RULES)[number]['id'] | ReturnType<typeof dangerSignRules>[number]['id']
