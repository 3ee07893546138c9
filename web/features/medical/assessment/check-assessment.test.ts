import { describe, expect, it } from 'vitest'
import type { AskedForm } from '#web/features/medical/assessment/asked-form.ts'
import { type AssessmentValues, NO_ANSWERS } from '#web/features/medical/assessment/assessment-values.ts'
import { checkAssessment, errorsByField, missingFields } from '#web/features/medical/assessment/check-assessment.ts'

const symptom = (code: string, details: Partial<AskedForm['symptoms'][number]> = {}) => ({
  code,
  label: code,
  danger: false,
  onlyFor: null,
  fromMonths: null,
  belowMonths: null,
  ...details,
})
const ASKED: AskedForm = {
  name: 'malaria',
  symptoms: [
    symptom('fever'),
    symptom('missed_period', { onlyFor: 'FEMALE' }),
    symptom('unable_to_drink_or_breastfeed', { belowMonths: 60 }),
    symptom('forgetful', { fromMonths: 480 }),
  ],
  measurements: ['GLUCOSE', 'MUAC'],
  byStaff: false,
}
const adult = (changes: Partial<AssessmentValues> = {}): AssessmentValues => ({
  ...NO_ANSWERS,
  age: '30',
  gender: 'female',
  region: 'Kenya',
  ...changes,
})
const sent = (values: AssessmentValues, asked = ASKED) => {
  const checked = checkAssessment(values, asked)
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors))
  return checked.answers
}
const errors = (values: AssessmentValues, asked = ASKED) => {
  const checked = checkAssessment(values, asked)
  return 'errors' in checked ? checked.errors : {}
}

describe('What is sent of the medical form', () => {
  it('is nothing of the box for other symptoms, and no examination but by staff', () => {
    const values = adult({ otherSymptoms: 'a secret', examinationFindings: 'Spleen' })
    expect(JSON.stringify(sent(values))).not.toMatch(/secret|Spleen/)
    expect(sent(values, { ...ASKED, byStaff: true }).examinationFindings).toBe('Spleen')
  })

  it('is no tick of a symptom that is not asked of this person, but every one that is on no list', () => {
    const symptoms = ['fever', 'missed_period', 'unable_to_drink_or_breastfeed', 'forgetful', 'sore_throat']
    expect(sent(adult({ symptoms })).symptoms).toEqual(['fever', 'missed_period', 'sore_throat'])
    expect(sent(adult({ symptoms, gender: 'male', age: '40' })).symptoms).toEqual(['fever', 'forgetful', 'sore_throat'])
    expect(sent(adult({ symptoms, gender: 'other' })).symptoms).toContain('missed_period')
    expect(sent(adult({ symptoms, ageUnit: 'months', ageMonths: '59' })).symptoms).toContain(
      'unable_to_drink_or_breastfeed',
    )
  })

  it('is no measurement that is not asked for', () => {
    const measured = { haemoglobinGPerDl: '9', muacMm: '120', glucoseMmolPerL: '5', glucoseFasting: 'yes' as const }
    expect(sent(adult(measured))).toMatchObject({
      haemoglobinGPerDl: null,
      muacMm: null,
      glucoseMmolPerL: 5,
      glucoseFasting: true,
    })
    const inMonths = (ageMonths: string) => sent(adult({ ...measured, ageUnit: 'months', ageMonths })).muacMm
    expect([inMonths('5'), inMonths('6'), inMonths('59')]).toEqual([null, 120, 120])
    expect(sent(adult({ ...measured, glucoseMmolPerL: '' })).glucoseFasting).toBeNull()
  })

  it('holds a name that was typed and not added, each once', () => {
    expect(sent(adult({ medicines: ['Coartem'], medicineTyped: ' Panadol ', allergyTyped: ' ' }))).toMatchObject({
      medicines: ['Coartem', 'Panadol'],
      allergies: [],
    })
    expect(sent(adult({ medicines: ['Coartem'], medicineTyped: 'Coartem' })).medicines).toEqual(['Coartem'])
  })
})

describe('What is wrong with the medical form', () => {
  it('is named all at once, also what depends on several fields', () => {
    const wrong = adult({
      age: '',
      gender: '',
      region: '',
      weightKg: '301',
      bloodPressure: '80/120',
      heartRatePerMin: '19',
      glucoseMmolPerL: '61',
      glucoseFasting: 'no',
    })
    expect(Object.keys(errors(wrong)).toSorted()).toEqual([
      'age',
      'bloodPressure',
      'gender',
      'glucoseMmolPerL',
      'heartRatePerMin',
      'region',
      'weightKg',
    ])
  })

  it('is a patient who was not chosen', () => {
    expect(errors(adult({ subject: 'patient' }))).toEqual({ patientId: 'Choose a patient from the list' })
    expect(errors(adult({ subject: 'patient', patientId: '018f4c1e-0000-7000-8000-00000000aa01' }))).toEqual({})
  })

  it('is measured by the limits of a small child where the age is in months, also while it is missing', () => {
    const weights = { weightKg: '7.2', ageUnit: 'months', age: '' } as const
    expect(errors(adult({ ...weights, ageMonths: '14' }))).toEqual({})
    expect(Object.keys(errors(adult({ ...weights, ageMonths: '' })))).toEqual(['ageMonths'])
    expect(Object.keys(errors(adult({ ...weights, ageUnit: 'years', age: '14' })))).toEqual(['weightKg'])
  })

  it('is shown at the age that is on the page, and nowhere where there is no field', () => {
    const months = adult({ ageUnit: 'months' })
    expect(errorsByField([{ field: 'age', message: 'A' }], months)).toEqual({ ageMonths: 'A' })
    expect(
      errorsByField(
        [
          { field: 'symptoms.0', message: 'B' },
          { field: 'id', message: 'C' },
        ],
        months,
      ),
    ).toEqual({
      symptoms: 'B',
    })
  })

  it('is incomplete without age, gender, region and, for a patient, the patient', () => {
    expect(missingFields({ ...NO_ANSWERS, subject: 'patient' })).toEqual(['patientId', 'age', 'gender', 'region'])
    expect(missingFields(adult({ ageUnit: 'months' }))).toEqual(['ageMonths'])
    expect(missingFields(adult())).toEqual([])
  })
})
