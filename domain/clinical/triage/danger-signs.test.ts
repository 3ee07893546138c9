import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { TRIAGE_LEVELS, type TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import { isAskedOf } from '#domain/clinical/questions/next-questions.ts'

const { findings, rules } = clinicalKnowledge()
const placeOf = (level: TriageLevel) => TRIAGE_LEVELS.indexOf(level)
const present = (...ids: string[]) => ids.map((id) => ({ id, status: 'present' as const }))
const reasonsOf = (clinicalCase: ClinicalCase) =>
  assess(clinicalCase).triage.reasons.flatMap((reason) => (reason.kind === 'rule' ? [reason.rule.id] : []))
const SAME_DAY = 'triage.danger-signs.same-day'
const WITHIN_DAYS = 'triage.danger-signs.within-days'

const PEOPLE: readonly ClinicalCase[] = [
  { ageMonths: 0, sex: 'male' },
  { ageMonths: 1, sex: 'female' },
  { ageMonths: 8, sex: 'female' },
  { ageMonths: 30, sex: 'male' },
  { ageMonths: 100, sex: 'male' },
  { ageMonths: 180, sex: 'female', pregnant: false },
  { ageMonths: 480, sex: 'male' },
  { ageMonths: 480, sex: 'female', pregnant: false },
  { ageMonths: 336, sex: 'female', pregnant: true },
  { ageMonths: 336, sex: 'female', pregnant: false, afterBirth: true },
  { ageMonths: 860, sex: 'female' },
]
const FLAGS = Object.entries(findings).filter(([, { redFlag }]) => redFlag !== undefined)
const levelOf = (clinicalCase: ClinicalCase) => assess(clinicalCase).triage.level

describe('Every danger sign, alone, in anybody of whom it is asked', () => {
  it.each(FLAGS.map(([id, finding]) => [id, finding] as const))('%s', (id, finding) => {
    const asked = PEOPLE.filter(({ ageMonths, sex, pregnant }) =>
      isAskedOf(finding, {
        ...(ageMonths !== undefined && { ageMonths }),
        ...(sex && sex !== 'other' && { sex }),
        ...(pregnant !== undefined && { pregnant }),
      }),
    )
    expect(asked).not.toEqual([])
    const least = finding.redFlag === 'soon' ? 'moderate' : 'high'
    for (const person of asked) {
      const level = levelOf({ ...person, findings: present(id) })
      expect(placeOf(level), `${JSON.stringify(person)}: ${level}`).toBeGreaterThanOrEqual(placeOf(least))
    }
  })
})

describe('The rules made from danger signs', () => {
  it('hold every danger sign, each in one of them, but those that a rule of their own lets wait', () => {
    const told = rules
      .filter(({ general }) => general)
      .map(({ when }) => ('any' in when ? when.any.flatMap((one) => ('told' in one ? [one.told] : [])) : []))
    const withGoodNews = new Set(['head_injury', 'neck_stiffness', 'crying_bouts_drawing_up_legs'])
    const others = FLAGS.map(([id]) => id).filter((id) => !withGoodNews.has(id))
    expect(told.flat().toSorted()).toEqual(others.toSorted())
  })

  it('let few wait for days: what grows over weeks', () => {
    expect(FLAGS.filter(([, { redFlag }]) => redFlag === 'soon').length).toBeLessThanOrEqual(FLAGS.length / 10)
  })

  it('are named only where no other rule asks for as much, and then change no level', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...FLAGS.map(([id]) => id)), { minLength: 1, maxLength: 3 }),
        (ids) => {
          const { triage } = assess({ ageMonths: 480, sex: 'male', findings: present(...ids) })
          const byRule = triage.reasons.flatMap((reason) => (reason.kind === 'rule' ? [reason] : []))
          for (const { level, rule } of byRule.filter(({ rule: { id } }) => id === SAME_DAY || id === WITHIN_DAYS))
            for (const other of byRule.filter(({ rule: { id } }) => id !== rule.id))
              expect(placeOf(other.level)).toBeLessThan(placeOf(level))
        },
      ),
      { numRuns: 100 },
    )
  })

  it('know what was told from what follows from it, and from a number', () => {
    expect(reasonsOf({ ageMonths: 780, findings: present('vision_loss') })).toContain(SAME_DAY)
    expect(reasonsOf({ ageMonths: 780, findings: present('gradual_vision_loss') })).not.toContain(SAME_DAY)
    expect(reasonsOf({ ageMonths: 480, findings: present('fast_breathing') })).toContain(SAME_DAY)
    expect(reasonsOf({ ageMonths: 480, vitals: { respiratoryRatePerMin: 21 } })).not.toContain(SAME_DAY)
  })

  it('hold of nobody of whom the sign is not asked, and of whoever may be such a one', () => {
    const spasms = present('infant_spasms')
    expect(reasonsOf({ ageMonths: 6, findings: spasms })).toContain(SAME_DAY)
    expect(reasonsOf({ findings: spasms })).toContain(SAME_DAY)
    expect(reasonsOf({ ageMonths: 480, findings: spasms })).not.toContain(SAME_DAY)
  })

  it('send an adult with diarrhoea who cannot sit up for care the same day', () => {
    const ill = present('diarrhoea', 'watery_diarrhoea', 'vomiting', 'prostration')
    expect(placeOf(levelOf({ ageMonths: 480, sex: 'male', findings: ill }))).toBeGreaterThanOrEqual(placeOf('high'))
  })
})
