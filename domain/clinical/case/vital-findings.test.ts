import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { findingsOfVitals } from '#domain/clinical/case/vital-findings.ts'

const YEAR = 12
const isAnaemia = (
  haemoglobinGPerDl: number,
  ...person: [ageMonths?: number, Parameters<typeof findingsOfVitals>[2]?]
) => findingsOfVitals({ haemoglobinGPerDl }, ...person).present.includes('anaemia_result')

describe('A haemoglobin', () => {
  it.each([
    ['a child of 2', 11, 2 * YEAR, {}],
    ['a child of 8', 11.5, 8 * YEAR, {}],
    ['a boy of 13', 12, 13 * YEAR, { sex: 'male' }],
    ['a woman', 12, 30 * YEAR, { sex: 'female' }],
    ['a pregnant woman', 11, 30 * YEAR, { sex: 'female', pregnant: true }],
    ['a man', 13, 30 * YEAR, { sex: 'male' }],
    ['an adult of a sex not told', 12, 30 * YEAR, {}],
  ] as const)('of %s is anaemia below %s', (_who, limit, ageMonths, person) => {
    expect(isAnaemia(limit - 0.1, ageMonths, person)).toBe(true)
    expect(isAnaemia(limit, ageMonths, person)).toBe(false)
  })

  it('is judged by the weeks of a pregnancy that are told', () => {
    const anaemic = (pregnancyWeeks?: number) =>
      assess({
        ageMonths: 30 * YEAR,
        sex: 'female',
        vitals: { haemoglobinGPerDl: 11.8 },
        ...(pregnancyWeeks !== undefined && { pregnancyWeeks }),
      }).read
    expect(anaemic().present).toContain('anaemia_result')
    expect(anaemic(36).absent).toContain('anaemia_result')
  })
})

describe('A narrow pulse pressure', () => {
  it.each([
    [100, 81, 360, true],
    [100, 80, 360, false],
    [101, 90, 360, false],
    [90, 76, 12, true],
    // An infant's pressures are that close when it is well.
    [65, 50, 11, false],
  ])('of %i over %i at %i months is %s', (systolicMmHg, diastolicMmHg, ageMonths, isThere) => {
    const { present } = findingsOfVitals({ systolicMmHg, diastolicMmHg }, ageMonths)
    expect(present.includes('narrow_pulse_pressure')).toBe(isThere)
  })

  it('is not told by one of its numbers', () => {
    expect(findingsOfVitals({ systolicMmHg: 88 }, 360).present).not.toContain('narrow_pulse_pressure')
  })
})

describe('A value between what is normal and what is an illness', () => {
  const adult = (vitals: Parameters<typeof findingsOfVitals>[0], pregnant = false) =>
    findingsOfVitals(vitals, 40 * YEAR, { sex: 'female', pregnant }).present

  it.each([
    [129, 84, false],
    [130, 80, true],
    [125, 85, true],
    [139, 89, true],
    [140, 85, false],
    [135, 90, false],
  ])('of pressure: %s/%s is high-normal: %s', (systolicMmHg, diastolicMmHg, expected) => {
    expect(adult({ systolicMmHg, diastolicMmHg }).includes('high_normal_blood_pressure')).toBe(expected)
  })

  it.each([
    [6, true, false],
    [6.1, true, true],
    [6.9, true, true],
    [7, true, false],
    [6.5, false, false],
  ])('of sugar: %s mmol/L, fasting %s, is impaired: %s', (glucoseMmolPerL, glucoseFasting, expected) => {
    expect(adult({ glucoseMmolPerL, glucoseFasting }).includes('impaired_fasting_glucose')).toBe(expected)
  })

  it('is not called so in a child, or in a pregnancy, which has limits of its own', () => {
    const vitals = { systolicMmHg: 134, diastolicMmHg: 86, glucoseMmolPerL: 6.5, glucoseFasting: true }
    expect(findingsOfVitals(vitals, 8 * YEAR).present).not.toContain('high_normal_blood_pressure')
    expect(adult(vitals, true)).toEqual(['fasting_glucose_raised_in_pregnancy'])
    expect(adult({ ...vitals, glucoseMmolPerL: 5.1 }, true)).toEqual(['fasting_glucose_raised_in_pregnancy'])
    expect(adult({ ...vitals, glucoseMmolPerL: 5 }, true)).toEqual([])
  })

  it('is care at home where nothing else is wrong, and does not explain what is', () => {
    const vitals = { systolicMmHg: 134, diastolicMmHg: 86 }
    const first = (present: readonly string[]) =>
      assess({
        ageMonths: 40 * YEAR,
        vitals,
        findings: present.map((id) => ({ id, status: 'present' as const })),
      }).differential[0]?.id
    expect(first(['routine_visit'])).toBe('raised_normal_blood_pressure')
    expect(first(['cough', 'fever'])).not.toBe('raised_normal_blood_pressure')
  })
})
