import { describe, expect, it } from 'vitest'
import { check, kinds, line, patient, said, takes } from '#domain/clinical/prescribing/prescription.test-data.ts'

const woman = (told: Parameters<typeof patient>[0] = {}) => patient({ sex: 'female', years: 25, ...told })

describe('Pregnancy and breastfeeding', () => {
  it.each([
    ['ibuprofen at 32 weeks', 'ibuprofen-tab-200', { pregnant: true, pregnancyWeeks: 32 }, 'stop pregnancy'],
    ['ibuprofen at 20 weeks', 'ibuprofen-tab-200', { pregnant: true, pregnancyWeeks: 20 }, 'caution pregnancy'],
    ['ibuprofen, weeks not known', 'ibuprofen-tab-200', { pregnant: true }, 'stop pregnancy'],
    ['doxycycline', 'doxycycline-cap-100', { pregnant: true, pregnancyWeeks: 20 }, 'stop pregnancy'],
    ['enalapril, not known whether pregnant', 'enalapril-tab-5', { pregnant: null }, 'unknown pregnancy'],
    ['misoprostol before the birth', 'misoprostol-tab-200', { pregnant: true, pregnancyWeeks: 38 }, 'stop pregnancy'],
    ['doxycycline to who breastfeeds', 'doxycycline-cap-100', { breastfeeding: true }, 'stop breastfeeding'],
    ['doxycycline, not known', 'doxycycline-cap-100', { breastfeeding: null }, 'unknown breastfeeding'],
  ])('%s', (_, code, told, finding) => {
    expect(kinds(check([line(code)], woman(told)))).toContain(finding)
  })

  it('are no question in a man', () => {
    const man = patient({ pregnant: null, breastfeeding: null })
    expect(kinds(check([line('doxycycline-cap-100', takes(1, 'capsule', 2))], man))).toEqual([])
  })
})

describe('Age and weight', () => {
  it.each([
    [
      'a newborn with jaundice and ceftriaxone',
      'ceftriaxone-inj-1g',
      { days: 10, kg: 3, present: ['newborn_jaundice'] },
      'stop age',
    ],
    ['a newborn and ceftriaxone', 'ceftriaxone-inj-1g', { days: 10, kg: 3 }, 'caution age'],
    ['a child of 5 and doxycycline', 'doxycycline-cap-100', { years: 5, kg: 18 }, 'stop age'],
    ['a child of 8 and aspirin', 'aspirin-tab-75', { years: 8, kg: 25 }, 'stop age'],
    ['a child of 12 kg and ivermectin', 'ivermectin-tab-3', { years: 2, kg: 12 }, 'stop weight'],
    ['a child who was not weighed', 'al-dt-20-120', { years: 3, kg: null }, 'unknown weight'],
    ['a child of 3 said to weigh 70 kg', 'al-dt-20-120', { years: 3, kg: 70 }, 'unknown weight'],
    [
      'a child of 3 weighed half a year ago',
      'al-dt-20-120',
      { years: 3, kg: 14, weighedOn: '2026-05-01' },
      'caution weight',
    ],
  ])('%s', (_, code, told, finding) => {
    expect(kinds(check([line(code, takes(1, 'tablet', 2))], patient(told)))).toContain(finding)
  })

  it('a weight is not asked for where the dose is fine for any: co-trimoxazole for an adult, but gentamicin is', () => {
    const notWeighed = patient({ kg: null })
    expect(kinds(check([line('cotrimoxazole-tab-960', takes(1, 'tablet', 2))], notWeighed))).toEqual([])
    expect(kinds(check([line('gentamicin-inj-80', takes(3, 'vial'))], notWeighed))).toContain('unknown weight')
  })

  it('an age that is not known is said, and the greatest dose of anybody still stops', () => {
    const noAge = { ...patient(), ageMonths: null }
    const found = kinds(check([line('paracetamol-tab-500', takes(10, 'tablet'))], noAge))
    expect(found).toEqual(expect.arrayContaining(['unknown age', 'stop dose_too_high']))
  })
})

describe('Kidneys, liver and other illness', () => {
  it.each([
    [
      'co-trimoxazole in kidney disease',
      'cotrimoxazole-tab-960',
      { present: ['known_kidney_disease'] },
      'caution kidney_disease',
    ],
    [
      'metformin in kidney disease',
      'metformin-tab-500',
      { conditions: ['chronic_kidney_disease'] },
      'stop kidney_disease',
    ],
    ['TLD in kidney disease, said by an alert', 'tld-tab', { medicalAlerts: ['CKD stage 4'] }, 'stop kidney_disease'],
    ['TLD, kidneys not known', 'tld-tab', { absent: [] }, 'unknown kidney_disease'],
    ['RHZE in liver disease', 'rhze-tab', { conditions: ['cirrhosis'] }, 'stop liver_disease'],
    ['ibuprofen with an ulcer', 'ibuprofen-tab-200', { present: ['known_peptic_ulcer'] }, 'stop condition'],
    ['ibuprofen where it may be dengue', 'ibuprofen-tab-200', { conditions: ['dengue'] }, 'stop condition'],
    [
      'amitriptyline and the heart, by its broader name',
      'amitriptyline-tab-25',
      { present: ['known_heart_failure'] },
      'stop condition',
    ],
  ])('%s', (_, code, told, finding) => {
    expect(kinds(check([line(code)], patient(told)))).toContain(finding)
  })

  it('that stands in an alert that is not understood is said', () => {
    const found = said(check([line('clotrimazole-cream-1')], patient({ medicalAlerts: ['Quixotism'] })))
    expect(found).toEqual([
      'unknown: Nothing is checked against this alert of the record, which is not understood: Quixotism.',
    ])
  })
})
