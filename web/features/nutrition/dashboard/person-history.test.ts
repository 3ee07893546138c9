import { describe, expect, it } from 'vitest'
import { personHistory } from '#web/features/nutrition/dashboard/person-history.ts'

const woman = {
  createdAt: '2026-03-05T09:00:00Z',
  age: 34,
  ageMonths: null,
  gender: 'FEMALE',
  weightKg: 60,
  heightCm: 165,
}
const atWeight = (createdAt: string, weightKg: number) => ({ ...woman, createdAt, weightKg })

describe('personHistory', () => {
  it('is empty without assessments', () => {
    expect(personHistory([])).toEqual([])
  })

  it('goes from the oldest to the newest, with the BMI of each', () => {
    const history = personHistory([atWeight('2026-03-05T09:00:00Z', 60), atWeight('2025-06-01T09:00:00Z', 66)])
    expect(history.map(({ weightKg, bmi }) => [weightKg, bmi])).toEqual([
      [66, 24.2],
      [60, 22],
    ])
  })

  it('follows a person over birthdays', () => {
    const younger = { ...woman, createdAt: '2021-02-01T09:00:00Z', age: 29 }
    expect(personHistory([woman, younger])).toHaveLength(2)
  })

  it('follows a child whose age was given in months at first and in years later', () => {
    const child = { ...woman, age: 5, createdAt: '2026-03-05T09:00:00Z', weightKg: 18, heightCm: 108 }
    const asBaby = { ...child, age: 0, ageMonths: 8, createdAt: '2021-06-05T09:00:00Z', weightKg: 8, heightCm: 70 }
    expect(personHistory([child, asBaby])).toHaveLength(2)
  })

  it('leaves out other people: another gender, another age', () => {
    const son = { ...woman, gender: 'MALE' }
    const daughter = { ...woman, age: 2, weightKg: 12, heightCm: 86 }
    expect(personHistory([woman, son, daughter])).toHaveLength(1)
  })
})
