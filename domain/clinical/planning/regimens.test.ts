import { describe, expect, it } from 'vitest'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import { checked } from '#domain/clinical/planning/test-case.ts'

const regimens = REGIMENS

/** [what and source, regimen, patient, dose as "amount unit"] */
const EXAMPLES: readonly (readonly [string, keyof typeof REGIMENS, Parameters<typeof checked>[1], string])[] = [
  [
    'amoxicillin 250 mg, 4 to under 10 kg: 1 (WHO IMCI chart booklet 2014)',
    'amoxicillin_pneumonia_child',
    { months: 8, kg: 9.9 },
    '1 tablet',
  ],
  [
    'amoxicillin 250 mg, 10 to under 14 kg: 2 (WHO IMCI chart booklet 2014)',
    'amoxicillin_pneumonia_child',
    { months: 20, kg: 10 },
    '2 tablet',
  ],
  [
    'amoxicillin 250 mg, 14 to 19 kg: 3 (WHO IMCI chart booklet 2014)',
    'amoxicillin_pneumonia_child',
    { months: 55, kg: 19 },
    '3 tablet',
  ],
  [
    'artemether-lumefantrine, 5 to under 15 kg: 1 (WHO malaria 2023)',
    'artemether_lumefantrine_malaria',
    { months: 12, kg: 14.9 },
    '1 tablet',
  ],
  [
    'artemether-lumefantrine, 15 to under 25 kg: 2 (WHO malaria 2023)',
    'artemether_lumefantrine_malaria',
    { years: 5, kg: 15 },
    '2 tablet',
  ],
  [
    'artemether-lumefantrine, 25 to under 35 kg: 3 (WHO malaria 2023)',
    'artemether_lumefantrine_malaria',
    { years: 9, kg: 34.9 },
    '3 tablet',
  ],
  [
    'artemether-lumefantrine, from 35 kg: 4 (WHO malaria 2023)',
    'artemether_lumefantrine_malaria',
    { years: 30, kg: 60 },
    '4 tablet',
  ],
  ['artesunate, 3.0 mg/kg under 20 kg (WHO malaria 2023)', 'artesunate_severe_malaria', { years: 2, kg: 10 }, '30 mg'],
  [
    'artesunate, 3.0 mg/kg up to 20 kg (WHO malaria 2023)',
    'artesunate_im_before_referral',
    { years: 5, kg: 19 },
    '57 mg',
  ],
  ['artesunate, 2.4 mg/kg from 20 kg (WHO malaria 2023)', 'artesunate_severe_malaria', { years: 6, kg: 20 }, '48 mg'],
  ['artesunate, 2.4 mg/kg in adults (WHO malaria 2023)', 'artesunate_severe_malaria', { years: 30, kg: 50 }, '120 mg'],
  [
    'rectal artesunate, 6 months to 3 years: 100 mg (WHO/UNICEF iCCM)',
    'artesunate_rectal_before_referral',
    { months: 35 },
    '1 suppository',
  ],
  [
    'rectal artesunate, 3 to 6 years: 200 mg (WHO/UNICEF iCCM)',
    'artesunate_rectal_before_referral',
    { years: 3 },
    '2 suppository',
  ],
  ['zinc under 6 months: 10 mg (WHO IMCI 2014)', 'zinc_diarrhoea', { months: 5 }, '10 mg'],
  ['zinc from 6 months: 20 mg (WHO IMCI 2014)', 'zinc_diarrhoea', { months: 6 }, '20 mg'],
  ['ORS plan A under 2 years: 50 ml or more (WHO IMCI 2014)', 'ors_plan_a', { months: 23 }, '50 ml'],
  ['ORS plan A from 2 years: 100 ml or more (WHO IMCI 2014)', 'ors_plan_a', { months: 24 }, '100 ml'],
  ['ORS plan B: 75 ml/kg in 4 hours (WHO IMCI 2014)', 'ors_plan_b', { months: 18, kg: 10 }, '750 ml'],
  [
    'ampicillin, young infant: 50 mg/kg (WHO IMCI 2014)',
    'ampicillin_young_infant_before_referral',
    { days: 20, kg: 3 },
    '150 mg',
  ],
  ['gentamicin, first week: 5 mg/kg (WHO IMCI 2014)', 'gentamicin_newborn_first_week', { days: 3, kg: 3 }, '15 mg'],
  [
    'gentamicin, low weight in the first week: 3 mg/kg (WHO Pocket book 2013)',
    'gentamicin_newborn_low_weight',
    { days: 3, kg: 2 },
    '6 mg',
  ],
  ['gentamicin, from 7 days: 7.5 mg/kg (WHO IMCI 2014)', 'gentamicin_young_infant', { days: 8, kg: 4 }, '30 mg'],
  [
    'gentamicin, 2 months to 5 years: 7.5 mg/kg (WHO IMCI 2014)',
    'gentamicin_child_before_referral',
    { years: 1, kg: 10 },
    '75 mg',
  ],
  ['paracetamol, child: 15 mg/kg (WHO Pocket book 2013)', 'paracetamol_child', { years: 1, kg: 10 }, '150 mg'],
  ['paracetamol, adult of 50 kg: 1 g (MSF 2023)', 'paracetamol_adult', { years: 30, kg: 50 }, '1000 mg'],
  ['ibuprofen, child: 10 mg/kg (MSF 2023)', 'ibuprofen_child', { years: 4, kg: 16 }, '160 mg'],
  ['salbutamol, child: 2 puffs (WHO IMCI 2014)', 'salbutamol_attack_child', { years: 3 }, '2 puff'],
  [
    'nebulised salbutamol, under 5 years: 2.5 mg (WHO Pocket book 2013)',
    'salbutamol_nebulised',
    { years: 3 },
    '2.5 mg',
  ],
  ['prednisolone, child: 1 mg/kg (WHO Pocket book 2013)', 'prednisolone_asthma_child', { years: 4, kg: 16 }, '16 mg'],
  [
    'magnesium sulfate into the muscles: 10 g (WHO MCPC 2017)',
    'magnesium_sulfate_eclampsia_im',
    { years: 25, sex: 'female', pregnant: true, weeks: 34 },
    '10 g',
  ],
  [
    'oxytocin: 10 IU (WHO MCPC 2017)',
    'oxytocin_pph',
    { years: 25, sex: 'female', pregnant: false, afterBirth: true },
    '10 iu',
  ],
  [
    'misoprostol: 800 micrograms (WHO MCPC 2017)',
    'misoprostol_pph',
    { years: 25, sex: 'female', pregnant: false, afterBirth: true },
    '800 microgram',
  ],
  [
    'tranexamic acid: 1 g (WHO MCPC 2017)',
    'tranexamic_acid_pph',
    { years: 25, sex: 'female', pregnant: false, afterBirth: true },
    '1 g',
  ],
  ['metformin begins with 500 mg (WHO HEARTS-D 2020)', 'metformin_diabetes', { years: 50 }, '500 mg'],
  ['amlodipine begins with 5 mg (WHO hypertension 2021)', 'amlodipine_hypertension', { years: 50 }, '5 mg'],
  [
    'adrenaline, 0.01 mg/kg (WHO/ICRC Basic emergency care 2018)',
    'adrenaline_anaphylaxis',
    { years: 2, kg: 12 },
    '0.12 mg',
  ],
  [
    'adrenaline, adult: 0.5 mg (WHO/ICRC Basic emergency care 2018)',
    'adrenaline_anaphylaxis',
    { years: 30, kg: 70 },
    '0.5 mg',
  ],
  ['rectal diazepam, 0.5 mg/kg (WHO Pocket book 2013)', 'diazepam_rectal_seizure', { years: 2, kg: 12 }, '6 mg'],
  ['glucose 10 %, child: 5 ml/kg (WHO Pocket book 2013)', 'glucose_child', { years: 2, kg: 12 }, '60 ml'],
  ['glucose 10 %, newborn: 2 ml/kg (WHO Pocket book 2013)', 'glucose_newborn', { days: 2, kg: 3 }, '6 ml'],
  ['vitamin A under 6 months: 50,000 IU (WHO measles 2020)', 'vitamin_a_measles', { months: 5 }, '50000 iu'],
  ['vitamin A, 6 to 11 months: 100,000 IU (WHO IMCI 2014)', 'vitamin_a_measles', { months: 11 }, '100000 iu'],
  ['vitamin A from 12 months: 200,000 IU (WHO IMCI 2014)', 'vitamin_a_measles', { months: 12 }, '200000 iu'],
  ['albendazole, 12 to 23 months: 200 mg (WHO)', 'albendazole_worms', { months: 23 }, '200 mg'],
  ['albendazole from 24 months: 400 mg (WHO)', 'albendazole_worms', { months: 24 }, '400 mg'],
  ['praziquantel: 40 mg/kg (WHO)', 'praziquantel_schistosomiasis', { years: 8, kg: 25 }, '1000 mg'],
  [
    'ciprofloxacin in dysentery: 15 mg/kg (WHO IMCI 2014)',
    'ciprofloxacin_dysentery_child',
    { years: 2, kg: 12 },
    '180 mg',
  ],
  ['azithromycin in cholera: 20 mg/kg (GTFCC 2019)', 'azithromycin_cholera', { years: 2, kg: 12 }, '240 mg'],
  ['azithromycin in yaws: 30 mg/kg, at most 2 g (WHO)', 'azithromycin_yaws', { years: 30, kg: 80 }, '2000 mg'],
  [
    'benzathine benzylpenicillin in syphilis: 2.4 million IU (WHO STI 2021)',
    'benzathine_benzylpenicillin_syphilis',
    { years: 30 },
    '2400000 iu',
  ],
  [
    'ceftriaxone in meningitis, child: 50 mg/kg twice (WHO Pocket book 2013)',
    'ceftriaxone_meningitis_child',
    { years: 2, kg: 12 },
    '600 mg',
  ],
  ['RHZE, 40 to 54 kg: 3 tablets (WHO TB 2022)', 'rhze_tb_intensive', { years: 30, kg: 54 }, '3 tablet'],
  [
    'cotrimoxazole prophylaxis, 6 to under 14 kg: 200/40 mg (WHO HIV 2021)',
    'cotrimoxazole_prophylaxis_child',
    { months: 18, kg: 10 },
    '5 ml',
  ],
  [
    'sulfadoxine-pyrimethamine: 3 tablets (WHO malaria 2023)',
    'sulfadoxine_pyrimethamine_pregnancy',
    { years: 25, sex: 'female', pregnant: true, weeks: 20 },
    '3 tablet',
  ],
  ['cetirizine, 2 to 6 years: 5 mg (WHO EmCare)', 'cetirizine_allergy_child', { years: 3 }, '5 mg'],
  ['chlorphenamine, child: 0.1 mg/kg (WHO EmCare)', 'chlorphenamine_allergy_child', { years: 3, kg: 15 }, '1.5 mg'],
  [
    'fluconazole in ringworm of the scalp: 6 mg/kg (WHO EmCare)',
    'fluconazole_tinea_capitis',
    { years: 4, kg: 16 },
    '96 mg',
  ],
]

describe('A worked example of a guideline', () => {
  it.each(EXAMPLES)('%s', (_what, regimen, of, expected) => {
    const { dose } = checked(regimen, of)
    expect(`${dose?.amount} ${dose?.unit}`).toBe(expected)
  })

  it.each([
    [
      'amoxicillin in pneumonia of a child, twice a day for 5 days (WHO IMCI 2014)',
      'amoxicillin_pneumonia_child',
      2,
      5,
    ],
    ['artemether-lumefantrine twice a day for 3 days (WHO malaria 2023)', 'artemether_lumefantrine_malaria', 2, 3],
    ['zinc once a day for 14 days (WHO EmCare)', 'zinc_diarrhoea', 1, 14],
    [
      'amoxicillin in fast breathing of a young infant, twice a day for 7 days (WHO EmCare)',
      'amoxicillin_fast_breathing_young_infant',
      2,
      7,
    ],
    ['ciprofloxacin in dysentery twice a day for 3 days (WHO IMCI 2014)', 'ciprofloxacin_dysentery_child', 2, 3],
    ['tetracycline eye ointment four times a day (WHO EmCare)', 'tetracycline_eye_conjunctivitis', 4, 7],
    ['fluconazole in ringworm of the scalp once a day for 28 days (WHO EmCare)', 'fluconazole_tinea_capitis', 1, 28],
    ['aciclovir in shingles of a child four times a day for 7 days (WHO EmCare)', 'aciclovir_shingles_child', 4, 7],
    ['vitamin A on two days (WHO IMCI 2014)', 'vitamin_a_measles', 1, 2],
    ['nystatin four times a day for 7 days (WHO IMCI 2014)', 'nystatin_oral_thrush', 4, 7],
    ['quinolone ear drops three times a day for 14 days (WHO IMCI 2014)', 'ciprofloxacin_ear_discharge', 3, 14],
  ] as const)('%s', (_what, regimen, timesPerDay, days) => {
    expect(regimens[regimen]).toMatchObject({ timesPerDay, days })
  })
})

describe('A dose', () => {
  it('is none, with the reason, where the weight it depends on is not known', () => {
    expect(checked('gentamicin_young_infant', { days: 20 })).toMatchObject({ dose: null })
    expect(checked('gentamicin_young_infant', { days: 20 }).concerns).toContainEqual({
      severity: 'caution',
      reason: 'weight_unknown',
    })
  })

  it('is none where the age that a regimen is meant for is not known', () => {
    const { dose, concerns } = checked('amoxicillin_pneumonia_adult', {})
    expect(dose).toBeNull()
    expect(concerns).toContainEqual({ severity: 'caution', reason: 'age_unknown' })
  })

  it('is none for a weight that nobody of the age has', () => {
    for (const kg of [3, 60]) {
      const { dose, concerns } = checked('paracetamol_child', { years: 2, kg })
      expect(dose).toBeNull()
      expect(concerns).toContainEqual({ severity: 'caution', reason: 'weight_implausible' })
    }
    expect(checked('paracetamol_child', { years: 2, kg: 12 }).dose?.amount).toBe(180)
  })

  it('is none, and the medicine not safe, below the lightest band', () => {
    const tooLight = checked('artemether_lumefantrine_malaria', { months: 2, kg: 4.9 })
    expect(tooLight).toMatchObject({ dose: null, safe: false })
  })

  it('in an emergency goes by age where there is no weight', () => {
    expect(checked('adrenaline_anaphylaxis', { years: 4 }).dose?.amount).toBe(0.15)
    expect(checked('adrenaline_anaphylaxis', { years: 30 }).dose?.amount).toBe(0.5)
  })

  it('is rounded down, never up', () => {
    expect(checked('paracetamol_child', { years: 1, kg: 9.3 }).dose?.amount).toBe(135)
  })
})
