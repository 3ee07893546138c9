import { describe, expect, it } from 'vitest'
import { check, kinds, line, patient, said, taken, takes } from '#domain/clinical/prescribing/prescription.test-data.ts'

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

  it('small, of a medicine whose dose is found by its effect, is not called too little', () => {
    expect(check([line('amitriptyline-tab-25', takes(10, 'mg'))], patient())).toEqual([])
    expect(check([line('prednisolone-tab-5', takes(1, 'tablet'))], patient())).toEqual([])
  })

  it('more than the treatment that it was made from, though not more than the most', () => {
    const item = line('prednisolone-tab-5', { ...takes(10, 'tablet'), regimen: 'prednisolone_gout' })
    expect(kinds(check([item], patient()))).toEqual(['caution dose_too_high'])
  })

  it('more than is given for so light a body: paracetamol 1 g for an adult of 35 kg', () => {
    const found = check([line('paracetamol-tab-500', takes(2, 'tablet', 3))], patient({ kg: 35 }))
    expect(said(found)).toEqual([
      'caution: Paracetamol 500 mg: 2 tablets of 500 mg (1,000 mg) at a time is more than any treatment here gives for 35 kg: 500 mg at a time.',
    ])
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
