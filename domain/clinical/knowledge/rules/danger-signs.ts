import type { Finding, RedFlag } from '#domain/clinical/knowledge/findings/finding.ts'
import { ruleOf } from '#domain/clinical/knowledge/rules/write.ts'
import type { TriageRule, When } from '#domain/clinical/triage/rule.ts'

const danger = ruleOf(
  'danger-signs',
  'WHO/ICRC, Basic emergency care, 2018; WHO/UNICEF, IMCI chart booklet, 2014; WHO, Pregnancy, childbirth, postpartum and newborn care, 2015; the rules of each sign beside it',
)
const slow = ruleOf(
  'danger-signs',
  'WHO, Guide to cancer early diagnosis, 2017; WHO consolidated guidelines on tuberculosis, module 2: screening, 2021; WHO PEN, 2020',
)

/** What a rule of its own asks for until it is known that its own dangers are not there. */
const WITH_GOOD_NEWS: ReadonlySet<string> = new Set(['head_injury', 'neck_stiffness', 'crying_bouts_drawing_up_legs'])

/**
 * That every danger sign by itself is reason enough, whoever forgot to write a rule for it: made from the findings, so
 * that none can be left out.
 */
export const dangerSignRules = (findings: Readonly<Record<string, Finding>>) => {
  const anyOf = (wanted: RedFlag): When => ({
    any: Object.entries(findings)
      .filter(([id, { redFlag }]) => redFlag === wanted && !WITH_GOOD_NEWS.has(id))
      .map(([told, { of }]) => ({ told, ...(of && { of }) })),
  })
  return [
    { ...danger('same-day', 'high', anyOf(true)), general: true },
    { ...slow('within-days', 'moderate', anyOf('soon')), general: true },
  ] as const satisfies readonly TriageRule[]
}
