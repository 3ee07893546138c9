import { describe, expect, it } from 'vitest'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import {
  ALLERGY_NAMES,
  MEDICINE_NAMES,
  TAKEN_OF_FINDINGS,
} from '#domain/clinical/knowledge/medicines/medicine-names.ts'
import { understandAllergies, understandMedicines, wordsOf } from '#domain/clinical/planning/taken-medicines.ts'
import { checked, MEDICINE_KNOWLEDGE, reasonsOf } from '#domain/clinical/planning/test-case.ts'

const understand = (...medicines: string[]) =>
  understandMedicines({ medicines, present: new Set<string>() }, MEDICINE_KNOWLEDGE)
const idsOf = (...medicines: string[]) => understand(...medicines).taken.map(({ could }) => could)

describe('A medicine that is taken', () => {
  it.each([
    ['Panadol', 'paracetamol'],
    ['panadol 500mg tabs, twice daily', 'paracetamol'],
    ['Coartem', 'artemether_lumefantrine'],
    ['artemether/lumefantrine', 'artemether_lumefantrine'],
    ['Septrin', 'cotrimoxazole'],
    ['co-trimoxazole 960 mg od', 'cotrimoxazole'],
    ['Augmentin', 'amoxicillin_clavulanate'],
    ['Flagyl', 'metronidazole'],
    ['TLD', 'tenofovir_lamivudine_dolutegravir'],
    ['TDF/3TC/DTG', 'tenofovir_lamivudine_dolutegravir'],
    ['insulin (Mixtard) 20 units', 'insulin'],
    ['Piriton', 'chlorphenamine'],
    ['Lasix', 'furosemide'],
    ['Depo-Provera', 'progestogen_contraceptive'],
    ['Amlodipine', 'amlodipine'],
    ['sodium valproate', 'valproate'],
    ['dawa mseto', 'artemether_lumefantrine'],
  ])('is known by everyday names: %s', (name, id) => {
    const { taken, unknown } = understand(name)
    expect(taken.map(({ could }) => could)).toContainEqual([id])
    expect(unknown).toEqual([])
  })

  it('may be any of a group where no more is known', () => {
    expect(idsOf('ARVs')[0]?.length).toBeGreaterThan(2)
    expect(idsOf('dawa za presha')[0]).toContain('enalapril')
  })

  it('of several in one line are all known, the unknown one by its name', () => {
    const { taken, unknown } = understand('warfarin and mwarobaini, metformin 500 mg bd')
    expect(taken.flatMap(({ could }) => could)).toEqual(['warfarin', 'metformin'])
    expect(unknown).toEqual(['mwarobaini'])
  })

  it('is said to be unknown, never passed over', () => {
    expect(understand('Foobarex', 'antibiotics').unknown).toEqual(['Foobarex', 'antibiotics'])
    expect(understand('constructor', '__proto__', 'toString').unknown).toHaveLength(3)
  })

  it('is none where none is said', () => {
    expect(understand('none', '', 'Hakuna', '-')).toEqual({ taken: [], unknown: [] })
  })

  it('is known from findings, unless it was named', () => {
    const present = new Set(['anticoagulant_use'])
    expect(understandMedicines({ medicines: [], present }, MEDICINE_KNOWLEDGE).taken).toHaveLength(1)
    expect(understandMedicines({ medicines: ['warfarin'], present }, MEDICINE_KNOWLEDGE).taken).toHaveLength(1)
  })
})

describe('An allergy', () => {
  it('is known by medicine, brand and class', () => {
    const { known, unknown } = understandAllergies(['Penicillins', 'sulfa', 'Septrin', 'eggs'], MEDICINE_KNOWLEDGE)
    expect(known.map(({ classes }) => classes)).toEqual([['penicillin'], ['sulfonamide'], ['sulfonamide']])
    expect(unknown).toEqual(['eggs'])
  })

  it('to a penicillin forbids amoxicillin and asks for care with cephalosporins', () => {
    const of = { years: 30, allergies: ['Augmentin'] }
    expect(reasonsOf(checked('amoxicillin_pneumonia_adult', of), 'avoid')).toContain('allergy')
    expect(reasonsOf(checked('ceftriaxone_gonorrhoea', of), 'caution')).toContain('allergy')
    expect(checked('azithromycin_chlamydia', of).safe).toBe(true)
  })

  it('to ibuprofen forbids aspirin; to omeprazole no vitamin', () => {
    expect(checked('aspirin_mi', { years: 60, allergies: ['Brufen'] }).safe).toBe(false)
    expect(checked('vitamin_a_measles', { years: 2, allergies: ['zinc'] }).concerns).toEqual([])
  })
})

describe('The tables of names', () => {
  it('are in the form that names are looked up in, and name medicines that exist', () => {
    for (const [name, ids] of Object.entries(MEDICINE_NAMES)) {
      expect(wordsOf(name).join(' ')).toBe(name)
      for (const id of ids) expect(Object.keys(MEDICINES)).toContain(id)
    }
    for (const name of Object.keys(ALLERGY_NAMES)) expect(wordsOf(name).join(' ')).toBe(name)
    expect(
      Object.values(TAKEN_OF_FINDINGS)
        .flat()
        .filter((id) => !(id in MEDICINES)),
    ).toEqual([])
  })

  it('know every medicine by its own id and international name', () => {
    const lacking = Object.entries(MEDICINES).filter(
      ([id]) => !understand(id.replaceAll('_', ' ')).taken.some(({ could }) => could.includes(id)),
    )
    expect(lacking.map(([id]) => id)).toEqual([])
  })
})
