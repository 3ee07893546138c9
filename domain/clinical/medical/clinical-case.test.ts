import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { clinicalCaseOf, type MedicalFacts } from '#domain/clinical/medical/clinical-case.ts'
import { MedicalAssessmentInput } from '#domain/input/medical.ts'
import { ASSESSMENT_TYPE_NAMES, ASSESSMENT_TYPES } from '#domain/vocabulary/medical/assessment-types.ts'
import { SYMPTOM_LISTS } from '#domain/vocabulary/medical/symptom-lists.ts'

const findings: Readonly<Record<string, Finding>> = FINDINGS

const factsOf = (told: Record<string, unknown>): MedicalFacts =>
  MedicalAssessmentInput.parse({ assessmentType: 'malaria', age: 30, gender: 'female', region: 'Kenya', ...told })

const statusesOf = (told: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries((clinicalCaseOf(factsOf(told)).findings ?? []).map(({ id, status }) => [id, status]))

describe('clinicalCaseOf', () => {
  it('takes what is ticked for there, and what is not ticked for not known', () => {
    expect(statusesOf({ symptoms: ['fever'], medicalHistory: ['smoking'] })).toEqual({
      fever: 'present',
      smoking: 'present',
    })
  })

  it('takes what is not ticked for not there where the whole checklist was gone through', () => {
    const statuses = statusesOf({ symptoms: ['fever'], checklistComplete: true })
    expect(statuses).toMatchObject({ fever: 'present', headache: 'absent', convulsions: 'absent' })
    expect(Object.keys(statuses).toSorted()).toEqual([...SYMPTOM_LISTS.malaria].toSorted())
  })

  it('takes nothing for not there beside a danger sign, whose level it could lower', () => {
    for (const type of ASSESSMENT_TYPE_NAMES) {
      const { onlyFor = 'female' } = ASSESSMENT_TYPES[type]
      for (const code of SYMPTOM_LISTS[type].filter((one) => findings[one]?.redFlag)) {
        const told = { assessmentType: type, gender: onlyFor, symptoms: [code], checklistComplete: true }
        expect(statusesOf(told), `${type}: ${code}`).toEqual({ [code]: 'present' })
      }
    }
  })

  it('never takes a broader finding of a ticked one for not there', () => {
    for (const type of ASSESSMENT_TYPE_NAMES) {
      const { onlyFor = 'female' } = ASSESSMENT_TYPES[type]
      for (const code of SYMPTOM_LISTS[type].filter((one) => findings[one]?.isA)) {
        const told = { assessmentType: type, gender: onlyFor, symptoms: [code], checklistComplete: true }
        expect(assess(clinicalCaseOf(factsOf(told))).read.contradictory, `${type}: ${code}`).toEqual([])
      }
    }
  })

  it('knows that who asks about a pregnancy or a birth is in it, unless they say otherwise', () => {
    expect(clinicalCaseOf(factsOf({ assessmentType: 'pregnancy' }))).toMatchObject({ pregnant: true })
    expect(clinicalCaseOf(factsOf({ assessmentType: 'after_birth' }))).toMatchObject({ afterBirth: true })
    expect(clinicalCaseOf(factsOf({ assessmentType: 'pregnancy', pregnant: false }))).toMatchObject({ pregnant: false })
    expect(clinicalCaseOf(factsOf({}))).not.toHaveProperty('pregnant')
  })

  it('gives heavy bleeding after a birth the highest level', () => {
    const told = { assessmentType: 'after_birth', symptoms: ['heavy_bleeding_after_birth'] }
    expect(assess(clinicalCaseOf(factsOf(told))).triage.level).toBe('critical')
  })

  it('leaves out what was not measured, and keeps the age of a child in months', () => {
    expect(
      clinicalCaseOf(
        factsOf({
          age: undefined,
          ageMonths: 8,
          weightKg: 7.1,
          bloodPressure: '90/60',
          region: 'Democratic Republic of Congo',
        }),
      ),
    ).toMatchObject({
      ageMonths: 8,
      country: 'CD',
      vitals: { weightKg: 7.1, systolicMmHg: 90, diastolicMmHg: 60 },
    })
    expect(clinicalCaseOf(factsOf({})).vitals).toEqual({})
  })
})
