import { beforeAll, describe, expect, it } from 'vitest'
import { examinationReader } from '#api/services/medical/examination-reader.ts'
import { patientOf, prescriptionOf } from '#api/services/prescriptions/prescription-case.ts'
import type { PrescriptionFacts } from '#api/store/prescription-facts.ts'
import type { StandingRow } from '#api/store/prescriptions.ts'
import { type PrescribingKnowledge, prescribingKnowledge } from '#domain/clinical/prescribing/prescribing-knowledge.ts'

const NOW = new Date('2026-11-21T09:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const place = { region: 'Kenya', country: 'KE', district: 'Nairobi' }

let knowledge: PrescribingKnowledge
beforeAll(() => {
  knowledge = prescribingKnowledge(examinationReader())
})

type Told = PrescriptionFacts['assessments'][number]
const told = (days: number, changes: Partial<Told> = {}): Told => ({
  id: `a${days}`,
  createdAt: daysAgo(days),
  weightKg: null,
  pregnant: null,
  pregnancyWeeks: null,
  afterBirth: null,
  symptoms: [],
  medicalHistory: [],
  medicines: [],
  allergies: [],
  plan: null,
  visit: null,
  ...changes,
})

const factsOf = (changes: Partial<PrescriptionFacts> = {}): PrescriptionFacts => ({
  dateOfBirth: new Date('1996-11-21'),
  gender: 'female',
  medicalAlerts: [],
  pregnantSince: null,
  assessments: [],
  read: [],
  others: [],
  ...changes,
})
const STANDING = { id: 'p', assessmentId: null, facility: place, items: [], steps: [] } as unknown as StandingRow
const patient = (changes: Partial<PrescriptionFacts>, standing = STANDING) =>
  patientOf(factsOf(changes), standing, NOW, knowledge)

describe('What a check knows of a patient', () => {
  it('is nothing where nobody asked, never "none"', () => {
    expect(patient({})).toMatchObject({
      weight: null,
      pregnant: null,
      pregnancyWeeks: null,
      afterBirth: null,
      breastfeeding: null,
      allergies: null,
      currentMedicines: null,
      otherPrescriptions: [],
    })
    expect(patient({ gender: 'other' }).sex).toBeNull()
  })

  it('has the age in months, with days of a newborn', () => {
    expect(patient({}).ageMonths).toBeCloseTo(360, 0)
    expect(patient({ dateOfBirth: new Date('2026-11-11') }).ageMonths).toBeCloseTo(0.33, 2)
    expect(patient({ dateOfBirth: new Date('2026-11-22') }).ageMonths).toBe(0)
  })

  it('has the last weight with its day', () => {
    const assessments = [told(3), told(10, { weightKg: 61 }), told(40, { weightKg: 58 })]
    expect(patient({ assessments }).weight).toEqual({ kg: 61, on: '2026-11-11' })
  })

  it('is pregnant by the pregnancy that is followed, else by what was told last and still can be', () => {
    expect(patient({ pregnantSince: new Date('2026-09-12') })).toMatchObject({ pregnant: true, pregnancyWeeks: 10 })
    expect(patient({ assessments: [told(14, { pregnant: true, pregnancyWeeks: 20 })] })).toMatchObject({
      pregnant: true,
      pregnancyWeeks: 22,
    })
    expect(patient({ assessments: [told(200, { pregnant: true, pregnancyWeeks: 20 })] }).pregnant).toBeNull()
    expect(patient({ assessments: [told(29, { pregnant: false })] }).pregnant).toBe(false)
    expect(patient({ assessments: [told(31, { pregnant: false })] }).pregnant).toBeNull()
    const born = { gender: 'male', assessments: [told(1, { pregnant: true })] }
    expect(patient(born).pregnant).toBeNull()
  })

  it('gave birth within six weeks where that was told within six weeks', () => {
    expect(patient({ assessments: [told(41, { afterBirth: true })] }).afterBirth).toBe(true)
    expect(patient({ assessments: [told(43, { afterBirth: true })] }).afterBirth).toBeNull()
  })

  it('has every allergy that was ever told, and the medicines that were told last', () => {
    const visit = { currentMedications: 'Metformin', allergies: 'None', previousIllnesses: 'Asthma' }
    const assessments = [
      told(2, { allergies: ['Sulfa'] }),
      told(5, { visit, medicines: [] }),
      told(9, { medicines: ['Warfarin'], allergies: ['Penicillin'] }),
    ]
    const known = patient({ assessments, medicalAlerts: ['Sickle cell disease'] })
    expect(known.allergies).toEqual(['Sulfa', 'None', 'Penicillin'])
    expect(known.currentMedicines).toEqual(['Metformin'])
    expect(known.medicalAlerts).toEqual(['Sickle cell disease', 'Asthma'])
  })

  it('has what was ticked and what the engine read, as long as each counts', () => {
    const assessments = [
      told(1, { id: 'now', symptoms: ['fever'] }),
      told(300, { id: 'old', symptoms: ['cough'], medicalHistory: ['known_kidney_disease'] }),
    ]
    const read = [{ assessmentId: 'now', present: ['vomiting'], absent: ['known_epilepsy'] }]
    const { present, absent } = patient({ assessments, read })
    expect([...present].toSorted()).toEqual(['fever', 'known_kidney_disease', 'vomiting'])
    expect([...absent]).toEqual(['known_epilepsy'])
  })

  it('has the condition that the prescription was made for', () => {
    const assessments = [
      told(1, { id: 'this', plan: { condition: 'pneumonia' } }),
      told(2, { plan: { condition: 'gout' } }),
    ]
    expect(patient({ assessments }, { ...STANDING, assessmentId: 'this' }).conditions).toEqual(['pneumonia'])
  })

  it('has what other prescriptions wait for, and what was handed over of them and kept', () => {
    const item = (name: string, dispensed: readonly (readonly [number, number])[]) => ({
      name,
      genericName: 'Metformin',
      durationDays: 30,
      medicine: { code: 'metformin-tab-500' },
      dispensed: dispensed.map(([quantity, back]) => ({
        quantity,
        batch: { medicine: { code: 'metformin-tab-500' } },
        returned: [{ quantity: back }],
        dispensing: { at: daysAgo(3) },
      })),
    })
    const others = [
      { status: 'ready', endedAt: null, items: [item('Waits', [])] },
      { status: 'dispensed', endedAt: daysAgo(3), items: [item('Kept', [[60, 0]]), item('Came back', [[60, 60]])] },
    ] as PrescriptionFacts['others']
    expect(patient({ others }).otherPrescriptions).toMatchObject([
      { name: 'Waits', medicine: 'metformin', dispensedOn: null, durationDays: 30 },
      { name: 'Kept', medicine: 'metformin', dispensedOn: '2026-11-18' },
    ])
  })
})

describe('What of a prescription is checked', () => {
  it('are the lines that are still to be handed over, with their doses', () => {
    const line = (id: string, quantity: number, given: number) => ({
      id,
      name: 'Metformin 500 mg',
      genericName: 'Metformin',
      medicine: { code: 'metformin-tab-500', form: 'tablet', strength: '500 mg' },
      regimen: null,
      doseAmount: 1,
      doseUnit: 'tablet',
      doseStrength: '500 mg',
      timesPerDay: 2,
      durationDays: 30,
      quantity,
      dispensed: [{ quantity: given, returned: [] }],
    })
    const items = [line('rest', 60, 30), line('done', 60, 60)]
    const checked = prescriptionOf({ ...STANDING, items } as unknown as StandingRow, NOW, knowledge)
    expect(checked).toEqual({
      today: '2026-11-21',
      items: [
        {
          id: 'rest',
          medicine: 'metformin',
          name: 'Metformin 500 mg',
          strength: '500 mg',
          form: 'tablet',
          regimen: null,
          dose: { amount: 1, unit: 'tablet', strength: '500 mg' },
          timesPerDay: 2,
          durationDays: 30,
        },
      ],
    })
  })
})
