import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { news2, qsofa } from '#domain/clinical/triage/scores.ts'

const years = (count: number) => count * 12
const present = (...ids: string[]) => ids.map((id) => ({ id, status: 'present' as const }))
const rulesOf = (clinicalCase: ClinicalCase) =>
  assess(clinicalCase).triage.reasons.flatMap((reason) => (reason.kind === 'rule' ? [reason.rule.id] : []))

/** A value just below, at, and just above the threshold, with whether the rule applies. */
type Threshold = readonly [
  rule: string,
  clinicalCase: (value: number) => ClinicalCase,
  values: readonly (readonly [number, boolean])[],
]

const THRESHOLDS: readonly Threshold[] = [
  [
    'triage.pregnancy.waters-broken-early',
    (pregnancyWeeks) => ({
      ageMonths: years(25),
      sex: 'female',
      pregnant: true,
      pregnancyWeeks,
      findings: present('leaking_waters'),
    }),
    [
      [36, true],
      [37, false],
      [38, false],
    ],
  ],
  [
    'triage.newborn.weight-below-2-kg',
    (weightKg) => ({ ageMonths: 0.1, vitals: { weightKg } }),
    [
      [1.9, true],
      [2, false],
      [2.1, false],
    ],
  ],
  [
    'triage.newborn.weight-below-2-kg',
    (days) => ({ ageMonths: days / 30.4, vitals: { weightKg: 1.8 } }),
    [
      [6, true],
      [7, false],
      [8, false],
    ],
  ],
  [
    'triage.newborn.mother-with-hiv',
    (days) => ({ ageMonths: days / 30.4, findings: present('mother_with_hiv') }),
    [
      [6, true],
      [7, false],
      [8, false],
    ],
  ],
  [
    'triage.imci.wheeze',
    (ageMonths) => ({ ageMonths, findings: present('wheeze') }),
    [
      [59, true],
      [60, false],
      [61, false],
    ],
  ],
  [
    'triage.heart.chest-tightness',
    (age) => ({ ageMonths: years(age), findings: present('chest_tightness') }),
    [
      [39, false],
      [40, true],
      [41, true],
    ],
  ],
  [
    // Below five years a slow pinch is a sign of some dehydration alone.
    'triage.emergency-signs.severe-dehydration',
    (ageMonths) => ({ ageMonths, findings: present('sunken_eyes', 'skin_pinch_slow') }),
    [
      [59, false],
      [60, true],
      [61, true],
    ],
  ],
  [
    'triage.newborn.low-weight',
    (weightKg) => ({ ageMonths: 0.1, vitals: { weightKg } }),
    [
      [2.4, true],
      [2.5, false],
      [2.6, false],
    ],
  ],
  [
    'triage.young-infant.early-jaundice',
    (hours) => ({ ageMonths: hours / 24 / 30.4, findings: present('jaundice') }),
    [
      [23, true],
      [25, false],
    ],
  ],
  [
    'triage.heart.silent-coronary',
    (age) => ({ ageMonths: years(age), findings: present('epigastric_pain', 'general_weakness') }),
    [
      [64, false],
      [65, true],
      [66, true],
    ],
  ],
  [
    'triage.heart.silent-coronary',
    (age) => ({ ageMonths: years(age), findings: present('epigastric_pain', 'jaw_pain') }),
    [
      [39, false],
      [40, true],
      [41, true],
    ],
  ],
  [
    'triage.pregnancy.pain-with-blood-loss',
    (systolicMmHg) => ({
      ageMonths: years(25),
      pregnant: true,
      vitals: { systolicMmHg },
      findings: present('abdominal_pain'),
    }),
    [
      [89, true],
      [90, false],
      [91, false],
    ],
  ],
  [
    'triage.imci.pneumonia-with-hiv',
    (ageMonths) => ({ ageMonths, findings: present('cough', 'chest_indrawing', 'known_hiv') }),
    [
      [59, true],
      [60, false],
    ],
  ],
  [
    'triage.heart.silent-coronary',
    (age) => ({ ageMonths: years(age), findings: present('epigastric_pain', 'general_weakness', 'known_diabetes') }),
    [
      [39, false],
      [40, true],
      [41, true],
    ],
  ],
  [
    'triage.imci.fast-breathing',
    (respiratoryRatePerMin) => ({ ageMonths: 6, vitals: { respiratoryRatePerMin } }),
    [
      [49, false],
      [50, true],
      [51, true],
    ],
  ],
  [
    'triage.imci.fast-breathing',
    (respiratoryRatePerMin) => ({ ageMonths: 12, vitals: { respiratoryRatePerMin } }),
    [
      [39, false],
      [40, true],
      [41, true],
    ],
  ],
  [
    'triage.young-infant.possible-serious-infection',
    (respiratoryRatePerMin) => ({ ageMonths: 0.1, vitals: { respiratoryRatePerMin } }),
    [
      [59, false],
      [60, true],
      [61, true],
    ],
  ],
  // The only sign: pneumonia from the eighth day of life on, possible serious infection before.
  [
    'triage.young-infant.possible-serious-infection',
    (days) => ({ ageMonths: days / 30.4, vitals: { respiratoryRatePerMin: 64 } }),
    [
      [0, true],
      [6, true],
      [7, false],
      [8, false],
    ],
  ],
  [
    'triage.young-infant.pneumonia',
    (days) => ({ ageMonths: days / 30.4, vitals: { respiratoryRatePerMin: 64 } }),
    [
      [6, false],
      [7, true],
      [60, true],
      [61, false],
    ],
  ],
  [
    'triage.young-infant.pneumonia',
    (respiratoryRatePerMin) => ({ ageMonths: 1, vitals: { respiratoryRatePerMin } }),
    [
      [59, false],
      [60, true],
      [61, true],
    ],
  ],
  [
    'triage.young-infant.possible-serious-infection',
    (temperatureC) => ({ ageMonths: 1, vitals: { temperatureC } }),
    [
      [37.9, false],
      [38, true],
      [38.1, true],
    ],
  ],
  [
    'triage.young-infant.possible-serious-infection',
    (temperatureC) => ({ ageMonths: 1, vitals: { temperatureC } }),
    [
      [35.4, true],
      [35.5, false],
      [35.6, false],
    ],
  ],
  [
    'triage.imci.fever',
    (temperatureC) => ({ ageMonths: 24, vitals: { temperatureC } }),
    [
      [37.4, false],
      [37.5, true],
      [37.6, true],
    ],
  ],
  [
    'triage.imci.low-oxygen',
    (oxygenSaturationPercent) => ({ ageMonths: 24, vitals: { oxygenSaturationPercent } }),
    [
      [89, true],
      [90, false],
      [91, false],
    ],
  ],
  [
    'triage.imci.severe-anaemia',
    (haemoglobinGPerDl) => ({ ageMonths: 24, vitals: { haemoglobinGPerDl } }),
    [
      [6.9, true],
      [7, false],
      [7.1, false],
    ],
  ],
  [
    'triage.imci.anaemia',
    (haemoglobinGPerDl) => ({ ageMonths: 24, vitals: { haemoglobinGPerDl } }),
    [
      [10.9, true],
      [11, false],
      [11.1, false],
    ],
  ],
  [
    'triage.wasting.severe-acute-malnutrition',
    (muacMm) => ({ ageMonths: 24, vitals: { muacMm } }),
    [
      [114, true],
      [115, false],
      [116, false],
    ],
  ],
  [
    'triage.wasting.moderate-wasting',
    (muacMm) => ({ ageMonths: 24, vitals: { muacMm } }),
    [
      [124, true],
      [125, false],
      [126, false],
    ],
  ],
  [
    'triage.iccm.cough-14-days',
    (days) => ({ ageMonths: 24, findings: [{ id: 'cough', status: 'present', days }] }),
    [
      [13, false],
      [14, true],
      [15, true],
    ],
  ],
  [
    'triage.iccm.fever-7-days',
    (days) => ({ ageMonths: 24, findings: [{ id: 'fever', status: 'present', days }] }),
    [
      [6, false],
      [7, true],
      [8, true],
    ],
  ],
  [
    'triage.glucose.ketones-rising',
    (ketonesMmolPerL) => ({ ageMonths: years(24), vitals: { ketonesMmolPerL } }),
    [
      [1.5, false],
      [1.6, true],
      [1.7, true],
    ],
  ],
  [
    'triage.young-infant.warm',
    (temperatureC) => ({ ageMonths: 1.9, vitals: { temperatureC } }),
    [
      [37.4, false],
      [37.5, true],
      [37.6, true],
    ],
  ],
  [
    'triage.iccm.diarrhoea-14-days',
    (days) => ({ ageMonths: 24, findings: [{ id: 'diarrhoea', status: 'present', days }] }),
    [
      [13, false],
      [14, true],
      [15, true],
    ],
  ],
  [
    'triage.iccm.diarrhoea-14-days',
    (ageMonths) => ({ ageMonths, findings: [{ id: 'diarrhoea', status: 'present', days: 14 }] }),
    [
      [59, true],
      [60, false],
      [61, false],
    ],
  ],
  [
    'triage.glucose.suspected-type-1',
    (glucoseMmolPerL) => ({ ageMonths: years(20), findings: present('weight_loss'), vitals: { glucoseMmolPerL } }),
    [
      [11, false],
      [11.1, true],
      [11.2, true],
    ],
  ],
  [
    'triage.glucose.suspected-type-1',
    (age) => ({ ageMonths: years(age), findings: present('excessive_thirst'), vitals: { glucoseMmolPerL: 14 } }),
    [
      [29, true],
      [30, false],
      [31, false],
    ],
  ],
  [
    'triage.emergency-signs.no-urine',
    (creatinineUmolPerL) => ({ ageMonths: years(40), vitals: { creatinineUmolPerL } }),
    [
      [264, false],
      [265, false],
      [266, true],
    ],
  ],
  [
    'triage.pre-eclampsia.raised-pressure-with-symptoms',
    (systolicMmHg) => ({
      ageMonths: years(34),
      sex: 'female',
      afterBirth: true,
      findings: present('headache'),
      vitals: { systolicMmHg, diastolicMmHg: 85 },
    }),
    [
      [139, false],
      [140, true],
      [141, true],
    ],
  ],
  [
    'triage.imci.persistent-diarrhoea',
    (days) => ({ ageMonths: 24, findings: [{ id: 'diarrhoea', status: 'present', days }] }),
    [
      [13, false],
      [14, true],
      [15, true],
    ],
  ],
  [
    'triage.blood-pressure.raised',
    (systolicMmHg) => ({ ageMonths: years(50), pregnant: false, vitals: { systolicMmHg, diastolicMmHg: 80 } }),
    [
      [139, false],
      [140, true],
      [141, true],
    ],
  ],
  [
    'triage.blood-pressure.raised',
    (diastolicMmHg) => ({ ageMonths: years(50), pregnant: false, vitals: { systolicMmHg: 120, diastolicMmHg } }),
    [
      [89, false],
      [90, true],
      [91, true],
    ],
  ],
  [
    'triage.blood-pressure.same-day',
    (systolicMmHg) => ({ ageMonths: years(50), vitals: { systolicMmHg } }),
    [
      [199, false],
      [200, false],
      [201, true],
    ],
  ],
  [
    'triage.blood-pressure.same-day',
    (diastolicMmHg) => ({ ageMonths: years(50), vitals: { diastolicMmHg } }),
    [
      [109, false],
      [110, false],
      [111, true],
    ],
  ],
  [
    'triage.blood-pressure.with-symptoms',
    (systolicMmHg) => ({ ageMonths: years(50), findings: present('headache'), vitals: { systolicMmHg } }),
    [
      [179, false],
      [180, false],
      [181, true],
    ],
  ],
  [
    'triage.blood-pressure.with-heart-sugar-kidney-disease',
    (systolicMmHg) => ({ ageMonths: years(50), findings: present('known_diabetes'), vitals: { systolicMmHg } }),
    [
      [129, false],
      [130, true],
      [131, true],
    ],
  ],
  [
    'triage.pre-eclampsia.severe-pressure',
    (systolicMmHg) => ({ ageMonths: years(25), pregnant: true, vitals: { systolicMmHg } }),
    [
      [159, false],
      [160, true],
      [161, true],
    ],
  ],
  [
    'triage.pre-eclampsia.severe-pressure',
    (diastolicMmHg) => ({ ageMonths: years(25), pregnant: true, vitals: { diastolicMmHg } }),
    [
      [109, false],
      [110, true],
      [111, true],
    ],
  ],
  [
    'triage.glucose.hypoglycaemia',
    (glucoseMmolPerL) => ({ ageMonths: years(40), vitals: { glucoseMmolPerL } }),
    [
      [3.8, true],
      [3.9, false],
      [4, false],
    ],
  ],
  [
    'triage.glucose.hyperglycaemia',
    (glucoseMmolPerL) => ({ ageMonths: years(40), vitals: { glucoseMmolPerL } }),
    [
      [11, false],
      [11.1, true],
      [11.2, true],
    ],
  ],
  [
    'triage.glucose.severe-hyperglycaemia',
    (glucoseMmolPerL) => ({ ageMonths: years(40), vitals: { glucoseMmolPerL } }),
    [
      [17.9, false],
      [18, true],
      [18.1, true],
    ],
  ],
  [
    'triage.glucose.ketones',
    (ketonesMmolPerL) => ({ ageMonths: years(40), vitals: { ketonesMmolPerL } }),
    [
      [1.9, false],
      [2, true],
      [2.1, true],
    ],
  ],
  [
    'triage.severe-malaria.glucose',
    (glucoseMmolPerL) => ({ ageMonths: 24, findings: present('malaria_test_positive'), vitals: { glucoseMmolPerL } }),
    [
      [2.1, true],
      [2.2, false],
      [2.3, false],
    ],
  ],
  [
    'triage.pregnancy.pale',
    (haemoglobinGPerDl) => ({ ageMonths: years(25), pregnant: true, vitals: { haemoglobinGPerDl } }),
    [
      [10.9, true],
      [11, false],
      [11.1, false],
    ],
  ],
  [
    'triage.severe-malaria.anaemia',
    (haemoglobinGPerDl) => ({
      ageMonths: 24,
      findings: present('malaria_test_positive'),
      vitals: { haemoglobinGPerDl },
    }),
    [
      [4.9, true],
      [5, false],
      [5.1, false],
    ],
  ],
  [
    'triage.severe-malaria.anaemia',
    (haemoglobinGPerDl) => ({
      ageMonths: years(30),
      findings: present('malaria_test_positive'),
      vitals: { haemoglobinGPerDl },
    }),
    [
      [6.9, true],
      [7, false],
      [7.1, false],
    ],
  ],
  [
    'triage.severe-malaria.coma',
    (glasgowComaScale) => ({
      ageMonths: years(30),
      findings: present('malaria_test_positive'),
      vitals: { glasgowComaScale },
    }),
    [[10, true]],
  ],
  [
    'triage.severe-malaria.shock',
    (systolicMmHg) => ({ ageMonths: years(30), findings: present('malaria_test_positive'), vitals: { systolicMmHg } }),
    [
      [79, true],
      [80, false],
      [81, false],
    ],
  ],
  [
    'triage.severe-malaria.shock',
    (systolicMmHg) => ({ ageMonths: 36, findings: present('malaria_test_positive'), vitals: { systolicMmHg } }),
    [
      [69, true],
      [70, false],
      [71, false],
    ],
  ],
  [
    'triage.severe-malaria.shock',
    (capillaryRefillS) => ({ ageMonths: 36, findings: present('malaria_test_positive'), vitals: { capillaryRefillS } }),
    [
      [2, false],
      [3, true],
      [4, true],
    ],
  ],
  [
    'triage.severe-malaria.breathing',
    (oxygenSaturationPercent) => ({
      ageMonths: years(30),
      findings: present('malaria_test_positive'),
      vitals: { oxygenSaturationPercent, respiratoryRatePerMin: 31 },
    }),
    [
      [91, true],
      [92, false],
      [93, false],
    ],
  ],
  [
    'triage.tuberculosis-hiv.cough-2-weeks',
    (days) => ({ ageMonths: years(30), findings: [{ id: 'cough', status: 'present', days }] }),
    [
      [13, false],
      [14, true],
      [15, true],
    ],
  ],
]

describe('The triage rules at, below and above their thresholds', () => {
  const rows = THRESHOLDS.flatMap(([rule, clinicalCase, values]) =>
    values.map(([value, applies]) => ({ rule, value, applies, clinicalCase })),
  )
  it.each(rows)('$rule at $value: $applies', ({ rule, value, applies, clinicalCase }) => {
    expect(rulesOf(clinicalCase(value)).includes(rule)).toBe(applies)
  })

  it.each([
    ['severe dehydration needs two signs', ['sunken_eyes'], false],
    ['severe dehydration has two signs', ['sunken_eyes', 'skin_pinch_very_slow'], true],
  ])('%s', (_title, ids, applies) => {
    expect(rulesOf({ ageMonths: 18, findings: present(...ids) }).includes('triage.imci.severe-dehydration')).toBe(
      applies,
    )
  })

  it('asks for the altitude before judging the oxygen', () => {
    const low = (altitudeM?: number) =>
      rulesOf({ ageMonths: years(30), vitals: { oxygenSaturationPercent: 88 }, ...(altitudeM && { altitudeM }) })
    expect(low()).toContain('triage.emergency-signs.low-oxygen')
    expect(low(2400)).not.toContain('triage.emergency-signs.low-oxygen')
    expect(low(2400)).toContain('triage.emergency-signs.low-oxygen-at-altitude')
  })
})

describe('NEWS2, from the chart of the Royal College of Physicians', () => {
  it.each([
    [
      'respiratoryRatePerMin',
      [
        [8, 3],
        [9, 1],
        [11, 1],
        [12, 0],
        [20, 0],
        [21, 2],
        [24, 2],
        [25, 3],
      ],
    ],
    [
      'oxygenSaturationPercent',
      [
        [91, 3],
        [92, 2],
        [93, 2],
        [94, 1],
        [95, 1],
        [96, 0],
      ],
    ],
    [
      'systolicMmHg',
      [
        [90, 3],
        [91, 2],
        [100, 2],
        [101, 1],
        [110, 1],
        [111, 0],
        [219, 0],
        [220, 3],
      ],
    ],
    [
      'heartRatePerMin',
      [
        [40, 3],
        [41, 1],
        [50, 1],
        [51, 0],
        [90, 0],
        [91, 1],
        [110, 1],
        [111, 2],
        [130, 2],
        [131, 3],
      ],
    ],
    [
      'temperatureC',
      [
        [35, 3],
        [35.1, 1],
        [36, 1],
        [36.1, 0],
        [38, 0],
        [38.1, 1],
        [39, 1],
        [39.1, 2],
      ],
    ],
  ] as const)('%s', (vital, points) => {
    for (const [value, expected] of points) expect(news2({ [vital]: value }).total, `${value}`).toBe(expected)
  })

  it('adds two points on oxygen and three when not alert', () => {
    expect(news2({ onOxygen: true }).total).toBe(2)
    expect(news2({ consciousness: 'voice' }).total).toBe(3)
    expect(news2({ glasgowComaScale: 14 }).total).toBe(3)
  })

  it('is not used under 16 years and in pregnancy', () => {
    const vitals = { respiratoryRatePerMin: 25, heartRatePerMin: 131, temperatureC: 39.2 }
    expect(rulesOf({ ageMonths: years(40), vitals })).toContain('triage.news2.total-7')
    expect(rulesOf({ ageMonths: years(15), vitals })).not.toContain('triage.news2.total-7')
    expect(rulesOf({ ageMonths: years(30), pregnant: true, vitals })).not.toContain('triage.news2.total-7')
  })
})

describe('qSOFA', () => {
  it.each([
    [{ respiratoryRatePerMin: 21, systolicMmHg: 101 }, 0],
    [{ respiratoryRatePerMin: 22, systolicMmHg: 101 }, 1],
    [{ respiratoryRatePerMin: 22, systolicMmHg: 100 }, 2],
    [{ respiratoryRatePerMin: 22, systolicMmHg: 100, consciousness: 'voice' }, 3],
    [{}, 0],
  ] as const)('of %o is %d', (vitals, score) => {
    expect(qsofa(vitals)).toBe(score)
  })
})

describe('Blood that is coughed up', () => {
  it('is seen the same day, and much of it now', () => {
    expect(assess({ ageMonths: years(40), findings: present('haemoptysis') }).triage.level).toBe('high')
    const much = { ageMonths: years(40), findings: present('massive_haemoptysis') }
    expect(assess(much).triage.level).toBe('critical')
    expect(rulesOf(much)).toContain('triage.emergency-signs.coughing-much-blood')
    const faint = { ageMonths: years(40), findings: present('haemoptysis', 'dizziness_on_standing') }
    expect(rulesOf(faint)).toContain('triage.emergency-signs.coughing-much-blood')
  })
})

describe('Signs that make a rule together', () => {
  const months = (ageMonths: number, ...ids: string[]) => rulesOf({ ageMonths, findings: present(...ids) })

  it('take an irritable child with a slow skin pinch for somewhat dehydrated', () => {
    for (const irritable of ['irritable_child', 'irritability', 'restless_irritable']) {
      expect(months(9, irritable, 'skin_pinch_slow')).toContain('triage.imci.some-dehydration')
    }
    expect(months(9, 'skin_pinch_slow')).not.toContain('triage.imci.some-dehydration')
  })

  it('have a cloudy cornea of a young child seen now', () => {
    expect(months(59, 'corneal_clouding')).toContain('triage.imci.cloudy-cornea')
    expect(months(60, 'corneal_clouding')).not.toContain('triage.imci.cloudy-cornea')
  })

  it('look for a bowel in a bowel where a child cries in bouts and its stool or its colour changes', () => {
    expect(months(9, 'crying_bouts_drawing_up_legs', 'blood_in_stool')).toContain('triage.sick-child.intussusception')
    expect(months(9, 'crying_bouts_drawing_up_legs')).not.toContain('triage.sick-child.intussusception')
    expect(months(9, 'sausage_shaped_mass')).toContain('triage.sick-child.intussusception')
  })

  it('take a bulging eye with fever for an infection behind it', () => {
    expect(months(96, 'bulging_eyes', 'eyelid_swelling', 'fever')).toContain('triage.emergency-signs.eye')
    expect(months(96, 'bulging_eyes', 'eyelid_swelling')).not.toContain('triage.emergency-signs.eye')
  })

  it('take fainting with a pain of the belly, back or flank from 60 years for a torn artery', () => {
    const of = (age: number, ...ids: string[]) => rulesOf({ ageMonths: years(age), findings: present(...ids) })
    expect(of(60, 'flank_pain', 'presyncope')).toContain('triage.emergency-signs.aorta')
    expect(of(59, 'flank_pain', 'presyncope')).not.toContain('triage.emergency-signs.aorta')
    expect(of(74, 'flank_pain')).not.toContain('triage.emergency-signs.aorta')
  })

  it('stop a medicine whose rash comes with a sore mouth and fever or red eyes', () => {
    const of = (...ids: string[]) => rulesOf({ ageMonths: years(40), findings: present('new_medicine', ...ids) })
    const rule = 'triage.emergency-signs.skin-and-mouth-after-medicine'
    expect(of('vesicles', 'mouth_blisters', 'red_eye')).toContain(rule)
    expect(of('rash', 'mouth_ulcers', 'fever')).toContain(rule)
    expect(of('rash', 'fever')).not.toContain(rule)
    expect(of('rash', 'mouth_ulcers')).not.toContain(rule)
  })

  it('take weak legs of somebody with a cancer for a pressed cord', () => {
    const of = (...ids: string[]) => rulesOf({ ageMonths: years(71), findings: present(...ids) })
    expect(of('leg_weakness', 'known_cancer')).toContain('triage.emergency-signs.cord-compression')
    expect(of('leg_weakness')).not.toContain('triage.emergency-signs.cord-compression')
  })

  it('have syphilis in pregnancy treated the same day', () => {
    const of = (pregnant: boolean) =>
      rulesOf({ ageMonths: years(22), sex: 'female', pregnant, findings: present('syphilis_test_positive') })
    expect(of(true)).toContain('triage.pregnancy.syphilis')
    expect(of(false)).not.toContain('triage.pregnancy.syphilis')
  })

  it('take pain at the tip of the shoulder after a fall for blood in the belly', () => {
    const of = (...ids: string[]) => rulesOf({ ageMonths: years(22), findings: present(...ids) })
    expect(of('fall_from_height', 'shoulder_tip_pain')).toContain('triage.injury.bleeding-within')
    expect(of('abdominal_injury', 'presyncope')).toContain('triage.injury.bleeding-within')
    expect(of('fall_from_height', 'shoulder_pain')).not.toContain('triage.injury.bleeding-within')
    expect(of('shoulder_tip_pain')).not.toContain('triage.injury.bleeding-within')
  })

  it('take fever with a lump of the groin where rats die for plague', () => {
    const of = (...ids: string[]) => rulesOf({ ageMonths: years(24), findings: present(...ids) })
    expect(of('rodents_flood', 'fever', 'groin_lymph_nodes')).toContain('triage.plague.bubo')
    expect(of('rodents_flood', 'groin_lymph_nodes')).not.toContain('triage.plague.bubo')
    expect(of('fever', 'groin_lymph_nodes')).not.toContain('triage.plague.bubo')
  })

  it('take large blisters of a young infant for a severe infection', () => {
    expect(months(1, 'bullae')).toContain('triage.newborn.severe-skin-infection')
    expect(months(2, 'bullae')).not.toContain('triage.newborn.severe-skin-infection')
    expect(months(1, 'newborn_skin_pustules')).not.toContain('triage.newborn.severe-skin-infection')
  })

  it('let a streak of blood with hard stools wait some days below 50 years', () => {
    const of = (age: number, ...ids: string[]) =>
      rulesOf({ ageMonths: years(age), findings: present('bright_red_rectal_bleeding', ...ids) })
    const sameDay = 'triage.emergency-signs.bleeding-signs'
    expect(of(49, 'constipation')).not.toContain(sameDay)
    expect(of(49, 'constipation')).toContain('triage.emergency-signs.bright-red-blood')
    expect(of(50, 'constipation')).toContain(sameDay)
    expect(of(49)).toContain(sameDay)
    expect(of(49, 'constipation', 'gum_bleeding')).toContain(sameDay)
  })

  it.each([
    ['triage.emergency-signs.missed-dialysis', years(56), ['missed_dialysis', 'leg_weakness'], ['missed_dialysis']],
    ['triage.emergency-signs.clot-of-lung', years(30), ['one_leg_swelling', 'chest_pain'], ['one_leg_swelling']],
    [
      'triage.emergency-signs.temple-and-sight',
      years(50),
      ['temple_tenderness', 'blurred_vision'],
      ['temple_tenderness'],
    ],
    [
      'triage.injury.skull-base',
      years(22),
      ['road_traffic_injury', 'clear_fluid_from_ear_or_nose'],
      ['clear_fluid_from_ear_or_nose'],
    ],
    ['triage.after-birth.tear', years(25), ['perineal_tear'], ['anal_fissure_seen']],
  ] as const)('%s holds with its sign, and not without', (rule, ageMonths, all, fewer) => {
    expect(rulesOf({ ageMonths, sex: 'female', findings: present(...all) })).toContain(rule)
    expect(rulesOf({ ageMonths, sex: 'female', findings: present(...fewer) })).not.toContain(rule)
  })

  it('ask for 50 years of a tender temple', () => {
    const of = (age: number) =>
      rulesOf({ ageMonths: years(age), findings: present('temple_tenderness', 'blurred_vision') })
    expect(of(49)).not.toContain('triage.emergency-signs.temple-and-sight')
  })

  it('have a testicle that hurts and sits high seen now', () => {
    const of = (...ids: string[]) => rulesOf({ ageMonths: years(15), sex: 'male', findings: present(...ids) })
    expect(of('testicular_pain', 'high_riding_testis')).toContain('triage.emergency-signs.torsion')
    expect(of('testicular_pain')).not.toContain('triage.emergency-signs.torsion')
  })

  it('take a womb that is soft after the birth for one that bleeds', () => {
    const of = (...ids: string[]) => rulesOf({ ageMonths: years(30), sex: 'female', findings: present(...ids) })
    expect(of('soft_uterus_after_birth')).toContain('triage.after-birth.bleeding')
  })

  it('have a painful calf seen the same day after what makes blood clot', () => {
    expect(months(years(45), 'calf_pain', 'recent_surgery')).toContain('triage.emergency-signs.clot')
    expect(months(years(45), 'calf_pain')).not.toContain('triage.emergency-signs.clot')
  })

  it('take a fever during chemotherapy, and a great pain of the belly with an irregular heart, for emergencies', () => {
    expect(months(years(54), 'on_chemotherapy', 'fever')).toContain('triage.emergency-signs.fever-on-chemotherapy')
    expect(months(years(54), 'on_chemotherapy')).not.toContain('triage.emergency-signs.fever-on-chemotherapy')
    const rule = 'triage.emergency-signs.acute-abdomen'
    expect(months(years(77), 'severe_abdominal_pain', 'known_atrial_fibrillation')).toContain(rule)
    expect(months(years(77), 'severe_abdominal_pain')).not.toContain(rule)
  })

  it('take dead tissue with diabetes and fever for an emergency', () => {
    const rule = 'triage.glucose.infected-foot-with-illness'
    expect(months(years(60), 'known_diabetes', 'gangrene', 'rigors')).toContain(rule)
    expect(months(years(60), 'known_diabetes', 'gangrene')).not.toContain(rule)
  })

  it('take a pain of the jaw with sweat for a heart attack', () => {
    expect(months(years(50), 'jaw_pain', 'cold_sweat')).toContain('triage.heart.coronary')
    expect(months(years(50), 'jaw_pain')).not.toContain('triage.heart.coronary')
  })

  it('have whoever names a stroke or a heart attack that happens now go to a hospital, and not one of years ago', () => {
    expect(months(years(60), 'stroke_or_heart_attack_named')).toContain('triage.emergency-signs.named')
    expect(months(years(60), 'known_stroke')).not.toContain('triage.emergency-signs.named')
  })

  it('take voices after a birth for a danger to mother and child', () => {
    const of = (...ids: string[]) => rulesOf({ ageMonths: years(28), sex: 'female', findings: present(...ids) })
    expect(of('recently_gave_birth', 'hallucinations')).toContain('triage.mental-health.psychosis-after-birth')
    expect(of('hallucinations')).not.toContain('triage.mental-health.psychosis-after-birth')
  })

  it('leave anaemia of a pregnancy above 7 to the clinic, and send it on below', () => {
    const level = (haemoglobinGPerDl: number) =>
      assess({ ageMonths: years(25), sex: 'female', pregnant: true, vitals: { haemoglobinGPerDl } }).triage.level
    expect([level(7), level(6.9)]).toEqual(['moderate', 'critical'])
  })

  it('have a pain low in the belly after a missed period seen the same day', () => {
    const of = (...ids: string[]) => rulesOf({ ageMonths: years(24), sex: 'female', findings: present(...ids) })
    expect(of('missed_period', 'left_lower_quadrant_pain')).toContain('triage.emergency-signs.ectopic-possible')
    expect(of('left_lower_quadrant_pain')).not.toContain('triage.emergency-signs.ectopic-possible')
    expect(of('missed_period')).not.toContain('triage.emergency-signs.ectopic-possible')
  })

  it('have swollen lids of a young baby seen the same day', () => {
    expect(months(0.2, 'eyelid_swelling')).toContain('triage.young-infant.not-well')
    expect(months(6, 'eyelid_swelling')).not.toContain('triage.young-infant.not-well')
  })

  it("take a newborn's sugar for low from 2.6 on downwards, anybody else's from 3.9", () => {
    const isLow = (glucoseMmolPerL: number, ageMonths?: number) =>
      rulesOf({ ...(ageMonths !== undefined && { ageMonths }), vitals: { glucoseMmolPerL } }).includes(
        'triage.glucose.hypoglycaemia',
      )
    expect([2.5, 2.6, 2.7].map((glucose) => isLow(glucose, 0.1))).toEqual([true, false, false])
    expect([3.8, 3.9, 4].map((glucose) => isLow(glucose, 1))).toEqual([true, false, false])
    expect(isLow(3.8)).toBe(true)
  })

  it('take neither a child nor somebody whose labour is over for pregnant', () => {
    const of = (ageMonths: number, ...ids: string[]) =>
      rulesOf({ ageMonths, sex: 'female', findings: present('prolonged_labour', ...ids) })
    expect(of(years(17))).toContain('triage.pregnancy.cord-or-limb')
    expect(of(years(17), 'recently_gave_birth')).not.toContain('triage.pregnancy.cord-or-limb')
    const twin = {
      ageMonths: years(27),
      sex: 'female',
      findings: present('recently_gave_birth', 'cord_prolapse'),
    } as const
    expect(rulesOf(twin)).toContain('triage.pregnancy.cord-or-limb')
    expect(of(0.03)).not.toContain('triage.pregnancy.cord-or-limb')
  })

  it('take a swelling behind the ear for mastoiditis with a sick ear, and in a young child always', () => {
    const of = (ageMonths: number, ...ids: string[]) =>
      rulesOf({ ageMonths, findings: present('swelling_behind_ear', ...ids) })
    expect(of(59)).toContain('triage.imci.mastoiditis')
    expect(of(60)).not.toContain('triage.imci.mastoiditis')
    expect(of(60, 'ear_pain')).toContain('triage.imci.mastoiditis')
    expect(of(years(30), 'ear_discharge')).toContain('triage.imci.mastoiditis')
  })

  it('take an afterbirth that has not come for the sign of a birth', () => {
    const of = (...ids: string[]) => rulesOf({ ageMonths: years(30), sex: 'female', findings: present(...ids) })
    expect(of('placenta_not_delivered')).toContain('triage.after-birth.bleeding')
    expect(of('heavy_vaginal_bleeding')).not.toContain('triage.after-birth.bleeding')
    expect(of('heavy_vaginal_bleeding', 'recently_gave_birth')).toContain('triage.after-birth.bleeding')
  })

  it('take home-made spirit for a poison where it has harmed', () => {
    const of = (...ids: string[]) => rulesOf({ ageMonths: years(40), findings: present(...ids) })
    expect(of('methanol_or_illicit_brew', 'blurred_vision')).toContain('triage.poisoning.methanol')
    expect(of('methanol_or_illicit_brew', 'reduced_consciousness')).toContain('triage.poisoning.methanol')
    expect(of('methanol_or_illicit_brew')).not.toContain('triage.poisoning.methanol')
    expect(of('methanol_or_illicit_brew')).not.toContain('triage.poisoning.taken')
  })

  it('send a newborn of less than 1.5 kg at birth to a hospital', () => {
    const of = (ageMonths: number, id: string) => rulesOf({ ageMonths, findings: present(id) })
    expect(of(0.1, 'very_low_birth_weight')).toContain('triage.newborn.very-low-birth-weight')
    expect(of(0.9, 'very_low_birth_weight')).toContain('triage.newborn.very-low-birth-weight')
    expect(of(1, 'very_low_birth_weight')).not.toContain('triage.newborn.very-low-birth-weight')
    expect(of(0.1, 'low_birth_weight')).not.toContain('triage.newborn.very-low-birth-weight')
    const weighing = (weightKg: number, ageMonths = 0.1) => rulesOf({ ageMonths, vitals: { weightKg } })
    expect(weighing(1.49)).toContain('triage.newborn.very-low-birth-weight')
    expect(weighing(1.5)).not.toContain('triage.newborn.very-low-birth-weight')
    // Whoever weighs so little at six weeks is in no less danger.
    expect(weighing(1.49, 1.9)).toContain('triage.newborn.very-low-birth-weight')
    expect(weighing(1.49, 2)).not.toContain('triage.newborn.very-low-birth-weight')
  })

  it('take an infant for nobody who gave birth, and a wasted one for in danger at any age', () => {
    expect(months(1, 'recently_gave_birth', 'fever').filter((id) => id.startsWith('triage.after-birth'))).toEqual([])
    expect(months(4, 'visible_wasting')).toContain('triage.wasting.severe-acute-malnutrition')
    expect(months(61, 'visible_wasting')).not.toContain('triage.wasting.severe-acute-malnutrition')
  })

  it('call for a birth of a baby that lies wrong from the 36th week on, or in labour', () => {
    const of = (pregnancyWeeks: number | undefined, ids: readonly string[], absent: readonly string[] = []) => ({
      ageMonths: years(28),
      pregnant: true,
      ...(pregnancyWeeks !== undefined && { pregnancyWeeks }),
      findings: [...present(...ids), ...absent.map((id) => ({ id, status: 'absent' as const }))],
    })
    const now = 'triage.pregnancy.cord-or-limb'
    expect(rulesOf(of(35, ['malpresentation']))).toEqual(['triage.pregnancy.lie'])
    expect(assess(of(35, ['malpresentation'])).triage.level).toBe('moderate')
    expect(rulesOf(of(36, ['malpresentation']))).toContain(now)
    expect(rulesOf(of(undefined, ['malpresentation']))).toContain(now)
    expect(rulesOf(of(37, ['malpresentation'], ['contractions']))).not.toContain(now)
    expect(rulesOf(of(31, ['malpresentation', 'contractions']))).toContain(now)
  })

  it('end at good news that somebody asked for, and at nothing else', () => {
    const of = (ageMonths: number, ids: readonly string[], absent: readonly string[] = []) =>
      assess({
        ageMonths,
        findings: [...present(...ids), ...absent.map((id) => ({ id, status: 'absent' as const }))],
      }).triage.reasons.flatMap((reason) => (reason.kind === 'rule' ? [reason.rule.id] : []))
    expect(of(years(30), ['burn'])).toContain('triage.injury.mechanism')
    expect(of(years(30), ['burn'], ['vesicles'])).not.toContain('triage.injury.mechanism')
    expect(of(years(30), ['burn', 'eye_injury'], ['vesicles'])).toContain('triage.injury.mechanism')
    expect(of(years(29), ['chest_pain'])).toContain('triage.heart.chest-pain')
    expect(of(years(29), ['chest_pain', 'chest_wall_tenderness'])).not.toContain('triage.heart.chest-pain')
    expect(of(years(30), ['chest_pain', 'chest_wall_tenderness'])).toContain('triage.heart.chest-pain')
    expect(of(years(30), ['black_tarry_stool'])).toContain('triage.emergency-signs.bleeding')
    expect(of(years(30), ['black_tarry_stool', 'iron_tablets'])).not.toContain('triage.emergency-signs.bleeding')
    for (const danger of ['sticky_black_stool', 'syncope', 'nsaid_use', 'tachycardia', 'epigastric_pain'])
      expect(of(years(30), ['black_tarry_stool', 'iron_tablets', danger]), danger).toContain(
        'triage.emergency-signs.bleeding',
      )
    const breathesWell = ['shortness_of_breath']
    const tender = ['chest_pain', 'chest_wall_tenderness']
    expect(of(years(30), tender, breathesWell)).not.toContain('triage.heart.chest-pain')
    expect(of(years(54), tender, breathesWell)).not.toContain('triage.heart.chest-pain')
    expect(of(years(55), tender, breathesWell)).toContain('triage.heart.chest-pain')
    expect(of(years(30), [...tender, 'exertional_chest_pain'], breathesWell)).toContain('triage.heart.chest-pain')
    expect(of(years(70), ['chest_pain', 'dermatomal_rash'])).not.toContain('triage.heart.chest-pain')
    expect(of(years(29), ['chest_pain', 'heartburn'])).not.toContain('triage.heart.chest-pain')
    expect(of(years(30), ['chest_pain', 'heartburn'])).toContain('triage.heart.chest-pain')
    expect(of(years(33), ['chest_pain', 'heartburn', 'pregnant'])).not.toContain('triage.heart.chest-pain')
    const wasted = 'triage.wasting.severe-acute-malnutrition'
    expect(of(14, ['muac_red'])).toContain(wasted)
    expect(of(14, ['muac_red'], ['loss_of_appetite'])).not.toContain(wasted)
    expect(of(14, ['muac_red'], ['loss_of_appetite'])).toContain('triage.wasting.severe-with-appetite')
    expect(of(14, ['muac_red', 'bilateral_pitting_oedema'], ['loss_of_appetite'])).toContain(wasted)
    expect(of(14, ['muac_red', 'chest_indrawing'], ['loss_of_appetite'])).toContain(wasted)
    expect(of(5, ['visible_wasting'], ['loss_of_appetite'])).toContain(wasted)
  })

  it('take a rash with a red eye and a cough for measles, which a cloudy cornea makes severe', () => {
    expect(months(30, 'rash', 'red_eye', 'cough', 'corneal_clouding')).toContain('triage.imci.measles-severe')
    expect(months(30, 'rash', 'red_eye', 'cough')).not.toContain('triage.imci.measles-severe')
    expect(months(30, 'rash', 'red_eye', 'corneal_clouding')).not.toContain('triage.imci.measles-severe')
  })

  it('take a blocked nose for no danger in a young baby, a cough for one', () => {
    expect(months(1, 'blocked_nose')).toContain('triage.young-infant.nose')
    expect(months(1, 'blocked_nose')).not.toContain('triage.young-infant.not-well')
    expect(months(1, 'cough')).toContain('triage.young-infant.not-well')
    expect(months(3, 'blocked_nose')).not.toContain('triage.young-infant.nose')
  })

  it('have somebody who may have met HIV seen the same day', () => {
    const { triage, differential } = assess({ ageMonths: years(26), findings: present('hiv_exposure') })
    expect(triage.level).toBe('high')
    expect(differential[0]?.id).toBe('hiv_exposure_care')
  })
})
