import { describe, expect, it } from 'vitest'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import type { Person } from '#domain/clinical/differential/base-rate.ts'
import { familiesOf, gatherEvidence, type Known } from '#domain/clinical/differential/evidence.ts'
import { priorsOf, rankConditions } from '#domain/clinical/differential/rank-conditions.ts'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import { AGE_STRETCHES, COURSES, type Condition } from '#domain/clinical/knowledge/conditions/condition.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import { INTERACTIONS } from '#domain/clinical/knowledge/medicines/interactions.ts'
import type { Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { TRIAGE_RULES } from '#domain/clinical/knowledge/rules/all-rules.ts'
import { dangerSignRules } from '#domain/clinical/knowledge/rules/danger-signs.ts'
import { FINDINGS_EN } from '#domain/clinical/knowledge/text/en/all-findings.ts'
import {
  INTERACTION_EFFECTS_EN,
  MEDICINE_NAMES_EN,
  REGIMEN_NOTES_EN,
} from '#domain/clinical/knowledge/text/en/medicines.ts'
import { FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/all-findings.ts'
import {
  INTERACTION_EFFECTS_SW,
  MEDICINE_NAMES_SW,
  REGIMEN_NOTES_SW,
} from '#domain/clinical/knowledge/text/sw/medicines.ts'
import type { When } from '#domain/clinical/triage/rule.ts'

const findings: Readonly<Record<string, Finding>> = FINDINGS
const conditions: Readonly<Record<string, Condition>> = CONDITIONS
const families = familiesOf(findings)
const knowledge = clinicalKnowledge()

/** The findings that a rule names. */
const namedBy = (when: When): readonly string[] => {
  if ('finding' in when) return [when.finding]
  if ('began' in when) return [when.began]
  if ('notOlder' in when) return [when.notOlder]
  if ('told' in when) return [when.told]
  if ('lacks' in when) return [when.lacks]
  if ('notDenied' in when) return when.notDenied
  if ('any' in when) return when.any.flatMap(namedBy)
  if ('all' in when) return when.all.flatMap(namedBy)
  return 'of' in when ? when.of.flatMap(namedBy) : []
}

describe('Findings', () => {
  it('are at least 400, each with a share of people who have it anyway', () => {
    expect(Object.keys(findings).length).toBeGreaterThanOrEqual(400)
    for (const [id, { background }] of Object.entries(findings)) {
      expect(background, id).toBeGreaterThan(0)
      expect(background, id).toBeLessThan(1)
    }
  })

  it('name no finding that does not exist', () => {
    const named = Object.values(findings).flatMap(({ isA = [], lasting = [] }) => [
      ...isA,
      ...lasting.map(({ makes }) => makes),
    ])
    expect(named.filter((id) => !findings[id])).toEqual([])
  })

  it.each([
    ['English', FINDINGS_EN],
    ['Swahili', FINDINGS_SW],
  ])('have a label, a question and ways of saying them in %s, in the order of the table', (_language, texts) => {
    // In another order the browser's engine would have to name each finding once more: 8 kB.
    expect(Object.keys(texts)).toEqual(Object.keys(findings))
    const lacking = Object.entries(texts).filter(
      ([, { label, question, phrases }]) =>
        label.trim() === '' || !question.trim().endsWith('?') || phrases.length === 0,
    )
    expect(lacking.map(([id]) => id)).toEqual([])
  })
})

describe('Triage rules', () => {
  const rules = [...TRIAGE_RULES, ...dangerSignRules(findings)]

  it('name only findings that exist, each rule by an id of its own, with its source', () => {
    expect(rules.flatMap(({ when }) => namedBy(when)).filter((id) => !findings[id])).toEqual([])
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const rule of rules) expect(rule.source).not.toBe('')
  })

  it('lack reassuring signs alone: one more danger sign ends no rule', () => {
    const lackedBy = (when: When): readonly string[] => {
      if ('lacks' in when) return [when.lacks]
      if ('any' in when) return when.any.flatMap(lackedBy)
      if ('all' in when) return when.all.flatMap(lackedBy)
      return 'atLeast' in when ? when.of.flatMap(lackedBy) : []
    }
    const lacked = rules.flatMap(({ when }) => lackedBy(when))
    expect(lacked).not.toEqual([])
    expect(lacked.filter((id) => findings[id]?.redFlag)).toEqual([])
  })
})

describe('Medicines', () => {
  it.each([
    ['English', MEDICINE_NAMES_EN, REGIMEN_NOTES_EN, INTERACTION_EFFECTS_EN],
    ['Swahili', MEDICINE_NAMES_SW, REGIMEN_NOTES_SW, INTERACTION_EFFECTS_SW],
  ] as const)(
    'have names and effects in %s, and notes of no regimen that does not exist',
    (_language, names, notes, effects) => {
      expect(Object.keys(MEDICINES).filter((id) => !names[id as keyof typeof names]?.trim())).toEqual([])
      expect(INTERACTIONS.filter(({ effect }) => !effects[effect]?.trim())).toEqual([])
      expect(Object.keys(notes).filter((id) => !(id in REGIMENS))).toEqual([])
    },
  )

  it('are those of their regimens, each regimen with a dose above nothing', () => {
    for (const [id, { medicine, dose, timesPerDay }] of Object.entries<Regimen>(REGIMENS)) {
      expect(Object.keys(MEDICINES), id).toContain(medicine)
      const amounts =
        'byKg' in dose
          ? dose.byKg.map(({ gives }) => gives.amount)
          : 'byMonths' in dose
            ? dose.byMonths.map(({ gives }) => gives.amount)
            : 'perKgByKg' in dose
              ? dose.perKgByKg.map(({ perKg }) => perKg.amount)
              : ['perKg' in dose ? dose.perKg.amount : dose.gives.amount]
      for (const amount of [...amounts, timesPerDay]) expect(amount, id).toBeGreaterThan(0)
    }
  })
})

describe('Conditions', () => {
  it('are at least 220, each with codes, sources and findings', () => {
    expect(Object.keys(conditions).length).toBeGreaterThanOrEqual(220)
    for (const [id, condition] of Object.entries(conditions)) {
      expect(condition.icd10, id).toMatch(/^[A-Z]\d\d(?:\.\d{1,2})?$/)
      expect(condition.icd11, id).toMatch(/^[0-9A-Z]{4}(?:\.[0-9A-Z]{1,2})?$/)
      expect(condition.sources.length, id).toBeGreaterThan(0)
      expect(Object.keys(condition.findings).length, id).toBeGreaterThanOrEqual(3)
      expect(condition.per10000, id).toBeGreaterThan(0)
    }
  })

  it('name only findings that exist', () => {
    const named = Object.values(conditions).flatMap(({ findings: its, ruledOutBy = [], needs = [], worse = {} }) => [
      ...Object.keys(its),
      ...ruledOutBy,
      ...needs,
      ...Object.values(worse).flat(),
    ])
    expect(named.filter((id) => !findings[id])).toEqual([])
  })

  it('have courses that are shares', () => {
    for (const [id, { course }] of Object.entries(conditions)) {
      expect(
        Object.values(course).reduce((sum, share) => sum + share, 0),
        id,
      ).toBeCloseTo(1, 1)
    }
  })

  it.each(Object.entries(conditions))('%s is among the first three of a typical case of its own', (id, condition) => {
    const stretch = AGE_STRETCHES.toSorted(
      (one, other) => (condition.ages?.[other] ?? 1) - (condition.ages?.[one] ?? 1),
    )[0]
    const months = { newborn: 0.5, infant: 6, young_child: 30, child: 100, adolescent: 180, adult: 400, older: 720 }
    const adult = condition.ages?.adult ?? 1
    const ageMonths = months[adult === (condition.ages?.[stretch ?? 'adult'] ?? 1) ? 'adult' : (stretch ?? 'adult')]
    const male = (condition.sex?.male ?? 1) > (condition.sex?.female ?? 1)
    const person: Person = {
      ageMonths,
      sex: male ? 'male' : 'female',
      ...(condition.only === 'pregnancy' && { pregnant: true }),
      ...(condition.only === 'after_birth' && { afterBirth: true }),
      ...(condition.only === 'pregnancy_or_after_birth' && { pregnant: true }),
    }
    const typical = Object.entries(condition.findings)
      .map(([finding, likelihood]) => ({ finding, likelihood, background: findings[finding]?.background ?? 1 }))
      .filter(({ likelihood }) => likelihood >= 0.3)
      .toSorted(
        (one, other) =>
          Math.log(other.likelihood / other.background) * other.likelihood -
          Math.log(one.likelihood / one.background) * one.likelihood,
      )
      .slice(0, 8)
    const known = new Map(typical.map(({ finding }): [string, Known] => [finding, 'present']))
    const course = COURSES.toSorted((one, other) => (condition.course[other] ?? 0) - (condition.course[one] ?? 0))[0]
    const illnessDays = { hours: 0.3, days: 3, weeks: 14, months: 90 }[course ?? 'days']
    const priors = priorsOf(knowledge, person)
    const { ranked } = rankConditions(knowledge, { priors, evidence: gatherEvidence(known, families), illnessDays })
    expect(ranked.slice(0, 3).map((one) => one.id)).toContain(id)
  })
})
