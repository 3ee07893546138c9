import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import { INTERACTIONS } from '#domain/clinical/knowledge/medicines/interactions.ts'
import type { Medicine, Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { TREATMENTS } from '#domain/clinical/knowledge/medicines/treatments.ts'
import { checkRegimen } from '#domain/clinical/planning/check-regimen.ts'
import { chooseMedicines } from '#domain/clinical/planning/choose-medicines.ts'
import { concernsOfPair, concernsOfPossible } from '#domain/clinical/planning/concerns-of-company.ts'
import { planCare } from '#domain/clinical/planning/plan-care.ts'
import { checked, MEDICINE_KNOWLEDGE, patient, reasonsOf } from '#domain/clinical/planning/test-case.ts'

const choose = (conditions: readonly string[], of: Parameters<typeof patient>[0]) =>
  chooseMedicines(conditions, MEDICINE_KNOWLEDGE, patient(of))
const given = (conditions: readonly string[], of: Parameters<typeof patient>[0]) =>
  choose(conditions, of)
    .filter(({ use }) => use === 'first')
    .map(({ regimen }) => regimen)
const useOf = (conditions: readonly string[], regimen: string, of: Parameters<typeof patient>[0]) =>
  choose(conditions, of).find((one) => one.regimen === regimen)?.use

const WOMAN = { years: 25, kg: 60, sex: 'female' as const }

describe('A plan of medicines', () => {
  it('gives the first choice, and names the others as alternatives', () => {
    expect(given(['cystitis'], { ...WOMAN, pregnant: false })).toEqual(['nitrofurantoin_cystitis'])
    expect(useOf(['cystitis'], 'amoxicillin_clavulanate_cystitis', { ...WOMAN, pregnant: false })).toBe('alternative')
  })

  it('gives what is of another class before what an allergy can reach', () => {
    const allergic = { ...WOMAN, afterBirth: true, allergies: ['penicillin'] }
    expect(given(['mastitis'], allergic)).toContain('erythromycin_pharyngitis_adult')
    expect(useOf(['mastitis'], 'cefalexin_skin_infection_adult', allergic)).toBe('alternative')
    // Where that must not be given beside what the plan has already, the other is given, with its caution.
    expect(given(['acute_psychosis', 'mastitis'], allergic)).toContain('cefalexin_skin_infection_adult')
    expect(given(['pneumonia_child'], { years: 2, kg: 12, allergies: ['penicillin'] })).toContain(
      'azithromycin_pertussis_child',
    )
  })

  it('gives severe pneumonia of an adult a first injection before the way', () => {
    const use = (findings: readonly string[]) =>
      chooseMedicines(['pneumonia_adult'], MEDICINE_KNOWLEDGE, {
        ...patient({ years: 70, kg: 62 }),
        present: new Set(findings),
      }).find(({ regimen }) => regimen === 'ceftriaxone_pneumonia_adult_before_referral')?.use
    expect(use(['cough', 'fever'])).toBe('after_test')
    expect(use(['cough', 'fever', 'confusion'])).toBe('first')
  })

  it('takes the next that can be given where the first must not be', () => {
    const late = { ...WOMAN, pregnant: true, weeks: 38 }
    expect(useOf(['cystitis'], 'nitrofurantoin_cystitis', late)).toBe('not_usable')
    expect(given(['cystitis'], late)).toEqual(['amoxicillin_clavulanate_cystitis'])
    expect(given(['cholera'], { ...WOMAN, pregnant: true })).toContain('azithromycin_cholera')
    expect(given(['syphilis_primary'], { years: 30, allergies: ['penicillin'] })).toEqual(['doxycycline_syphilis'])
    expect(given(['streptococcal_pharyngitis'], { years: 6, kg: 20, allergies: ['penicillin'] })).toContain(
      'erythromycin_pharyngitis_child',
    )
    expect(given(['migraine'], { years: 40, kg: 70, present: ['known_peptic_ulcer'] })).toEqual(['paracetamol_adult'])
    expect(given(['depression'], { years: 40, present: ['mania'] })).toEqual([])
  })

  it('gives nothing that is meant for others', () => {
    expect(given(['sexual_assault_care'], { years: 30 })).toEqual(['tetanus_vaccine_wound'])
    expect(given(['sexual_assault_care'], { ...WOMAN, pregnant: false })).toContain('levonorgestrel_emergency')
    const pressure = { present: ['high_blood_pressure'] }
    expect(given(['hypertension'], { ...WOMAN, ...pressure, pregnant: true })).toEqual(['methyldopa_pregnancy'])
    expect(given(['hypertension'], { years: 50, ...pressure })).toEqual(['amlodipine_hypertension'])
  })

  it('lets a medicine stand once, for all the conditions that ask for it', () => {
    const plan = choose(['malaria_uncomplicated', 'influenza', 'tension_headache'], {
      years: 30,
      kg: 60,
      present: ['malaria_test_positive'],
    })
    const paracetamol = plan.filter(({ medicine }) => medicine === 'paracetamol')
    expect(paracetamol).toHaveLength(1)
    expect(paracetamol[0]?.for).toEqual(['malaria_uncomplicated', 'influenza', 'tension_headache'])
    const twice = plan.filter(({ medicine }, at) => plan.findIndex((one) => one.medicine === medicine) !== at)
    expect(twice).toEqual([])
  })

  it('waits for a test where the treatment is not for a guess', () => {
    expect(useOf(['pulmonary_tuberculosis'], 'rhze_tb_intensive', { years: 30, kg: 60 })).toBe('after_test')
    expect(useOf(['malaria_uncomplicated'], 'artemether_lumefantrine_malaria', { years: 30, kg: 60 })).toBe(
      'after_test',
    )
    expect(useOf(['hiv_infection'], 'tenofovir_lamivudine_dolutegravir_hiv', { years: 30, kg: 60 })).toBe('after_test')
    expect(given(['pulmonary_tuberculosis'], { years: 30, kg: 60, present: ['tb_test_positive'] })).toContain(
      'rhze_tb_intensive',
    )
  })

  it('gives what lowers a severe pressure in pregnancy from 160/110, at any age', () => {
    const severe = (systolicMmHg: number, diastolicMmHg: number) => {
      const planning = patient({ years: 17, kg: 55, sex: 'female', pregnant: true, weeks: 34 })
      const plan = chooseMedicines(['pre_eclampsia'], MEDICINE_KNOWLEDGE, {
        ...planning,
        vitals: { ...planning.vitals, systolicMmHg, diastolicMmHg },
      })
      return plan.filter(({ use }) => use === 'first').map(({ medicine }) => medicine)
    }
    expect(severe(159, 109)).toEqual(['methyldopa'])
    expect(severe(160, 100)).toEqual(['nifedipine', 'magnesium_sulfate', 'methyldopa'])
    expect(severe(150, 110)).toEqual(['nifedipine', 'magnesium_sulfate', 'methyldopa'])
    expect(severe(139, 89)).toEqual([])
  })

  it('gives no two medicines of one class, nor two that harm together', () => {
    const plan = choose(['acute_coronary_syndrome', 'migraine'], { years: 50, kg: 70 })
    const ibuprofen = plan.find(({ medicine }) => medicine === 'ibuprofen')
    expect(ibuprofen).toMatchObject({ use: 'not_usable', safe: false })
    expect(ibuprofen?.concerns).toContainEqual({
      severity: 'avoid',
      reason: 'same_class',
      of: 'nsaid',
      with: 'aspirin',
    })
    expect(plan.find(({ medicine }) => medicine === 'paracetamol')?.use).toBe('first')
  })

  it('lets nothing stand in the way of a first dose in an emergency', () => {
    const plan = choose(['migraine', 'acute_coronary_syndrome'], { years: 50, kg: 70 })
    expect(plan[0]).toMatchObject({ regimen: 'aspirin_mi', use: 'first' })
    expect(plan.find(({ medicine }) => medicine === 'ibuprofen')?.use).toBe('not_usable')
  })

  it('never gives two that harm together, whichever conditions are treated', () => {
    const needed = Object.values(REGIMENS).flatMap((regimen) => ('needs' in regimen ? regimen.needs : []))
    const three = fc.uniqueArray(fc.constantFrom(...Object.keys(TREATMENTS)), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(three, fc.subarray(needed), fc.constantFrom(30, 100, 540), (conditions, present, months) => {
        const plan = choose(conditions, { months, kg: months / 8 + 8, present, pregnant: false, sex: 'female' })
        const firsts = plan.filter(({ use }) => use === 'first' || use === 'after_test').map(({ medicine }) => medicine)
        const harmful = firsts.flatMap((one) =>
          firsts
            .filter((other) => other !== one)
            .flatMap((other) => concernsOfPair(one, other, MEDICINE_KNOWLEDGE))
            .filter(({ severity }) => severity === 'avoid'),
        )
        expect(harmful).toEqual([])
      }),
      { numRuns: 600 },
    )
  })
})

describe('What the illness may be besides', () => {
  it('forbids what would harm in it', () => {
    const check = (regimen: string, possible: readonly string[]) =>
      checkRegimen(regimen, MEDICINE_KNOWLEDGE, { ...patient({ years: 30, kg: 60 }), possible })
    expect(check('ibuprofen_adult', ['migraine', 'dengue'])?.safe).toBe(false)
    expect(check('ibuprofen_adult', ['migraine'])?.safe).toBe(true)
    expect(check('hydrocortisone_cream_eczema', ['tinea_corporis'])?.safe).toBe(false)
    expect(check('aspirin_mi', ['aortic_dissection'])?.safe).toBe(false)
    expect(check('fluoxetine_depression', ['bipolar_disorder'])?.safe).toBe(false)
  })

  it('counts in a plan from one chance in ten', () => {
    const { conditionsById, medicines } = clinicalKnowledge()
    const plan = (dengue: number) =>
      planCare(
        'moderate',
        {
          ranked: [
            { id: 'migraine', probability: 0.7, triage: 'low', weights: [] },
            { id: 'dengue', probability: dengue, triage: 'high', weights: [] },
          ],
          unexplained: 0.1,
        },
        conditionsById,
        medicines,
        patient({ years: 30, kg: 60 }),
      )
        .medicines.filter(({ use }) => use === 'first')
        .map(({ medicine }) => medicine)
    expect(plan(0.09)).toEqual(['ibuprofen'])
    expect(plan(0.1)).toEqual(['paracetamol'])
  })

  it('never forbids what it is treated with', () => {
    const forbidden = Object.entries(TREATMENTS).flatMap(([condition, groups]) =>
      groups
        .flat()
        .filter((id) => concernsOfPossible(REGIMENS[id].medicine, [condition], MEDICINE_KNOWLEDGE).length > 0)
        .map((id) => `${condition} ${id}`),
    )
    expect(forbidden).toEqual([])
  })
})

describe('What is taken already', () => {
  it('forbids what harms beside it, by its brand name', () => {
    expect(reasonsOf(checked('ibuprofen_adult', { years: 50, medicines: ['Coumadin'] }), 'avoid')).toContain(
      'interaction',
    )
    expect(checked('losartan_hypertension', { years: 50, medicines: ['Zestril'] }).safe).toBe(false)
    expect(checked('ibuprofen_adult', { years: 50, medicines: ['Voltaren'] }).safe).toBe(false)
  })

  it('says that dolutegravir is needed twice a day beside rifampicin', () => {
    const { concerns } = checked('rhze_tb_intensive', { years: 30, kg: 60, medicines: ['TLD'] })
    expect(concerns).toContainEqual({
      severity: 'caution',
      reason: 'interaction',
      of: 'dolutegravir_twice_daily',
      with: 'TLD',
    })
  })

  it('does not leave malaria untreated: TB treatment beside it asks for another test after it', () => {
    const of = { years: 30, kg: 60, present: ['malaria_test_positive', 'tb_treatment'] }
    expect(given(['malaria_uncomplicated'], of)).toContain('artemether_lumefantrine_malaria')
    const { concerns } = checked('artemether_lumefantrine_malaria', of)
    expect(concerns).toContainEqual({
      severity: 'caution',
      reason: 'interaction',
      of: 'lowers_malaria_medicine',
      with: 'tb_treatment',
    })
  })

  it('of a group cautions, where only some of it would forbid', () => {
    const { concerns, safe } = checked('rhze_tb_intensive', { years: 30, kg: 60, medicines: ['ARVs'] })
    expect(safe).toBe(true)
    expect(concerns.filter(({ reason }) => reason === 'interaction').length).toBeGreaterThan(1)
  })

  it('withholds no first dose in an emergency, whatever is taken, and says what can happen', () => {
    const emergencies = Object.entries<Regimen>(REGIMENS).filter(([, { beforeReferral }]) => beforeReferral)
    expect(emergencies.length).toBeGreaterThan(15)
    const months = (of: Regimen['of']) => ((of?.fromMonths ?? 0) + Math.min(of?.belowMonths ?? 600, 600)) / 2
    for (const [id, { of }] of emergencies)
      for (const medicine of Object.keys(MEDICINES)) {
        const someone = patient({ months: months(of), sex: of?.sex ?? 'male', medicines: [medicine] })
        const one = checkRegimen(id, MEDICINE_KNOWLEDGE, {
          ...someone,
          person: { ...someone.person, pregnant: of?.pregnant ?? false },
        })
        const withheld = one?.concerns.filter(({ severity, with: other }) => severity === 'avoid' && other)
        expect(withheld, `${id} ${medicine}`).toEqual([])
      }
    expect(
      reasonsOf(checked('diazepam_iv_seizure_adult', { years: 40, medicines: ['morphine'] }), 'caution'),
    ).toContain('interaction')
  })

  it('does not withhold salbutamol from somebody who takes a beta blocker', () => {
    const { safe, concerns } = checked('salbutamol_attack_adult', { years: 40, medicines: ['Inderal'] })
    expect(safe).toBe(true)
    expect(concerns.map(({ of }) => of)).toContain('bronchospasm')
  })

  it('has the interactions of what a compound holds', () => {
    for (const compound of ['rhze', 'rifampicin_isoniazid'])
      for (const other of [
        'nevirapine',
        'artemether_lumefantrine',
        'combined_oral_contraceptive',
        'warfarin',
        'carbamazepine',
      ])
        expect(concernsOfPair(compound, other, MEDICINE_KNOWLEDGE), `${compound} ${other}`).not.toEqual([])
  })
})

describe('Known dangers', () => {
  it.each([
    [
      'ceftriaxone in a newborn with jaundice',
      'ceftriaxone_ophthalmia_neonatorum',
      { days: 5, kg: 3, present: ['jaundice'] },
    ],
    ['doxycycline in pregnancy', 'doxycycline_cholera', { ...WOMAN, pregnant: true }],
    ['ciprofloxacin in epilepsy', 'ciprofloxacin_pyelonephritis', { years: 30, present: ['known_epilepsy'] }],
    ['metformin in kidney disease', 'metformin_diabetes', { years: 60, present: ['known_kidney_disease'] }],
    [
      'ibuprofen in the third trimester',
      'ibuprofen_child',
      { years: 11, kg: 40, sex: 'female' as const, pregnant: true, weeks: 30 },
    ],
    ['ibuprofen with an ulcer', 'ibuprofen_adult', { years: 60, present: ['known_peptic_ulcer'] }],
    ['ibuprofen in dehydration', 'ibuprofen_child', { years: 3, kg: 14, present: ['dehydration_signs'] }],
    ['aspirin with vomiting of blood', 'aspirin_mi', { years: 60, present: ['vomiting_blood'] }],
    [
      'amitriptyline with thoughts of suicide',
      'amitriptyline_depression',
      { years: 40, present: ['suicidal_thoughts'] },
    ],
    ['haloperidol in heart disease', 'haloperidol_psychosis', { years: 40, present: ['known_heart_disease'] }],
    ['carbamazepine in absences', 'carbamazepine_epilepsy_adult', { years: 20, present: ['absence_spells'] }],
    ['iron in severe malnutrition', 'iron_folic_acid_child', { years: 2, present: ['muac_red'] }],
    ['oxytocin before the birth', 'oxytocin_pph', { ...WOMAN, pregnant: true }],
    ['cotrimoxazole with too much potassium', 'cotrimoxazole_cystitis', { years: 60, present: ['potassium_high'] }],
    [
      'tenofovir in kidney disease',
      'tenofovir_lamivudine_dolutegravir_hiv',
      { years: 40, kg: 60, present: ['creatinine_raised'] },
    ],
    ['gentamicin in kidney disease', 'gentamicin_young_infant', { days: 20, kg: 4, present: ['known_kidney_disease'] }],
    [
      'fluconazole by mouth in pregnancy',
      'fluconazole_tinea_capitis',
      { years: 11, kg: 40, sex: 'female' as const, pregnant: true },
    ],
    ['rifampicin beside nevirapine', 'rhze_tb_intensive', { years: 30, kg: 60, medicines: ['nevirapine'] }],
  ] as const)('%s is not safe', (_what, regimen, of) => {
    expect(checked(regimen, of).safe).toBe(false)
  })

  it('of medicines that no plan gives stand in the table', () => {
    const table: Readonly<Record<string, Medicine>> = MEDICINES
    expect(table['codeine']?.cautions?.belowMonths).toBe(144)
    expect(table['doxycycline']?.cautions?.belowMonths).toBe(96)
    expect(table['valproate']?.cautions?.childbearing).toBe('avoid')
    expect(table['primaquine']?.cautions?.mustKnow).toContain('known_g6pd_deficiency')
    expect(table['aspirin']?.cautions?.belowMonths).toBe(192)
    expect(table['loperamide']?.cautions?.notWith).toContain('bloody_diarrhoea')
  })

  it.each([
    ['ace_inhibitor', (cautions: Medicine['cautions']) => cautions?.pregnancy?.length === 3],
    ['angiotensin_receptor_blocker', (cautions: Medicine['cautions']) => cautions?.pregnancy?.length === 3],
    ['fluoroquinolone', (cautions: Medicine['cautions']) => cautions?.pregnancy?.length === 3],
    ['statin', (cautions: Medicine['cautions']) => cautions?.pregnancy?.length === 3],
    ['nsaid', (cautions: Medicine['cautions']) => cautions?.pregnancy?.includes(3)],
    ['beta_blocker', (cautions: Medicine['cautions']) => cautions?.notWith?.includes('known_asthma')],
  ] as const)('of the whole class %s stand in the table', (oneClass, holds) => {
    const ofClass = Object.entries<Medicine>(MEDICINES).filter(
      ([, { classes }]) => classes.includes(oneClass) && !classes.includes('topical'),
    )
    expect(ofClass.length).toBeGreaterThan(1)
    expect(ofClass.filter(([, { cautions }]) => !holds(cautions)).map(([id]) => id)).toEqual([])
  })
})

describe('The knowledge of treatments', () => {
  it('names conditions and regimens that exist, each regimen of a group once', () => {
    for (const [condition, groups] of Object.entries(TREATMENTS)) {
      expect(Object.keys(CONDITIONS)).toContain(condition)
      expect(groups.length, condition).toBeGreaterThan(0)
      const all = groups.flat()
      expect(all.filter((id) => !(id in REGIMENS))).toEqual([])
      expect(new Set(all).size, condition).toBe(all.length)
    }
  })

  it('uses every regimen there is', () => {
    const used = new Set(Object.values(TREATMENTS).flat(2))
    expect(Object.keys(REGIMENS).filter((id) => !used.has(id as keyof typeof REGIMENS))).toEqual([])
  })

  it('has interactions between medicines and classes that exist, each pair and effect once', () => {
    const classes = new Set<string>(Object.values(MEDICINES).flatMap((medicine: Medicine) => medicine.classes))
    const exists = (one: string) => (one.startsWith('class:') ? classes.has(one.slice(6)) : one in MEDICINES)
    expect(INTERACTIONS.flatMap(({ between }) => between).filter((one) => !exists(one))).toEqual([])
    const keys = INTERACTIONS.map(({ between, effect }) => [...between.toSorted(), effect].join(' '))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('of what a medicine holds names medicines that exist', () => {
    const held = Object.values(MEDICINES).flatMap((medicine: Medicine) => medicine.contains ?? [])
    expect(held.filter((id) => !(id in MEDICINES))).toEqual([])
  })
})

describe('An assessment', () => {
  const actionsOf = (findings: readonly string[], ageMonths = 18) =>
    assess({ ageMonths, findings: findings.map((id) => ({ id, status: 'present' as const })) }).plan.immediateActions

  it('rehydrates a child with severe malnutrition slowly by mouth, and through a drip in shock alone', () => {
    const dry = ['watery_diarrhoea', 'sunken_eyes', 'lethargy', 'skin_pinch_very_slow']
    expect(actionsOf(dry)).toContain('rehydration_plan_c')
    const wasted = actionsOf([...dry, 'muac_red', 'visible_wasting'])
    expect(wasted).toContain('slow_rehydration_malnutrition')
    expect(wasted).not.toContain('rehydration_plan_c')
    expect(wasted).not.toContain('iv_access_fluids')
  })

  it('treats what a test alone tells of', () => {
    const regimensOf = (id: string) =>
      assess({ ageMonths: 336, sex: 'female', findings: [{ id, status: 'present' }] }).plan.medicines.map(
        ({ regimen }) => regimen,
      )
    expect(regimensOf('syphilis_test_positive')).toContain('benzathine_benzylpenicillin_syphilis')
    expect(regimensOf('hiv_test_positive')).toContain('tenofovir_lamivudine_dolutegravir_hiv')
  })

  it('gives no antibiotic for breasts that are hard as the milk comes in', () => {
    const { differential, plan } = assess({
      ageMonths: 276,
      sex: 'female',
      afterBirth: true,
      findings: ['breast_engorgement', 'breast_pain'].map((id) => ({ id, status: 'present' as const })),
    })
    expect(differential[0]?.id).toBe('engorged_breasts')
    expect(plan.medicines).toEqual([])
  })

  it('says which medicines and allergies it could not check against', () => {
    const { plan } = assess({ ageMonths: 400, medicines: ['Panadol', 'mwarobaini'], allergies: ['eggs'] })
    expect(plan.notCheckedAgainst).toEqual(['mwarobaini', 'eggs'])
  })
})
