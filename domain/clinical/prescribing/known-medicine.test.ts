import { describe, expect, it } from 'vitest'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { knownMedicine } from '#domain/clinical/prescribing/known-medicine.ts'
import { KNOWLEDGE } from '#domain/clinical/prescribing/prescription.test-data.ts'

const known = (genericName: string, code: string | null = null) => knownMedicine({ code, genericName }, KNOWLEDGE)

describe('A line of a prescription', () => {
  it('is the medicine of the list that its code names, in its strength and form', () => {
    expect(known('whatever is written', 'al-dt-20-120')).toEqual({
      medicine: 'artemether_lumefantrine',
      strength: '20 mg + 120 mg',
      form: 'dispersible_tablet',
    })
    expect(known('Salbutamol', 'salbutamol-beclometasone-inh').medicine).toBeNull()
  })

  it('without a code is known by every generic name that the engine writes into a prescription', () => {
    for (const [id, { name }] of Object.entries(MEDICINES)) expect(known(name).medicine, name).toBe(id)
  })

  it.each([
    ['Panadol', 'paracetamol'],
    ['Ibuprofen 200 mg tablets', 'ibuprofen'],
    ['linezolid', 'linezolid'],
  ])('is known by another name: %s', (name, id) => {
    expect(known(name).medicine).toBe(id)
  })

  it.each(['ARVs', 'paracetamol and ibuprofen', 'Panadol Extra Quixo', 'Quixomycin', '', 'constructor'])(
    'is in doubt no medicine: %s',
    (name) => {
      expect(known(name).medicine).toBeNull()
    },
  )
})
