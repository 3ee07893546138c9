import { describe, expect, it } from 'vitest'
import { completedMonths } from '#domain/patients/age.ts'

describe('completedMonths', () => {
  it.each([
    ['2024-01-31', '2024-02-29', 0],
    ['2024-01-31', '2024-03-31', 2],
    ['2019-03-02', '2024-03-01', 59],
    ['2019-03-02', '2024-03-02', 60],
    ['1990-01-31', '2026-01-30', 431],
  ])('from %s to %s are %i', (dateOfBirth, on, months) => {
    expect(completedMonths(dateOfBirth, on)).toBe(months)
  })
})
