import { describe, expect, it } from 'vitest'
import { answersOfRecord } from '#web/features/medical/assessment/record-answers.ts'

const on = (day: string) => new Date(`${day}T12:00:00`)

describe('answersOfRecord', () => {
  const record = {
    __typename: 'Patient' as const,
    id: '018f4c1e-0000-7000-8000-00000000aa01',
    firstName: 'Achieng',
    lastName: 'Otieno',
    dateOfBirth: '2019-03-02',
    gender: 'FEMALE' as const,
    region: 'DR Congo',
    villageWard: null,
    medicalAlerts: [],
  }

  it('gives the age of a child under five in months, from the fifth birthday on in years', () => {
    expect(answersOfRecord(record, on('2024-03-01'))).toMatchObject({ ageUnit: 'months', age: '', ageMonths: '59' })
    expect(answersOfRecord(record, on('2024-03-02'))).toMatchObject({ ageUnit: 'years', age: '5', ageMonths: '' })
  })

  it('names the country as the assessment does, and leaves open one that it does not know', () => {
    expect(answersOfRecord(record, on('2024-03-01'))).toMatchObject({
      region: 'Democratic Republic of Congo',
      gender: 'female',
      filledFrom: record.id,
    })
    expect(answersOfRecord({ ...record, region: 'Eritrea' }, on('2024-03-01')).region).toBe('')
  })
})
