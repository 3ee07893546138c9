import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'

export const present = (...ids: string[]) => ids.map((id) => ({ id, status: 'present' as const }))
export const absent = (...ids: string[]) => ids.map((id) => ({ id, status: 'absent' as const }))
export const MONTHS_A_DAY = 1 / 30.4

/** A rule, a case that meets it, its level, and the same case one sign or step short of it. */
export type RuleCase = readonly [rule: string, level: TriageLevel, meets: ClinicalCase, misses: ClinicalCase]
