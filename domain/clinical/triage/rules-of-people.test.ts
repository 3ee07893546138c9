import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import { RULES_OF_CHILDREN } from '#domain/clinical/triage/rules-of-children.test-data.ts'
import { RULES_OF_EMERGENCIES } from '#domain/clinical/triage/rules-of-emergencies.test-data.ts'
import { RULES_OF_MOTHERS } from '#domain/clinical/triage/rules-of-mothers.test-data.ts'

const isRaisedBy = (rule: string, clinicalCase: ClinicalCase): TriageLevel | null => {
  const reason = assess(clinicalCase).triage.reasons.find((one) => one.kind === 'rule' && one.rule.id === rule)
  return reason?.level ?? null
}

describe('Rules of follow-up, newborns, mothers and treatment', () => {
  it.each([...RULES_OF_CHILDREN, ...RULES_OF_MOTHERS, ...RULES_OF_EMERGENCIES])(
    '%s is %s where it is met, and does not apply one step short',
    (rule, level, meets, misses) => {
      expect(isRaisedBy(rule, meets)).toBe(level)
      expect(isRaisedBy(rule, misses)).toBeNull()
    },
  )
})
