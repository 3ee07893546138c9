import { describe, expect, it } from 'vitest'
import { type AssessmentValues, NO_ANSWERS } from '#web/features/nutrition/assessment/assessment-values.ts'
import { checkAssessment, errorsByField } from '#web/features/nutrition/assessment/check-assessment.ts'

const FILLED: AssessmentValues = {
  ...NO_ANSWERS,
  age: '34',
  gender: 'female',
  weightKg: '62.5',
  heightCm: '165',
  activityLevel: 'sedentary',
  region: 'Kenya',
}
const errorsOf = (values: Partial<AssessmentValues>) => {
  const result = checkAssessment({ ...FILLED, ...values })
  return 'errors' in result ? result.errors : {}
}

describe('§5 checkAssessment', () => {
  it('takes a complete form', () => {
    expect(checkAssessment(FILLED)).toMatchObject({ input: { age: 34, weightKg: 62.5, region: 'Kenya' } })
  })

  it('finds what is wrong between fields although another field is wrong by itself', () => {
    expect(errorsOf({ gender: '', heightCm: '20', healthConditions: ['Pregnancy'], age: '7' })).toEqual({
      gender: 'Choose a gender from the list',
      heightCm: 'Height must be between 50 and 250 cm',
      healthConditions: 'Pregnancy and Breastfeeding can be chosen only for a woman or girl aged 10 to 60',
    })
  })

  it('finds nothing wrong with an answer only because another one is missing', () => {
    expect(errorsOf({ age: '34.5', healthConditions: ['Breastfeeding'] })).toEqual({
      age: 'Age must be a whole number of years from 1 to 120',
    })
  })

  it('refuses an impossible arm measurement, and does not look at one that is not asked for', () => {
    const muacMm = '12'
    expect(errorsOf({ age: '3', weightKg: '13', heightCm: '95', muacMm })).toEqual({
      muacMm: 'Mid-upper arm circumference must be between 60 and 600 mm',
    })
    expect(errorsOf({ muacMm })).toEqual({})
  })

  it('does not send the allergies or the trimester of an answer that was taken back', () => {
    expect(checkAssessment({ ...FILLED, foodAllergies: ['milk'], trimester: '2' })).toMatchObject({
      input: { foodAllergies: [], trimester: null },
    })
  })
})

describe('errorsByField', () => {
  it('shows what the server says of the age where the age in months is asked', () => {
    const issues = [{ field: 'age', message: 'Age is required' }]
    expect(errorsByField(issues, { ...FILLED, ageUnit: 'months' })).toEqual({ ageMonths: 'Age is required' })
  })

  it('leaves out what no field of the form shows', () => {
    expect(errorsByField([{ field: 'id', message: 'The id must be a UUID' }], FILLED)).toEqual({})
  })
})
