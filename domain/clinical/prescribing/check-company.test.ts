import { describe, expect, it } from 'vitest'
import {
  check,
  kinds,
  line,
  lineOf,
  patient,
  said,
  taken,
  takes,
} from '#domain/clinical/prescribing/prescription.test-data.ts'
import type { PrescriptionPatient } from '#domain/clinical/prescribing/prescription.ts'

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

  it.each(['Penicillin allergy', 'Allergic to penicillin', 'mzio wa Penicillin'])(
    'that was told, and of which the record warns as "%s", is one, named by what is not tolerated',
    (alert) => {
      const known = patient({ allergies: ['penicillin'], medicalAlerts: [alert] })
      const stops = said(check([line('amoxicillin-cap-500')], known)).filter((text) => text.startsWith('stop'))
      expect(stops).toHaveLength(1)
      expect(stops[0]).toContain('an allergy to penicillin is known')
    },
  )

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
