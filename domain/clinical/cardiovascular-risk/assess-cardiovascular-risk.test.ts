import { describe, expect, it } from 'vitest'
import {
  assessCardiovascularRisk,
  type CardiovascularRiskInput,
} from '#domain/clinical/cardiovascular-risk/assess-cardiovascular-risk.ts'

const person = (change: Partial<CardiovascularRiskInput>): CardiovascularRiskInput => ({
  ageYears: 55,
  sex: 'male',
  systolicMmHg: 140,
  bmiKgPerM2: 25,
  smoker: false,
  ...change,
})

describe('Ten-year cardiovascular risk, WHO 2019 without laboratory', () => {
  // The worked examples of the working group's program: six decimals there, two here.
  it.each([
    [{ sex: 'male', ageYears: 45, systolicMmHg: 130, bmiKgPerM2: 22.5, smoker: false }, 2.39],
    [{ sex: 'male', ageYears: 62, systolicMmHg: 150, bmiKgPerM2: 27.5, smoker: true }, 15.47],
    [{ sex: 'female', ageYears: 62, systolicMmHg: 150, bmiKgPerM2: 27.5, smoker: true }, 12.39],
    [{ sex: 'female', ageYears: 72, systolicMmHg: 185, bmiKgPerM2: 37, smoker: false }, 18.78],
    [{ sex: 'male', ageYears: 72, systolicMmHg: 185, bmiKgPerM2: 37, smoker: true }, 35.65],
    [{ sex: 'male', ageYears: 55, systolicMmHg: 160, bmiKgPerM2: 30, smoker: false }, 8.52],
  ] as const)('gives the published risk of %o', (input, percent) => {
    expect(assessCardiovascularRisk(input)?.percent).toBeCloseTo(percent, 2)
  })

  it.each([39, 81])('gives none at %d years, for which the model is not made', (ageYears) => {
    expect(assessCardiovascularRisk(person({ ageYears }))).toBeNull()
  })

  it.each([40, 80])('gives one at %d years', (ageYears) => {
    expect(assessCardiovascularRisk(person({ ageYears }))).not.toBeNull()
  })

  it('uses the region for South Sudan, which has no calibration of its own', () => {
    expect(assessCardiovascularRisk(person({ country: 'SS' }))).toEqual(assessCardiovascularRisk(person({})))
  })

  it('rises with age, blood pressure, weight and smoking', () => {
    const risk = (change: Partial<CardiovascularRiskInput>) => assessCardiovascularRisk(person(change))?.percent ?? 0
    for (const worse of [{ ageYears: 60 }, { systolicMmHg: 160 }, { bmiKgPerM2: 32 }, { smoker: true }]) {
      expect(risk(worse)).toBeGreaterThan(risk({}))
    }
  })
})
