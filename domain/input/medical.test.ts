import { describe, expect, it } from 'vitest'
import { CASE_LIMITS } from '#domain/clinical/case/case-limits.ts'
import { CASE_MESSAGES } from '#domain/clinical/case/case-messages.ts'
import { VITAL_LIMITS } from '#domain/clinical/case/vital-signs.ts'
import { parseBloodPressure, writeBloodPressure } from '#domain/input/blood-pressure.ts'
import { BODY_LIMITS } from '#domain/input/body.ts'
import { MedicalAssessmentInput } from '#domain/input/medical.ts'
import { MEDICAL_MESSAGES } from '#domain/input/medical-messages.ts'
import { MESSAGES } from '#domain/input/messages.ts'
import { MEDICAL_REGIONS } from '#domain/vocabulary/countries.ts'
import { ASSESSMENT_TYPE_NAMES, ASSESSMENT_TYPES } from '#domain/vocabulary/medical/assessment-types.ts'
import { MEDICAL_HISTORY_CODES } from '#domain/vocabulary/medical/history.ts'

type Fields = Record<string, unknown>
const ADULT: Fields = { assessmentType: 'malaria', age: 30, gender: 'female', region: 'Kenya' }

/** What is wrong, by field; nothing where it is taken. */
function faults(changes: Fields, base = ADULT): Record<string, string> {
  const parsed = MedicalAssessmentInput.safeParse({ ...base, ...changes })
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}
const taken = (changes: Fields, base = ADULT) => MedicalAssessmentInput.parse({ ...base, ...changes })
const CHILD: Fields = { ...ADULT, age: undefined, ageMonths: 14 }

describe('§5 Medical assessment form', () => {
  it('needs age, gender and region, and nothing else', () => {
    expect(taken({})).toEqual({
      assessmentType: 'malaria',
      age: 30,
      ageMonths: null,
      gender: 'female',
      region: 'Kenya',
      weightKg: null,
      heightCm: null,
      pregnant: null,
      pregnancyWeeks: null,
      afterBirth: null,
      temperatureC: null,
      systolicMmHg: null,
      diastolicMmHg: null,
      heartRatePerMin: null,
      respiratoryRatePerMin: null,
      oxygenSaturationPercent: null,
      glucoseMmolPerL: null,
      glucoseFasting: null,
      haemoglobinGPerDl: null,
      creatinineUmolPerL: null,
      muacMm: null,
      illnessDays: null,
      symptoms: [],
      checklistComplete: false,
      medicalHistory: [],
      medicines: [],
      allergies: [],
      examinationFindings: null,
      facilityId: null,
    })
    expect(faults({ age: null })).toEqual({ age: MESSAGES.age_required.en })
    expect(faults({ gender: '' })).toEqual({ gender: MESSAGES.gender_invalid.en })
    expect(faults({ region: '' })).toEqual({ region: MESSAGES.region_invalid.en })
  })

  it.each([
    ['temperatureC', 0.1],
    ['heartRatePerMin', 1],
    ['respiratoryRatePerMin', 1],
    ['oxygenSaturationPercent', 1],
    ['glucoseMmolPerL', 0.1],
    ['haemoglobinGPerDl', 0.1],
    ['creatinineUmolPerL', 1],
    ['muacMm', 1],
  ] as const)('takes %s at its limits, and not beyond', (field, step) => {
    const [least, most] = VITAL_LIMITS[field]
    const sentence = { [field]: CASE_MESSAGES[field].en }
    expect(taken({ [field]: least })[field]).toBe(least)
    expect(taken({ [field]: most })[field]).toBe(most)
    for (const wrong of [least - step, most + step, String(least), Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(faults({ [field]: wrong }), String(wrong)).toEqual(sentence)
    }
    expect(taken({ [field]: null })[field]).toBeNull()
  })

  it.each(['pregnancyWeeks', 'illnessDays'] as const)('takes %s as a whole number within its limits', (field) => {
    const [least, most] = CASE_LIMITS[field]
    const base = { ...ADULT, pregnant: true }
    const sentence = { [field]: CASE_MESSAGES[field].en }
    for (const right of [least, most]) expect(taken({ [field]: right }, base)[field]).toBe(right)
    for (const wrong of [least - 1, most + 1, least + 0.5]) expect(faults({ [field]: wrong }, base)).toEqual(sentence)
  })

  it.each([
    ['age', ADULT, BODY_LIMITS.ageYears, 1, MESSAGES.age_range.en],
    ['ageMonths', CHILD, BODY_LIMITS.ageMonths, 1, MESSAGES.age_months_range.en],
    ['weightKg', ADULT, BODY_LIMITS.weightKg, 0.1, MESSAGES.weight_range.en],
    ['heightCm', ADULT, BODY_LIMITS.heightCm, 0.1, MESSAGES.height_range.en],
    ['weightKg', CHILD, BODY_LIMITS.infantWeightKg, 0.1, MESSAGES.weight_range_infant.en],
    ['heightCm', CHILD, BODY_LIMITS.infantHeightCm, 0.1, MESSAGES.height_range_infant.en],
  ])('takes %s at its limits, and not beyond', (field, base, { min, max }, step, message) => {
    for (const right of [min, max]) expect(faults({ [field]: right }, base), String(right)).toEqual({})
    for (const wrong of [min - step, max + step]) expect(faults({ [field]: wrong }, base)).toEqual({ [field]: message })
  })

  it('takes an age in whole years or months, and both only where they agree', () => {
    expect(faults({ age: 30.5 })).toEqual({ age: MESSAGES.age_range.en })
    expect(faults({ ageMonths: 14.5 }, CHILD)).toEqual({ ageMonths: MESSAGES.age_months_range.en })
    expect(taken({ age: 1 }, CHILD)).toMatchObject({ age: 1, ageMonths: 14 })
    expect(taken({}, CHILD)).toMatchObject({ age: 1, ageMonths: 14 })
    expect(faults({ age: 2 }, CHILD)).toEqual({ age: MESSAGES.age_disagrees.en })
  })

  it('takes the nine countries by the names of this form', () => {
    expect(MEDICAL_REGIONS).toHaveLength(9)
    for (const region of MEDICAL_REGIONS) expect(faults({ region }), region).toEqual({})
    for (const region of ['DR Congo', 'Djibouti', 'kenya', 7]) expect(faults({ region })).toHaveProperty('region')
  })
})

describe('Blood pressure as it is written', () => {
  it.each([
    ['120/80'],
    [' 120 / 80 '],
    ['120/80 mmHg'],
    ['120/80mm Hg'],
    ['120-80'],
    ['120–80'],
    ['120 over 80'],
    ['120 kwa 80'],
    ['120 juu ya 80'],
    ['120\\80'],
    ['120 80'],
  ])('%s is 120 over 80', (written) => {
    expect(taken({ bloodPressure: written })).toMatchObject({ systolicMmHg: 120, diastolicMmHg: 80 })
  })

  it.each(['120', '120/', '/80', 'high', '120/80/60', '1200/80', '12080', '120,80', '120.5/80'])(
    '%s is none, and said to be none',
    (written) => {
      expect(parseBloodPressure(written)).toBeNull()
      expect(faults({ bloodPressure: written })).toEqual({ bloodPressure: MEDICAL_MESSAGES.blood_pressure_invalid.en })
    },
  )

  it.each([
    ['40/20', null],
    ['300/200', null],
    ['39/20', CASE_MESSAGES.systolicMmHg.en],
    ['301/90', CASE_MESSAGES.systolicMmHg.en],
    ['120/19', CASE_MESSAGES.diastolicMmHg.en],
    ['300/201', CASE_MESSAGES.diastolicMmHg.en],
    ['80/120', CASE_MESSAGES.systolic_not_above.en],
    ['90/90', CASE_MESSAGES.systolic_not_above.en],
  ])('%s: %s', (written, sentence) => {
    expect(faults({ bloodPressure: written })).toEqual(sentence === null ? {} : { bloodPressure: sentence })
  })

  it('is not measured where it is blank, and too long where it is a story', () => {
    expect(taken({ bloodPressure: '  ' })).toMatchObject({ systolicMmHg: null, diastolicMmHg: null })
    expect(faults({ bloodPressure: '1'.repeat(41) })).toHaveProperty('bloodPressure')
    expect(faults({ bloodPressure: 120 })).toHaveProperty('bloodPressure')
  })

  it('is written back as two numbers', () => {
    expect(writeBloodPressure({ systolicMmHg: 120, diastolicMmHg: 80 })).toBe('120/80')
    expect(writeBloodPressure({ systolicMmHg: null, diastolicMmHg: null })).toBeNull()
  })
})

describe('Whom an assessment can be about', () => {
  it('is everybody, but for the types of one sex', () => {
    for (const name of ASSESSMENT_TYPE_NAMES) {
      const isOfMothers = name === 'pregnancy' || name === 'after_birth'
      const { onlyFor } = ASSESSMENT_TYPES[name]
      for (const gender of ['female', 'male', 'other'] as const) {
        const isFor = onlyFor === undefined || gender === 'other' || gender === onlyFor
        const sentence = onlyFor === 'female' ? MEDICAL_MESSAGES.only_for_female.en : MEDICAL_MESSAGES.only_for_male.en
        expect(faults({ assessmentType: name, gender }), `${name} ${gender}`).toEqual(
          isFor ? {} : { gender: sentence, ...(isOfMothers && { age: MEDICAL_MESSAGES.pregnancy_not_possible.en }) },
        )
      }
    }
    expect(faults({ assessmentType: 'scurvy' })).toEqual({
      assessmentType: MEDICAL_MESSAGES.assessment_type_invalid.en,
    })
  })

  it.each([
    ['female', 9, false],
    ['female', 10, true],
    ['female', 60, true],
    ['female', 61, false],
    ['other', 30, true],
    ['male', 30, false],
  ])('a %s of %i can be pregnant or have given birth: %s', (gender, age, can) => {
    for (const field of ['pregnant', 'afterBirth']) {
      const sentence = { [field]: MEDICAL_MESSAGES.pregnancy_not_possible.en }
      expect(faults({ gender, age, [field]: true })).toEqual(can ? {} : sentence)
      expect(faults({ gender, age, [field]: false })).toEqual({})
    }
  })

  it.each(['pregnancy', 'after_birth'])('for %s is of an age to be a mother', (assessmentType) => {
    const sentence = { age: MEDICAL_MESSAGES.pregnancy_not_possible.en }
    for (const age of [9, 61]) expect(faults({ assessmentType, age })).toEqual(sentence)
    for (const age of [10, 60]) expect(faults({ assessmentType, age })).toEqual({})
    expect(faults({ assessmentType }, CHILD)).toEqual(sentence)
  })

  it('has weeks of pregnancy only in pregnancy', () => {
    const sentence = { pregnancyWeeks: CASE_MESSAGES.weeks_without_pregnancy.en }
    for (const pregnant of [null, false]) expect(faults({ pregnant, pregnancyWeeks: 12 })).toEqual(sentence)
    expect(faults({ pregnant: true, pregnancyWeeks: 12 })).toEqual({})
    expect(faults({ pregnant: 'yes' })).toEqual({ pregnant: CASE_MESSAGES.yes_or_no.en })
  })

  it('was fasting only together with a blood glucose', () => {
    for (const glucoseFasting of [true, false]) {
      expect(faults({ glucoseFasting })).toEqual({ glucoseFasting: MEDICAL_MESSAGES.glucose_fasting_alone.en })
      expect(faults({ glucoseFasting, glucoseMmolPerL: 5 })).toEqual({})
    }
  })
})

describe('Lists of the medical assessment', () => {
  it('take symptoms by ids of findings, each once', () => {
    expect(taken({ symptoms: ['fever', 'cough_2_weeks', 'fever'] }).symptoms).toEqual(['fever', 'cough_2_weeks'])
    for (const wrong of ['Fever', '', 'a b', '1st', 'x'.repeat(81), 7]) {
      expect(faults({ symptoms: [wrong] }), String(wrong)).toEqual({ symptoms: MEDICAL_MESSAGES.symptoms_invalid.en })
    }
    const many = (count: number) => Array.from({ length: count }, (_, at) => `symptom_${at}`)
    expect(faults({ symptoms: many(200) })).toEqual({})
    expect(faults({ symptoms: many(201) })).toEqual({ symptoms: MEDICAL_MESSAGES.symptoms_invalid.en })
  })

  it('take the sixteen of the history and no other', () => {
    expect(MEDICAL_HISTORY_CODES).toHaveLength(16)
    expect(taken({ medicalHistory: [...MEDICAL_HISTORY_CODES] }).medicalHistory).toEqual(MEDICAL_HISTORY_CODES)
    for (const wrong of ['known_gout', 'fever', 7]) {
      expect(faults({ medicalHistory: [wrong] })).toEqual({
        medicalHistory: MEDICAL_MESSAGES.medical_history_invalid.en,
      })
    }
  })

  it.each(['medicines', 'allergies'] as const)(
    'take %s by name, trimmed, each once, the empty ones left out',
    (field) => {
      expect(taken({ [field]: [' Coartem ', '', '  ', 'Coartem', 'Panadol'] })[field]).toEqual(['Coartem', 'Panadol'])
      expect(faults({ [field]: ['x'.repeat(200)] })).toEqual({})
      expect(faults({ [field]: ['x'.repeat(201)] })).toEqual({ [field]: MESSAGES.text_too_long.en })
      expect(faults({ [field]: 'Coartem' })).toEqual({ [field]: CASE_MESSAGES[`${field}_invalid`].en })
      const many = (count: number) => Array.from({ length: count }, (_, at) => `name ${at}`)
      expect(faults({ [field]: many(100) })).toEqual({})
      expect(faults({ [field]: many(101) })).toEqual({ [field]: CASE_MESSAGES[`${field}_invalid`].en })
    },
  )

  it('take an examination of up to 4000 characters', () => {
    expect(taken({ examinationFindings: '  Spleen palpable ' }).examinationFindings).toBe('Spleen palpable')
    expect(faults({ examinationFindings: 'x'.repeat(4000) })).toEqual({})
    expect(faults({ examinationFindings: 'x'.repeat(4001) })).toEqual({
      examinationFindings: MESSAGES.text_too_long.en,
    })
  })
})
