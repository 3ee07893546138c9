import { describe, expect, it } from 'vitest'
import { ageOn, birthOf } from '#web/features/chw/register/birth-date.ts'
import { NO_ANSWERS, type PatientValues } from '#web/features/chw/register/patient-values.ts'

const TODAY = new Date(2026, 10, 21)
const born = (changes: Partial<PatientValues>, today = TODAY) => birthOf({ ...NO_ANSWERS, ...changes }, today)
const date = (birthYear: string, birthMonth: string, birthDay: string, birthDateEstimated = false) =>
  born({ birthYear, birthMonth, birthDay, birthDateEstimated })
const age = (given: string, ageUnit: 'years' | 'months' = 'years', today = TODAY) =>
  born({ birth: 'age', age: given, ageUnit }, today)

describe('The date of birth', () => {
  it('is written from day, month and year', () => {
    expect(date('1992', '4', '9')).toEqual({ dateOfBirth: '1992-04-09', birthDateEstimated: false })
    expect(date('', '', '')).toEqual({ dateOfBirth: '', birthDateEstimated: false })
  })

  it.each([
    ['1992', '4', ''],
    ['1992', '', '9'],
    ['', '4', '9'],
    ['92', '4', '9'],
    ['1992', '4', 'x'],
  ])('is no day while it is not whole: %s %s %s', (year, month, day) => {
    expect(date(year, month, day).dateOfBirth).not.toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('is put in the middle of what an estimated one leaves out', () => {
    expect(date('1992', '4', '', true)).toEqual({ dateOfBirth: '1992-04-15', birthDateEstimated: true })
    expect(date('1992', '', '', true).dateOfBirth).toBe('1992-07-01')
    expect(date('', '4', '', true).dateOfBirth).not.toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('is estimated from an age, so that the age is the one that was given', () => {
    expect(age('34')).toEqual({ dateOfBirth: '1992-05-21', birthDateEstimated: true })
    expect(age('120').dateOfBirth).toBe('1906-11-21')
    expect(age('7', 'months').dateOfBirth).toBe('2026-04-06')
    expect(age('').dateOfBirth).toBe('')
    for (const wrong of ['121', '-1', '3.5', 'old']) expect(age(wrong).dateOfBirth).toBe(wrong)
    for (const today of [TODAY, new Date(2028, 1, 29), new Date(2026, 7, 31), new Date(2026, 4, 31)]) {
      for (let years = 0; years <= 120; years += 1) {
        expect(ageOn(age(String(years), 'years', today).dateOfBirth, today)?.age).toBe(years)
      }
      for (let months = 0; months < 60; months += 1) {
        expect(ageOn(age(String(months), 'months', today).dateOfBirth, today)?.ageMonths).toBe(months)
      }
    }
  })

  it('tells the age in completed years, and of a child under five in completed months', () => {
    expect(ageOn('1992-11-21', TODAY)).toEqual({ age: 34, ageMonths: null })
    expect(ageOn('1992-11-22', TODAY)).toEqual({ age: 33, ageMonths: null })
    expect(ageOn('2025-10-22', TODAY)).toEqual({ age: 1, ageMonths: 12 })
    expect(ageOn('2026-11-22', TODAY)).toBeNull()
    expect(ageOn('1992-02-30', TODAY)).toBeNull()
  })
})
