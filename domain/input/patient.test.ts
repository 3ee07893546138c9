import { describe, expect, it } from 'vitest'
import { dateOfDay, dayOf, patientInputAt } from '#domain/input/patient.ts'
import { PATIENT_MESSAGES } from '#domain/input/patient-messages.ts'

const NOW = new Date('2026-03-01T22:30:00.000Z')
const given = (changes: object = {}) => ({
  firstName: ' Achieng ',
  lastName: 'Otieno',
  dateOfBirth: '1992-04-09',
  gender: 'female',
  phone: '+254  712 345-678',
  country: 'KE',
  county: 'Kisumu',
  ...changes,
})
const faultsOf = (changes: object) => {
  const parsed = patientInputAt(NOW).safeParse(given(changes))
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
}
const parse = (changes: object = {}) => patientInputAt(NOW).parse(given(changes))

describe('§5 Patient registration', () => {
  it('takes what is required, and fills in what may be left out', () => {
    expect(parse()).toEqual({
      firstName: 'Achieng',
      lastName: 'Otieno',
      dateOfBirth: new Date('1992-04-09T00:00:00.000Z'),
      birthDateEstimated: false,
      gender: 'female',
      phone: '+254 712 345-678',
      emergencyContact: null,
      address: null,
      country: 'KE',
      region: 'Kenya',
      county: 'Kisumu',
      villageWard: null,
      nationalId: null,
      medicalAlerts: [],
      hasInsurance: false,
      insuranceProvider: null,
      insurancePolicyNumber: null,
      preferredLanguage: 'English',
    })
  })

  it('names every required field that is missing', () => {
    const parsed = patientInputAt(NOW).safeParse({})
    expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['dateOfBirth', 'Date of birth is required'],
      ['gender', 'Choose a gender from the list'],
      ['phone', 'Phone number is required'],
      ['country', 'Choose a country from the list'],
      ['county', 'Region is required: the county, district or province'],
    ])
  })

  it.each([
    ['firstName', '  ', 'First name is required'],
    ['lastName', 'x'.repeat(101), 'This text is too long'],
    ['dateOfBirth', '', PATIENT_MESSAGES.birth_date_required.en],
    ['dateOfBirth', 19_920_409, PATIENT_MESSAGES.birth_date_required.en],
    ['dateOfBirth', '2025-02-29', PATIENT_MESSAGES.birth_date_invalid.en],
    ['dateOfBirth', '09/04/1992', PATIENT_MESSAGES.birth_date_invalid.en],
    ['dateOfBirth', '1992-04-09T00:00:00Z', PATIENT_MESSAGES.birth_date_invalid.en],
    ['dateOfBirth', '1992-13-01', PATIENT_MESSAGES.birth_date_invalid.en],
    ['dateOfBirth', '2026-03-03', PATIENT_MESSAGES.birth_date_future.en],
    ['dateOfBirth', '1906-03-01', PATIENT_MESSAGES.birth_date_early.en],
    ['birthDateEstimated', 'yes', PATIENT_MESSAGES.estimated_invalid.en],
    ['gender', 'woman', 'Choose a gender from the list'],
    ['phone', ' ', 'Phone number is required'],
    ['phone', '12345', PATIENT_MESSAGES.phone_invalid.en],
    ['phone', '0712 345 678 ext 9', PATIENT_MESSAGES.phone_invalid.en],
    ['phone', '1234567890123456', PATIENT_MESSAGES.phone_invalid.en],
    ['country', 'Kenya', PATIENT_MESSAGES.country_invalid.en],
    ['county', ' ', PATIENT_MESSAGES.county_required.en],
    ['county', 7, PATIENT_MESSAGES.county_required.en],
    ['villageWard', 7, 'This must be a text'],
    ['medicalAlerts', 'Penicillin', PATIENT_MESSAGES.medical_alerts_invalid.en],
    ['medicalAlerts', Array.from({ length: 31 }, (_, at) => `${at}`), PATIENT_MESSAGES.medical_alerts_invalid.en],
    ['hasInsurance', 'no', PATIENT_MESSAGES.has_insurance_invalid.en],
    ['insuranceProvider', 'SHA', PATIENT_MESSAGES.insurance_alone.en],
    ['insurancePolicyNumber', '77', PATIENT_MESSAGES.insurance_alone.en],
    ['preferredLanguage', 'Dinka', PATIENT_MESSAGES.preferred_language_invalid.en],
  ])('refuses %s %j', (field, value, sentence) => {
    expect(faultsOf({ [field]: value })).toEqual([[field, sentence]])
  })

  it.each([
    ['today, where it is already tomorrow in UTC', '2026-03-02'],
    ['120 years ago to the day', '1906-03-02'],
    ['the 29th of February of a leap year', '2024-02-29'],
  ])('takes a birth %s', (_when, dateOfBirth) => {
    expect(parse({ dateOfBirth }).dateOfBirth).toEqual(new Date(`${dateOfBirth}T00:00:00.000Z`))
  })

  it.each(['0712345678', '(020) 271.7077', '+211 92 000 0000', '1234567'])('takes the phone number %s', (phone) => {
    expect(parse({ phone }).phone).toBe(phone)
  })

  it('trims medical alerts, and ignores empty ones and repetitions', () => {
    expect(parse({ medicalAlerts: [' Asthma', '', '  ', 'Asthma', 'Penicillin '] }).medicalAlerts).toEqual([
      'Asthma',
      'Penicillin',
    ])
  })

  it('takes the insurance of who has one', () => {
    const insured = { hasInsurance: true, insuranceProvider: 'SHA', insurancePolicyNumber: ' 77 ' }
    expect(parse(insured)).toMatchObject({ ...insured, insurancePolicyNumber: '77' })
    expect(parse({ hasInsurance: false, insuranceProvider: ' ' })).toMatchObject({ insuranceProvider: null })
  })

  it('knows the day where the product is used, and the days that there are', () => {
    expect(dayOf(NOW)).toBe('2026-03-02')
    expect(dateOfDay('2026-02-29')).toBeNull()
    expect(dateOfDay('2024-02-29')).toEqual(new Date('2024-02-29T00:00:00.000Z'))
  })
})
