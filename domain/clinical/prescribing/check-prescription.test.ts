import { describe, expect, it } from 'vitest'
import type { Quantity } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { check, line, lineOf, patient, said, taken } from '#domain/clinical/prescribing/prescription.test-data.ts'
import type { PrescriptionPatient } from '#domain/clinical/prescribing/prescription.ts'

/** So much at a time, so often a day. */
const takes = (amount: number, unit: Quantity['unit'], timesPerDay = 1) => ({ dose: { amount, unit }, timesPerDay })

const woman = (told: Parameters<typeof patient>[0] = {}): PrescriptionPatient =>
  patient({ sex: 'female', years: 25, ...told })

const kinds = (findings: ReturnType<typeof check>) => findings.map(({ severity, kind }) => `${severity} ${kind}`)

describe('A prescription in which nothing is wrong', () => {
  it.each([
    ['amoxicillin 500 mg three times a day, adult', line('amoxicillin-cap-500', takes(1, 'capsule', 3)), patient()],
    [
      'artemether-lumefantrine 1 tablet, 12 kg',
      line('al-dt-20-120', takes(1, 'tablet', 2)),
      patient({ years: 2, kg: 12 }),
    ],
    [
      'paracetamol syrup 7.5 ml (180 mg), 12 kg',
      line('paracetamol-liq-120', takes(7.5, 'ml', 4)),
      patient({ years: 2, kg: 12 }),
    ],
    ['benzathine penicillin 2 vials, adult', line('benzathine-pen-inj-1.2mu', takes(2, 'vial')), patient()],
    ['amlodipine 10 mg, adult', line('amlodipine-tab-5', takes(2, 'tablet')), patient()],
    ['gentamicin 2 ml (80 mg) for 12 kg', line('gentamicin-inj-80', takes(2, 'ml')), patient({ years: 2, kg: 12 })],
    ['clotrimazole cream has no dose to measure', line('clotrimazole-cream-1'), patient()],
    ['oral rehydration salts have none either', line('ors-sachet-500'), patient()],
  ])('%s', (_, item, of) => {
    expect(said(check([item], of))).toEqual([])
  })
})

describe('Allergy', () => {
  it.each([
    ['penicillin, and amoxicillin', 'amoxicillin-cap-500', ['Penicillin'], 'stop'],
    ['penicillin in Swahili words', 'amoxicillin-cap-500', ['penisilini'], 'stop'],
    ['sulfa, and co-trimoxazole', 'cotrimoxazole-tab-960', ['sulfa drugs'], 'stop'],
    ['aspirin, and ibuprofen', 'ibuprofen-tab-200', ['Aspirin'], 'stop'],
    ['rifampicin, and the combination that holds it', 'rhze-tab', ['rifampicin'], 'stop'],
    ['penicillin, and ceftriaxone', 'ceftriaxone-inj-1g', ['penicillin'], 'caution'],
  ])('to %s', (_, code, allergies, severity) => {
    expect(kinds(check([line(code)], patient({ allergies })))).toContain(`${severity} allergy`)
  })

  it('that stands among the alerts of the record counts as well', () => {
    const alerts = check([line('amoxicillin-cap-500')], patient({ medicalAlerts: ['Allergic to penicillin: rash'] }))
    expect(kinds(alerts)).toContain('stop allergy')
  })

  it('that is not understood, and one that nobody asked for, are said', () => {
    const ask = (allergies: readonly string[] | null) =>
      said(check([line('amoxicillin-cap-500', takes(1, 'capsule', 3))], patient({ allergies })))
    expect(ask(['quixomycin'])).toEqual([
      'unknown: Nothing is checked against this allergy, which is not understood: quixomycin.',
    ])
    const notAsked = ['unknown: Allergies were not checked: nobody has written down whether there are any. Ask.']
    for (const allergies of [null, [], [''], ['unknown'], ['haijulikani']]) expect(ask(allergies)).toEqual(notAsked)
    for (const allergies of [['none'], ['NKDA'], ['Hakuna'], ['No known allergies']]) expect(ask(allergies)).toEqual([])
  })
})

describe('Two medicines that harm one another', () => {
  it.each([
    ['rifampicin with dolutegravir', 'rhze-tab', 'tld-tab', 'caution', /50 mg twice a day/],
    ['ibuprofen with aspirin', 'ibuprofen-tab-200', 'aspirin-tab-75', 'stop', /of the same kind/],
    ['enalapril with losartan', 'enalapril-tab-5', 'losartan-tab-50', 'stop', /Potassium/],
    ['artemether-lumefantrine with azithromycin', 'al-tab-20-120', 'azithromycin-tab-500', 'caution', /QT/],
    ['isoniazid with paracetamol', 'isoniazid-tab-300', 'paracetamol-tab-500', 'caution', /liver/],
    ['rifampicin with carbamazepine', 'rhze-tab', 'carbamazepine-tab-200', 'caution', /fits may come back/],
  ])('%s, in one prescription', (_, one, other, severity, words) => {
    const found = said(check([line(one), line(other)], patient()))
    expect(found.filter((text) => text.startsWith(severity) && words.test(text))).not.toEqual([])
  })

  it.each([
    ['rifampicin', 'dolutegravir', 'caution'],
    ['rifampicin', 'lopinavir_ritonavir', 'stop'],
    ['rifampicin', 'atazanavir_ritonavir', 'stop'],
    ['rifampicin', 'nevirapine', 'stop'],
    ['rifampicin', 'efavirenz', 'caution'],
    ['rifampicin', 'artemether_lumefantrine', 'caution'],
    ['rifampicin', 'combined_oral_contraceptive', 'stop'],
    ['rifampicin', 'progestogen_contraceptive', 'caution'],
    ['rifampicin', 'levonorgestrel', 'caution'],
    ['rifampicin', 'warfarin', 'caution'],
    ['rifampicin', 'fluconazole', 'caution'],
    ['rifampicin', 'glibenclamide', 'caution'],
    ['rifampicin', 'prednisolone', 'caution'],
    ['rifampicin', 'phenytoin', 'caution'],
    ['rifampicin', 'carbamazepine', 'caution'],
    ['rifampicin', 'bedaquiline', 'stop'],
    ['isoniazid', 'phenytoin', 'caution'],
    ['isoniazid', 'carbamazepine', 'caution'],
    ['isoniazid', 'paracetamol', 'caution'],
    ['efavirenz', 'artemether_lumefantrine', 'caution'],
    ['efavirenz', 'progestogen_contraceptive', 'caution'],
    ['dolutegravir', 'metformin', 'caution'],
    ['dolutegravir', 'calcium', 'caution'],
    ['dolutegravir', 'iron', 'caution'],
    ['dolutegravir', 'antacid', 'caution'],
    ['dolutegravir', 'carbamazepine', 'caution'],
    ['dolutegravir', 'phenytoin', 'stop'],
    ['zidovudine', 'cotrimoxazole', 'caution'],
    ['zidovudine', 'primaquine', 'caution'],
    ['zidovudine', 'linezolid', 'caution'],
    ['quinine', 'artemether_lumefantrine', 'caution'],
    ['quinine', 'mefloquine', 'stop'],
    ['bedaquiline', 'moxifloxacin', 'caution'],
    ['bedaquiline', 'clarithromycin', 'stop'],
    ['linezolid', 'fluoxetine', 'stop'],
    ['ethambutol', 'antacid', 'caution'],
  ] as const)('%s with %s, either way round, with the publication that says so', (one, other, severity) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const met = check([lineOf(first), lineOf(second)], patient()).filter(({ kind }) => kind === 'interaction')
      expect(met.map((finding) => finding.severity)).toContain(severity)
      for (const { sources } of met) expect(sources.join(' ')).toMatch(/\b20[0-2]\d\b/)
    }
  })

  it('are found by what the patient says is taken, in everyday words, and by a running prescription', () => {
    const dolutegravir = line('tld-tab', takes(1, 'tablet'))
    expect(kinds(check([dolutegravir], patient({ currentMedicines: ['TB drugs'] })))).toContain('caution interaction')
    const running = taken('rhze-tab', { dispensedOn: '2026-11-01', durationDays: 56 })
    expect(kinds(check([dolutegravir], patient({ otherPrescriptions: [running] })))).toContain('caution interaction')
    const ended = taken('rhze-tab', { dispensedOn: '2026-07-01', durationDays: 56 })
    expect(check([dolutegravir], patient({ otherPrescriptions: [ended] }))).toEqual([])
  })

  it('are not looked for where the other medicine is not understood, and that is said', () => {
    const ask = (told: Partial<PrescriptionPatient>) =>
      said(check([line('tld-tab', takes(1, 'tablet'))], { ...patient(), ...told }))
    expect(ask({ currentMedicines: ['quixomycin'] })).toEqual([
      'unknown: Nothing is checked against this medicine that is taken, which is not understood: quixomycin.',
    ])
    expect(ask({ currentMedicines: null })).toEqual([
      'unknown: Other medicines were not checked: nobody has written down whether any are taken. Ask.',
    ])
    const other = { ...taken('salbutamol-beclometasone-inh', {}), durationDays: 30 }
    expect(ask({ otherPrescriptions: [other] }).join()).toContain('Nothing is checked against Salbutamol-beclometasone')
  })
})

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

describe('The dose', () => {
  it.each([
    [
      'paracetamol 500 mg for 12 kg',
      'paracetamol-tab-500',
      takes(1, 'tablet'),
      { years: 2, kg: 12 },
      '1 tablet of 500 mg at a time is more than the most for 12 kg: 180 mg at a time.',
    ],
    [
      'amoxicillin 1 g for 14 kg',
      'amoxicillin-cap-500',
      takes(2, 'capsule', 2),
      { years: 3, kg: 14 },
      '2 capsules of 500 mg (1,000 mg) at a time is more than the most for 14 kg: 750 mg at a time.',
    ],
    [
      'artemether-lumefantrine 2 tablets for 12 kg',
      'al-dt-20-120',
      takes(2, 'tablet', 2),
      { years: 2, kg: 12 },
      '2 tablets of 20 mg + 120 mg at a time is more than the most for 12 kg: 1 tablet of 20/120 mg at a time.',
    ],
    [
      'gentamicin 2 vials for 12 kg',
      'gentamicin-inj-80',
      takes(2, 'vial'),
      { years: 2, kg: 12 },
      '2 vials of 40 mg/mL, 2 mL (160 mg) at a time is more than the most for 12 kg: 90 mg at a time.',
    ],
    [
      'ceftriaxone 300 mg for 3 kg',
      'ceftriaxone-inj-1g',
      takes(300, 'mg'),
      { days: 10, kg: 3 },
      '300 mg at a time is more than the most for 3 kg: 150 mg at a time.',
    ],
    [
      'benzathine penicillin 4 vials',
      'benzathine-pen-inj-1.2mu',
      takes(4, 'vial'),
      {},
      '4 vials of 900 mg (1.2 MU) (3,600 mg) at a time is more than the most for 60 kg: 2,400,000 IU at a time.',
    ],
    [
      'metronidazole 10 tablets',
      'metronidazole-tab-400',
      takes(10, 'tablet'),
      {},
      '10 tablets of 400 mg (4,000 mg) at a time is more than the most for 60 kg: 2,000 mg at a time.',
    ],
  ])('too much: %s', (_, code, dose, told, words) => {
    const found = said(check([line(code, dose)], patient(told)))
    expect(
      found.some((text) => text.startsWith('stop') && text.endsWith(words)),
      found.join('\n'),
    ).toBe(true)
  })

  it('too much in a day, of doses that are each within bounds: paracetamol 1 g six times', () => {
    expect(said(check([line('paracetamol-tab-500', takes(2, 'tablet', 6))], patient()))).toEqual([
      'stop: Paracetamol 500 mg: 12 tablets of 500 mg (6,000 mg) a day is more than the most for 60 kg: 4,000 mg a day.',
    ])
  })

  it('too little: a quarter of the artemether-lumefantrine that 40 kg needs', () => {
    expect(kinds(check([line('al-tab-20-120', takes(1, 'tablet', 2))], patient({ kg: 40 })))).toEqual([
      'caution dose_too_low',
    ])
  })

  it('more than the treatment that it was made from, though not more than the most', () => {
    const item = line('prednisolone-tab-5', { ...takes(10, 'tablet'), regimen: 'prednisolone_gout' })
    expect(kinds(check([item], patient()))).toEqual(['caution dose_too_high'])
  })

  it('of a medicine without a greatest dose is held against the treatments, and beyond twice these it stops', () => {
    const child = patient({ years: 5, kg: 18 })
    const metronidazole = (tablets: number) =>
      kinds(check([line('metronidazole-tab-400', takes(tablets, 'tablet'))], child))
    expect(metronidazole(1)).toEqual([])
    expect(metronidazole(2)).toEqual(['caution dose_too_high'])
    expect(metronidazole(4)).toEqual(['stop dose_too_high'])
  })

  it.each([
    ['of a prescription of before', line('metformin-tab-500'), 'the dose cannot be checked'],
    ['in what cannot be compared', line('metformin-tab-500', takes(1, 'cup', 2)), 'the dose cannot be checked'],
    [
      'without how often',
      line('metformin-tab-500', { dose: { amount: 1, unit: 'tablet' } }),
      'how often it is taken is not known',
    ],
    [
      'without any greatest dose',
      line('pyridoxine-tab-25', takes(1, 'tablet')),
      'no greatest dose for such a patient is known',
    ],
    [
      'made from another treatment',
      line('metformin-tab-500', { ...takes(1, 'tablet'), regimen: 'paracetamol_adult' }),
      'not for such a patient',
    ],
  ])('%s is said not to be checked', (_, item, words) => {
    const found = said(check([item], patient()))
    expect(found.filter((text) => text.startsWith('unknown') && text.includes(words)).length, found.join('\n')).toBe(1)
  })

  it('says a medicine that the engine does not know, and nothing else of it', () => {
    expect(said(check([line('salbutamol-beclometasone-inh', takes(50, 'puff', 50))], patient()))).toEqual([
      'unknown: Salbutamol-beclometasone inhaler 100 micrograms + 50 micrograms is not known to the engine: nothing about it was checked.',
    ])
  })
})

describe('The same medicine again', () => {
  const amlodipine = line('amlodipine-tab-5', takes(1, 'tablet'))
  const dispensed = (dispensedOn: string | null, durationDays: number | null, code = 'amlodipine-tab-5') =>
    patient({ otherPrescriptions: [taken(code, { dispensedOn, durationDays })] })

  it.each([
    ['dispensed 3 days ago for 30 days', dispensed('2026-11-19', 30), ['stop too_early']],
    ['with 7 of 30 days left', dispensed('2026-10-30', 30), ['stop too_early']],
    ['with 6 of 30 days left', dispensed('2026-10-29', 30), []],
    ['with 7 of 90 days left', dispensed('2026-08-31', 90), []],
    ['with 8 of 90 days left', dispensed('2026-09-01', 90), ['stop too_early']],
    ['used up', dispensed('2026-10-01', 30), []],
    ['waiting to be dispensed', dispensed(null, 30), ['stop duplicate']],
    ['dispensed for nobody knows how long', dispensed('2026-11-01', null), ['unknown not_checked']],
    ['dispensed long ago for nobody knows how long', dispensed('2025-11-01', null), []],
  ])('%s', (_, of, found) => {
    expect(kinds(check([amlodipine], of))).toEqual(found)
  })

  it('also where one holds the other: RH while RHZE still runs', () => {
    const found = check([line('rh-tab-150-75')], dispensed('2026-11-01', 56, 'rhze-tab'))
    expect(kinds(found)).toContain('stop too_early')
    expect(said(found)[0]).toContain('was dispensed on 2026-11-01 and lasts until 2026-12-27')
  })

  it('twice in one prescription stops; in another place of the body it is to be seen', () => {
    expect(kinds(check([line('amoxicillin-cap-500'), line('amoxicillin-dt-250')], patient()))).toContain(
      'stop duplicate',
    )
    const places = check([line('clotrimazole-cream-1'), line('clotrimazole-vag-500')], patient({ sex: 'female' }))
    expect(kinds(places)).toContain('caution duplicate')
  })

  it('two of one kind: diclofenac is taken, ibuprofen prescribed', () => {
    const found = check(
      [line('ibuprofen-tab-200', takes(2, 'tablet', 3))],
      patient({ currentMedicines: ['diclofenac'] }),
    )
    expect(kinds(found)).toEqual(['stop same_class'])
  })
})
