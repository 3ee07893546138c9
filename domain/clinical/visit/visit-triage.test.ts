import { describe, expect, it } from 'vitest'
import { answerTo, CHILD, MAN, rulesOf, WOMAN } from '#domain/clinical/visit/visit.test-data.ts'
import type { VisitFields, VisitPatient } from '#domain/input/visit.ts'
import { visitSignsFor } from '#domain/vocabulary/visit-signs.ts'

const aged = (ageMonths: number): VisitPatient => ({ ageMonths, gender: 'female' })
const PREGNANT = { pregnant: true, pregnancyWeeks: 30 } as const

describe('Fast breathing in a child under five', () => {
  it.each([
    [0, 59, 60],
    [1, 59, 60],
    [2, 49, 50],
    [11, 49, 50],
    [12, 39, 40],
    [59, 39, 40],
  ])('at %i months is none at %i and is at %i', (ageMonths, below, from) => {
    const fast = (respiratoryRatePerMin: number) =>
      rulesOf({ respiratoryRatePerMin }, aged(ageMonths)).some((id) =>
        [
          'triage.imci.fast-breathing',
          'triage.young-infant.pneumonia',
          'triage.young-infant.possible-serious-infection',
        ].includes(id),
      )
    expect([fast(below), fast(from)]).toEqual([false, true])
  })

  it('with cough is pneumonia, with stridor or low oxygen severe', () => {
    const cough: Partial<VisitFields> = { associatedSymptoms: ['cough'] }
    expect(rulesOf({ ...cough, respiratoryRatePerMin: 45 }, CHILD)).toContain('triage.imci.pneumonia')
    expect(rulesOf({ ...cough, symptoms: ['chest_indrawing'] }, CHILD)).toContain('triage.imci.pneumonia')
    expect(rulesOf({ ...cough, symptoms: ['stridor_when_calm'] }, CHILD)).toContain('triage.imci.severe-pneumonia')
    expect(rulesOf({ ...cough, oxygenSaturationPercent: 89 }, CHILD)).toContain('triage.imci.severe-pneumonia')
    expect(rulesOf({ ...cough, oxygenSaturationPercent: 90 }, CHILD)).not.toContain('triage.imci.severe-pneumonia')
  })
})

describe('Temperature in a child under five', () => {
  it.each<[number, number, string, boolean]>([
    [20, 37.4, 'triage.imci.fever', false],
    [20, 37.5, 'triage.imci.fever', true],
    [20, 35.5, 'triage.imci.low-temperature', false],
    [20, 35.4, 'triage.imci.low-temperature', true],
    [1, 37.9, 'triage.young-infant.possible-serious-infection', false],
    [1, 38, 'triage.young-infant.possible-serious-infection', true],
    [1, 35.4, 'triage.young-infant.possible-serious-infection', true],
  ])('at %i months and %d °C: %s %s', (ageMonths, temperatureC, rule, applies) => {
    expect(rulesOf({ temperatureC }, aged(ageMonths)).includes(rule)).toBe(applies)
  })

  it('with a stiff neck is very severe febrile disease', () => {
    const told = { temperatureC: 38.5, symptoms: ['neck_stiffness'] }
    expect(rulesOf(told, CHILD)).toContain('triage.imci.very-severe-febrile-disease')
    expect(answerTo(told, CHILD).riskLevel).toBe('critical')
  })
})

describe('General danger signs of IMCI', () => {
  it.each([
    'convulsions',
    'convulsing_now',
    'unconscious',
    'lethargy',
    'unable_to_drink_or_breastfeed',
    'vomits_everything',
    'cyanosis',
    'grunting',
    'head_nodding',
  ])('send a child at once: %s', (sign) => {
    const answer = answerTo({ symptoms: [sign] }, CHILD)
    expect(answer.riskLevel).toBe('critical')
    expect(answer.result.redFlags).toContain(sign)
  })

  it.each([
    'convulsions',
    'lethargy',
    'poor_feeding',
    'unable_to_drink_or_breastfeed',
    'chest_indrawing',
    'grunting',
    'moves_only_when_stimulated',
  ])('send a young infant at once: %s', (sign) => {
    expect(answerTo({ symptoms: [sign] }, aged(1)).riskLevel).toBe('critical')
  })
})

describe('Diarrhoea, dehydration, malnutrition and the ear in a child', () => {
  it.each<[string, Partial<VisitFields>, string]>([
    ['two signs of severe dehydration', { symptoms: ['sunken_eyes', 'skin_pinch_very_slow'] }, 'severe-dehydration'],
    ['drinking poorly and sunken eyes', { symptoms: ['drinks_poorly', 'sunken_eyes'] }, 'severe-dehydration'],
    ['two signs of some dehydration', { symptoms: ['restless_irritable', 'drinks_eagerly'] }, 'some-dehydration'],
    ['blood in the stool', { symptoms: ['blood_in_stool'] }, 'dysentery'],
    [
      'diarrhoea of two weeks',
      { associatedSymptoms: ['diarrhoea'], duration: 'weeks_1_to_4', illnessDays: 14 },
      'persistent-diarrhoea',
    ],
    ['severe pallor', { symptoms: ['severe_pallor'] }, 'severe-anaemia'],
    ['haemoglobin under 7', { haemoglobinGPerDl: 6.9 }, 'severe-anaemia'],
    ['swelling behind the ear', { symptoms: ['swelling_behind_ear'] }, 'mastoiditis'],
  ])('%s', (_what, told, rule) => {
    expect(rulesOf(told, CHILD)).toContain(`triage.imci.${rule}`)
  })

  it('one sign alone is no dehydration, 13 days no persistent diarrhoea', () => {
    expect(rulesOf({ symptoms: ['sunken_eyes'] }, CHILD)).not.toContain('triage.imci.some-dehydration')
    const days: Partial<VisitFields> = { associatedSymptoms: ['diarrhoea'], illnessDays: 13 }
    expect(rulesOf(days, CHILD)).not.toContain('triage.imci.persistent-diarrhoea')
  })

  it.each<[number, number, string[]]>([
    [20, 114, ['triage.wasting.severe-acute-malnutrition', 'triage.wasting.moderate-wasting']],
    [20, 115, ['triage.wasting.moderate-wasting']],
    [20, 125, []],
    [5, 114, []],
  ])('arm at %i months of %i mm', (ageMonths, muacMm, expected) => {
    const rules = rulesOf({ muacMm }, aged(ageMonths)).filter((id) => id.startsWith('triage.wasting'))
    expect(rules).toEqual(expected)
  })

  it('swelling of both feet goes at once', () => {
    expect(answerTo({ symptoms: ['bilateral_pitting_oedema'] }, CHILD).riskLevel).toBe('critical')
  })
})

describe('Community danger signs', () => {
  it('cough of 14 days and fever of 7, by the days or the range of the duration', () => {
    const cough: Partial<VisitFields> = { associatedSymptoms: ['cough'] }
    expect(rulesOf({ ...cough, illnessDays: 13 }, CHILD)).not.toContain('triage.iccm.cough-14-days')
    expect(rulesOf({ ...cough, illnessDays: 14 }, CHILD)).toContain('triage.iccm.cough-14-days')
    expect(rulesOf({ ...cough, duration: 'weeks_1_to_4' }, CHILD)).toContain('triage.iccm.cough-14-days')
    expect(rulesOf({ ...cough, duration: 'days_1_to_7' }, CHILD)).not.toContain('triage.iccm.cough-14-days')
    const fever: Partial<VisitFields> = { temperatureC: 38, associatedSymptoms: ['fever'] }
    expect(rulesOf({ ...fever, duration: 'days_1_to_7' }, CHILD)).not.toContain('triage.iccm.fever-7-days')
    expect(rulesOf({ ...fever, duration: 'weeks_1_to_4' }, CHILD)).toContain('triage.iccm.fever-7-days')
  })
})

describe('Danger signs in pregnancy', () => {
  it.each<[Partial<VisitFields>, string, 'high' | 'critical']>([
    [{ symptoms: ['vaginal_bleeding'] }, 'bleeding', 'critical'],
    [{ symptoms: ['convulsions'] }, 'fits', 'critical'],
    [{ symptoms: ['fits_in_pregnancy'] }, 'fits', 'critical'],
    [{ symptoms: ['severe_abdominal_pain'] }, 'severe-abdominal-pain', 'critical'],
    [{ symptoms: ['severe_headache'] }, 'severe-headache', 'critical'],
    [{ symptoms: ['severe_pallor'] }, 'very-pale', 'critical'],
    [{ temperatureC: 38 }, 'fever', 'high'],
    [{ symptoms: ['reduced_fetal_movements'] }, 'reduced-movements', 'high'],
    [{ symptoms: ['leaking_waters'] }, 'waters-broken', 'high'],
    [{ associatedSymptoms: ['difficulty_breathing'] }, 'breathlessness', 'critical'],
    [{ symptoms: ['tires_easily'] }, 'tires-easily', 'high'],
    [{ symptoms: ['face_hand_swelling_in_pregnancy'] }, 'swelling', 'high'],
  ])('%j: %s', (told, rule, level) => {
    expect(rulesOf({ ...told, ...PREGNANT }, WOMAN)).toContain(`triage.pregnancy.${rule}`)
    expect(['critical', level]).toContain(answerTo({ ...told, ...PREGNANT }, WOMAN).riskLevel)
  })

  it.each<[string, string[]]>([
    ['139/89', []],
    ['140/89', ['raised-pressure']],
    ['159/109', ['raised-pressure']],
    ['160/100', ['severe-pressure', 'raised-pressure']],
    ['150/110', ['severe-pressure', 'raised-pressure']],
  ])('a pressure of %s', (bloodPressure, expected) => {
    const rules = rulesOf({ bloodPressure, ...PREGNANT }, WOMAN).filter((id) => id.includes('pre-eclampsia'))
    expect(rules).toEqual(expected.map((rule) => `triage.pre-eclampsia.${rule}`))
  })

  it.each<[Partial<VisitFields>, string]>([
    [{ temperatureC: 38 }, 'fever'],
    [{ symptoms: ['severe_headache'] }, 'severe-headache'],
    [{ symptoms: ['heavy_bleeding_after_birth'] }, 'bleeding'],
    [{ symptoms: ['foul_lochia'] }, 'foul-discharge'],
    [{ symptoms: ['convulsions'] }, 'convulsions'],
  ])('after birth: %j', (told, rule) => {
    expect(rulesOf({ ...told, afterBirth: true }, WOMAN)).toContain(`triage.after-birth.${rule}`)
  })
})

describe('Adults', () => {
  it.each<[Partial<VisitFields>, string]>([
    [{ bloodPressure: '140/80' }, 'triage.blood-pressure.raised'],
    [{ bloodPressure: '201/100' }, 'triage.blood-pressure.same-day'],
    [{ bloodPressure: '181/100', associatedSymptoms: ['headache'] }, 'triage.blood-pressure.with-symptoms'],
    [{ glucoseMmolPerL: 3.8 }, 'triage.glucose.hypoglycaemia'],
    [{ glucoseMmolPerL: 18 }, 'triage.glucose.severe-hyperglycaemia'],
    [{ respiratoryRatePerMin: 25 }, 'triage.news2.single-3'],
    [{ temperatureC: 39.2, heartRatePerMin: 115, respiratoryRatePerMin: 26 }, 'triage.news2.total-7'],
    [{ painScale: 8 }, 'triage.emergency-signs.severe-pain'],
    [{ painScale: 5 }, 'triage.emergency-signs.pain'],
  ])('%j: %s', (told, rule) => {
    expect(rulesOf(told, MAN)).toContain(rule)
  })
})

describe('Every danger sign that a visit asks', () => {
  it.each([1, 8, 20, 120, 480])(
    'is seen the same day or sooner at %i months, where it is one by itself',
    (ageMonths) => {
      const patient = aged(ageMonths)
      const told = visitSignsFor({ ageMonths, ...(ageMonths === 480 && { pregnant: true, afterBirth: true }) })
      const answers = told.map((sign) => ({
        sign,
        ...answerTo({ symptoms: [sign], ...(ageMonths === 480 && PREGNANT) }, patient),
      }))
      expect(answers.filter(({ sign, result }) => !result.read.present.includes(sign))).toEqual([])
      const dangers = answers.filter(({ sign, result }) => result.redFlags.includes(sign))
      expect(dangers.length).toBeGreaterThan(10)
      expect(dangers.filter(({ riskLevel }) => riskLevel !== 'high' && riskLevel !== 'critical')).toEqual([])
    },
  )
})
