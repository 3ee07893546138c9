import { describe, expect, it } from 'vitest'
import { findingsOfRecord } from '#domain/clinical/prescribing/findings-of-record.ts'
import { addDays } from '#domain/time/local-day.ts'

const TODAY = '2026-11-22'
const ago = (days: number, present: string[], absent: string[] = []) => ({ on: addDays(TODAY, -days), present, absent })
const there = (...assessments: ReturnType<typeof ago>[]) => [...findingsOfRecord(assessments, TODAY).present]
const notThere = (...assessments: ReturnType<typeof ago>[]) => [...findingsOfRecord(assessments, TODAY).absent]

describe('What of earlier assessments counts for a prescription', () => {
  it.each([
    ['a known illness, ten years on', 3650, 'known_epilepsy', true],
    ['a result of 90 days ago', 90, 'creatinine_raised', true],
    ['a result of 91 days ago', 91, 'creatinine_raised', false],
    ['jaundice of 14 days ago', 14, 'jaundice', true],
    ['jaundice of 15 days ago', 15, 'jaundice', false],
    ['a medicine taken 90 days ago', 90, 'steroid_use', true],
    ['a pregnancy of a year ago', 365, 'pregnant', false],
    ['what the engine does not know', 0, 'constructor', false],
  ])('%s', (_, days, id, counts) => {
    expect(there(ago(days, [id]))).toEqual(counts ? [id] : [])
  })

  it('that an illness is not there counts for a year, and less than that it is', () => {
    expect(notThere(ago(365, [], ['known_kidney_disease']))).toEqual(['known_kidney_disease'])
    expect(notThere(ago(366, [], ['known_kidney_disease']))).toEqual([])
    const both = [ago(900, ['known_kidney_disease']), ago(1, [], ['known_kidney_disease'])]
    expect(there(...both)).toEqual(['known_kidney_disease'])
    expect(notThere(...both)).toEqual([])
  })
})
