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
