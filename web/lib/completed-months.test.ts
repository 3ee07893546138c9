import { describe, expect, it } from 'vitest'
import { ageOn, completedMonths } from '#web/lib/completed-months.ts'

const on = (day: string) => new Date(`${day}T12:00:00`)

describe('completedMonths', () => {
  it.each([
    ['2024-01-31', '2024-02-29', 0],
    ['2024-01-31', '2024-03-31', 2],
    ['2019-03-02', '2024-03-01', 59],
    ['2019-03-02', '2024-03-02', 60],
    ['1990-01-31', '2026-01-30', 431],
  ])('from %s to %s are %i', (dateOfBirth, today, months) => {
    expect(completedMonths(dateOfBirth, on(today))).toBe(months)
  })
})

describe('ageOn', () => {
  it('is in years, and under five in months beside', () => {
    expect(ageOn('2019-03-02', on('2024-03-01'))).toEqual({ age: 4, ageMonths: 59 })
    expect(ageOn('2019-03-02', on('2024-03-02'))).toEqual({ age: 5, ageMonths: null })
  })
})
