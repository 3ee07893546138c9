import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TRIAGE_LEVELS } from '#domain/clinical/knowledge/conditions/condition.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { answerTo } from '#domain/clinical/visit/visit.test-data.ts'
import type { VisitFields, VisitPatient } from '#domain/input/visit.ts'
import { visitSignsFor } from '#domain/vocabulary/visit-signs.ts'
import { ASSOCIATED_SYMPTOM_CODES, riskFactorsFor, VISIT_DURATION_CODES } from '#domain/vocabulary/visits.ts'

const findings: Readonly<Record<string, Finding>> = FINDINGS
const rank = (told: Partial<VisitFields>, patient: VisitPatient) =>
  TRIAGE_LEVELS.indexOf(answerTo(told, patient).riskLevel)

const patients = fc.record({
  ageMonths: fc.constantFrom(1, 4, 20, 50, 100, 200, 400, 800),
  gender: fc.constantFrom('female' as const, 'male' as const),
})
const complaints = fc.constantFrom(
  'Fever',
  'Cough for 3 days',
  'Maumivu ya tumbo',
  'Feels unwell',
  'Headache and vomiting',
)

/** A visit of somebody, with a few things ticked and measured. */
const visits = patients.chain((patient) =>
  fc.record({
    patient: fc.constant(patient),
    told: fc.record({
      chiefComplaint: complaints,
      associatedSymptoms: fc.subarray([...ASSOCIATED_SYMPTOM_CODES], { maxLength: 4 }),
      symptoms: fc.subarray([...visitSignsFor(patient)], { maxLength: 2 }),
      riskFactors: fc.subarray([...riskFactorsFor(patient.ageMonths)], { maxLength: 2 }),
      duration: fc.constantFrom(null, ...VISIT_DURATION_CODES),
      signsComplete: fc.boolean(),
      temperatureC: fc.constantFrom(36, 37, 37.6, 38.4, 39.2),
    }),
  }),
)

describe('The level of a visit', () => {
  it('is never lowered by one more danger sign', () => {
    const signs = fc.tuple(visits, fc.nat())
    fc.assert(
      fc.property(signs, ([{ patient, told }, at]) => {
        const dangers = visitSignsFor(patient).filter((sign) => findings[sign]?.redFlag)
        const sign = dangers[at % dangers.length] ?? 'convulsions'
        const more = { ...told, symptoms: [...new Set([...told.symptoms, sign])] }
        expect(rank(more, patient), sign).toBeGreaterThanOrEqual(rank(told, patient))
      }),
      { numRuns: 60 },
    )
  })

  it.each<[string, Partial<VisitFields>]>([
    ['a worse breathing rate', { respiratoryRatePerMin: 70 }],
    ['a worse oxygen saturation', { oxygenSaturationPercent: 80 }],
    ['a worse pulse', { heartRatePerMin: 190 }],
    ['more pain', { painScale: 9 }],
    ['a danger told in the complaint', { generalAppearance: 'Convulsing now' }],
    ['severity', { severity: 'severe' }],
  ])('is never lowered by %s', (_what, worse) => {
    fc.assert(
      fc.property(visits, ({ patient, told }) => {
        expect(rank({ ...told, ...worse }, patient)).toBeGreaterThanOrEqual(rank(told, patient))
      }),
      { numRuns: 25 },
    )
  })

  it('is no lower where a danger cut the visit short than with all that was harmless beside it', () => {
    fc.assert(
      fc.property(patients, fc.nat(), (patient, at) => {
        const dangers = visitSignsFor(patient).filter((sign) => findings[sign]?.redFlag)
        const symptoms = [dangers[at % dangers.length] ?? 'convulsions']
        const nothing = { chiefComplaint: '', generalAppearance: '', temperatureC: null, bloodPressure: null }
        const short = rank({ ...nothing, cutShort: true, symptoms }, patient)
        expect(short, symptoms[0]).toBeGreaterThanOrEqual(TRIAGE_LEVELS.indexOf('high'))
        expect(short, symptoms[0]).toBeGreaterThanOrEqual(rank({ symptoms }, patient))
      }),
      { numRuns: 60 },
    )
  })

  it('is the same for the same visit', () => {
    fc.assert(
      fc.property(visits, ({ patient, told }) => {
        expect(answerTo(told, patient)).toEqual(answerTo(told, patient))
      }),
      { numRuns: 10 },
    )
  })
})
