import { describe, expect, it } from 'vitest'
import { CASE_MESSAGES } from '#domain/clinical/case/case-messages.ts'
import { MEDICAL_MESSAGES } from '#domain/input/medical-messages.ts'
import { MESSAGES } from '#domain/input/messages.ts'
import { LONGEST_VISIT_TEXT, type VisitPatient, visitInput } from '#domain/input/visit.ts'
import { VISIT_MESSAGES } from '#domain/input/visit-messages.ts'
import { faultsOfStep, faultsOfVisit, VISIT_STEPS } from '#domain/input/visit-steps.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'
import {
  ASSOCIATED_SYMPTOM_CODES,
  EXAMINATION_FIELDS,
  RISK_FACTOR_CODES,
  VISIT_DURATION_CODES,
  VISIT_HISTORY_FIELDS,
  VISIT_SEVERITY_CODES,
} from '#domain/vocabulary/visits.ts'

const WOMAN: VisitPatient = { ageMonths: 360, gender: 'female' }
const MAN: VisitPatient = { ageMonths: 360, gender: 'male' }
const CHILD: VisitPatient = { ageMonths: 20, gender: 'male' }
const LEAST = {
  temperatureC: 37,
  bloodPressure: '120/80',
  chiefComplaint: 'Headache since yesterday',
  generalAppearance: 'Well',
}

const faults = (told: Record<string, unknown>, patient = WOMAN) => faultsOfVisit({ ...LEAST, ...told }, patient)
const taken = (told: Record<string, unknown>, patient = WOMAN) => visitInput(patient).parse({ ...LEAST, ...told })

describe('§4 The gates of the wizard', () => {
  it('ask for what the specification asks, each step for its own', () => {
    expect(faultsOfStep('vitalSigns', {}, WOMAN)).toEqual({
      temperatureC: VISIT_MESSAGES.temperature_required.en,
      bloodPressure: VISIT_MESSAGES.blood_pressure_required.en,
    })
    expect(faultsOfStep('symptoms', {}, WOMAN)).toEqual({ chiefComplaint: VISIT_MESSAGES.chief_complaint_required.en })
    expect(faultsOfStep('examination', {}, WOMAN)).toEqual({
      generalAppearance: VISIT_MESSAGES.general_appearance_required.en,
    })
    expect(faultsOfStep('history', {}, WOMAN)).toEqual({})
    expect(faultsOfVisit(LEAST, WOMAN)).toEqual({})
  })

  it('take spaces for nothing', () => {
    expect(faults({ chiefComplaint: '  ' })).toEqual({ chiefComplaint: VISIT_MESSAGES.chief_complaint_required.en })
    expect(faults({ generalAppearance: '\n' })).toHaveProperty('generalAppearance')
    expect(faults({ bloodPressure: ' ' })).toHaveProperty('bloodPressure')
  })

  it('put every field in one step', () => {
    const steps = Object.values(VISIT_STEPS).flat()
    expect(new Set(steps).size).toBe(steps.length)
    const ofNone = new Set(['systolicMmHg', 'diastolicMmHg', 'cutShort'])
    const fields = Object.keys(taken({})).filter((field) => !ofNone.has(field))
    expect([...steps].toSorted()).toEqual([...fields, 'bloodPressure', 'bloodPressureNotMeasured'].toSorted())
  })
})

describe('A visit that a danger cuts short', () => {
  it('needs nothing, and what is missing is not known', () => {
    expect(faultsOfVisit({ cutShort: true }, WOMAN)).toEqual({})
    expect(visitInput(WOMAN).parse({ cutShort: true, symptoms: ['convulsing_now'] })).toMatchObject({
      cutShort: true,
      symptoms: ['convulsing_now'],
      signsComplete: false,
      temperatureC: null,
      systolicMmHg: null,
      painScale: null,
      chiefComplaint: '',
      generalAppearance: '',
    })
    expect(taken({})).toMatchObject({ cutShort: false })
  })

  it('takes nothing that cannot be', () => {
    expect(faultsOfVisit({ cutShort: true, temperatureC: 395, bloodPressure: 'low' }, WOMAN)).toEqual({
      temperatureC: CASE_MESSAGES.temperatureC.en,
      bloodPressure: MEDICAL_MESSAGES.blood_pressure_invalid.en,
    })
    expect(faultsOfVisit({ cutShort: true, bloodPressureNotMeasured: true }, WOMAN)).toHaveProperty(
      'bloodPressureNotMeasured',
    )
  })
})

describe('Blood pressure in a child under five', () => {
  it('may be said not to have been measured, and is not left out without a word', () => {
    const without = { bloodPressure: null }
    expect(faults({ ...without, bloodPressureNotMeasured: true }, CHILD)).toEqual({})
    expect(faults(without, CHILD)).toEqual({
      bloodPressure: VISIT_MESSAGES.blood_pressure_required_or_not_measured.en,
    })
    expect(taken({ ...without, bloodPressureNotMeasured: true }, CHILD)).toMatchObject({ systolicMmHg: null })
  })

  it.each([
    [59, {}],
    [60, { bloodPressureNotMeasured: VISIT_MESSAGES.blood_pressure_not_measured_child_only.en }],
  ])('up to an age of %i months', (ageMonths, expected) => {
    const patient: VisitPatient = { ageMonths, gender: 'female' }
    expect(faults({ bloodPressure: null, bloodPressureNotMeasured: true }, patient)).toEqual(expected)
  })

  it('cannot be both', () => {
    expect(faults({ bloodPressureNotMeasured: true }, CHILD)).toEqual({
      bloodPressureNotMeasured: VISIT_MESSAGES.blood_pressure_measured.en,
    })
  })
})

describe('What was measured', () => {
  it('is taken within what a living person can have, and refused by its field beyond', () => {
    expect(taken({ bloodPressure: '90-60', painScale: 10, muacMm: 240 })).toMatchObject({
      systolicMmHg: 90,
      diastolicMmHg: 60,
      painScale: 10,
      muacMm: 240,
    })
    expect(faults({ temperatureC: 395, heartRatePerMin: 1, bloodPressure: 'high' })).toEqual({
      temperatureC: CASE_MESSAGES.temperatureC.en,
      heartRatePerMin: CASE_MESSAGES.heartRatePerMin.en,
      bloodPressure: MEDICAL_MESSAGES.blood_pressure_invalid.en,
    })
    expect(faults({ bloodPressure: '80/120' })).toEqual({ bloodPressure: CASE_MESSAGES.systolic_not_above.en })
  })

  it.each([-1, 11, 2.5])('is no pain of %d', (painScale) => {
    expect(faults({ painScale })).toEqual({ painScale: VISIT_MESSAGES.pain_scale_range.en })
  })

  it('has the limits of a small child under five, and of others from then on', () => {
    const child = { weightKg: 3, heightCm: 45 }
    expect(faults(child, CHILD)).toEqual({})
    expect(faults(child)).toEqual({ weightKg: MESSAGES.weight_range.en, heightCm: MESSAGES.height_range.en })
    expect(faults({ weightKg: 0.5 }, CHILD)).toEqual({ weightKg: MESSAGES.weight_range_infant.en })
  })

  it('says whether the sugar was fasting only with the sugar', () => {
    expect(faults({ glucoseFasting: true })).toEqual({ glucoseFasting: MEDICAL_MESSAGES.glucose_fasting_alone.en })
  })
})

describe('What was told', () => {
  it('is taken from the lists of the specification and refused beyond', () => {
    expect([VISIT_DURATION_CODES, VISIT_SEVERITY_CODES].map(({ length }) => length)).toEqual([5, 3])
    expect([ASSOCIATED_SYMPTOM_CODES, RISK_FACTOR_CODES].map(({ length }) => length)).toEqual([16, 13])
    expect(EXAMINATION_FIELDS).toHaveLength(8)
    const all = { associatedSymptoms: [...ASSOCIATED_SYMPTOM_CODES], riskFactors: [...RISK_FACTOR_CODES] }
    expect(taken({ ...all, duration: 'weeks_1_to_4', severity: 'severe' })).toMatchObject(all)
    expect(faults({ associatedSymptoms: ['no_such'] })).toEqual({
      associatedSymptoms: VISIT_MESSAGES.associated_symptoms_invalid.en,
    })
    expect(faults({ riskFactors: ['fever'] })).toEqual({ riskFactors: VISIT_MESSAGES.risk_factors_invalid.en })
    expect(faults({ duration: 'long' })).toEqual({ duration: VISIT_MESSAGES.duration_invalid.en })
    expect(faults({ severity: 'bad' })).toEqual({ severity: VISIT_MESSAGES.severity_invalid.en })
    expect(faults({ symptoms: ['Fever!'] })).toEqual({ symptoms: MEDICAL_MESSAGES.symptoms_invalid.en })
  })

  it('is null or empty where it was left out', () => {
    expect(taken({})).toMatchObject({
      duration: null,
      severity: null,
      painScale: null,
      associatedSymptoms: [],
      symptoms: [],
      riskFactors: [],
      signsComplete: false,
      skin: null,
      familyHistory: null,
      pregnant: null,
    })
  })

  it.each([...EXAMINATION_FIELDS, ...VISIT_HISTORY_FIELDS, 'chiefComplaint'])('has a longest text: %s', (field) => {
    expect(faults({ [field]: 'a'.repeat(LONGEST_VISIT_TEXT) })).toEqual({})
    expect(faults({ [field]: 'a'.repeat(LONGEST_VISIT_TEXT + 1) })).toEqual({ [field]: MESSAGES.text_too_long.en })
  })

  it('has days that fit the duration chosen', () => {
    const beyond = { illnessDays: VISIT_MESSAGES.illness_days_beyond_duration.en }
    expect(faults({ duration: 'days_1_to_7', illnessDays: 7 })).toEqual({})
    expect(faults({ duration: 'days_1_to_7', illnessDays: 8 })).toEqual(beyond)
    expect(faults({ duration: 'weeks_1_to_4', illnessDays: 6 })).toEqual(beyond)
    expect(faults({ illnessDays: 400 })).toEqual({})
  })
})

describe('Pregnancy', () => {
  it('is asked of whom it can be', () => {
    expect(faults({ pregnant: true, pregnancyWeeks: 30 })).toEqual({})
    expect(faults({ pregnant: true, afterBirth: true }, MAN)).toEqual({
      pregnant: MEDICAL_MESSAGES.pregnancy_not_possible.en,
      afterBirth: MEDICAL_MESSAGES.pregnancy_not_possible.en,
    })
    expect(faults({ pregnant: true }, { ageMonths: 119, gender: 'female' })).toHaveProperty('pregnant')
    expect(faults({ pregnancyWeeks: 30 })).toEqual({ pregnancyWeeks: CASE_MESSAGES.weeks_without_pregnancy.en })
  })
})

describe('A visit in two languages', () => {
  it('is refused in complete sentences, each its own', () => {
    const texts = Object.values(VISIT_MESSAGES)
    expect(new Set(texts.map(({ en }) => en)).size).toBe(texts.length)
    expect(texts.filter(({ en, sw }: LocalText) => en === sw || !/^[A-Z]/.test(en) || !/^[A-Z]/.test(sw))).toEqual([])
  })
})
