import { describe, expect, it } from 'vitest'
import { ENGINE_VERSION } from '#domain/clinical/assess/assess.ts'
import { doseLine } from '#domain/clinical/explain/dose-line.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import type { Quantity, Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'
import type { ChosenMedicine } from '#domain/clinical/planning/choose-medicines.ts'
import { requestableMedicines } from '#domain/clinical/planning/requestable-medicines.ts'

const regimens: Readonly<Record<string, Regimen>> = REGIMENS

/** A plan with one medicine, and its text as the engine writes it. */
function requestableOf(
  id: keyof typeof REGIMENS,
  dose: Quantity | null,
  { safe = true, version = ENGINE_VERSION, words = ENGLISH_ANSWER } = {},
) {
  const regimen = regimens[id] as Regimen
  const planned: ChosenMedicine = {
    regimen: id,
    medicine: regimen.medicine,
    dose,
    concerns: [],
    safe,
    for: [],
    use: safe ? 'first' : 'not_usable',
    needs: [],
  }
  const line = doseLine(planned, regimen, words)
  const plan = { medicines: [planned] } as unknown as Parameters<typeof requestableMedicines>[0]['plan']
  return requestableMedicines(
    { version, plan },
    { medicines: [{ regimen: id, safe, line, notes: [], concerns: [] }] },
  )[0]
}

const TWO_TABLETS: Quantity = { amount: 2, unit: 'tablet', strength: '250 mg' }

describe('A medicine that can be asked for', () => {
  it('has its dose, length and number', () => {
    expect(requestableOf('amoxicillin_pneumonia_child', TWO_TABLETS)).toEqual({
      regimen: 'amoxicillin_pneumonia_child',
      name: 'Amoxicillin 250 mg',
      genericName: 'Amoxicillin',
      strength: '250 mg',
      dosage: '2 tablets twice a day for 5 days, by mouth',
      notes: [],
      concerns: [],
      durationDays: 5,
      quantity: 20,
      dose: TWO_TABLETS,
      timesPerDay: 2,
      refusal: null,
    })
  })

  it('breaks halves off whole tablets, for the whole course', () => {
    const half: Quantity = { amount: 0.5, unit: 'tablet', strength: '250 mg' }
    expect(requestableOf('amoxicillin_pneumonia_child', half)?.quantity).toBe(5)
  })

  it('is not counted by weight of the substance, where it goes on, or where it is taken as needed', () => {
    expect(requestableOf('amoxicillin_pneumonia_adult', { amount: 1000, unit: 'mg' })).toMatchObject({
      quantity: null,
      durationDays: 5,
    })
    expect(requestableOf('paracetamol_adult', { amount: 2, unit: 'tablet', strength: '500 mg' })).toMatchObject({
      quantity: null,
      durationDays: null,
    })
    const lasting = Object.entries(regimens).find(([, { days }]) => days === undefined)?.[0]
    expect(requestableOf(lasting as keyof typeof REGIMENS, TWO_TABLETS)).toMatchObject({
      quantity: null,
      durationDays: null,
    })
  })

  it('has no length and number of its own where another version of the engine planned it', () => {
    expect(requestableOf('amoxicillin_pneumonia_child', TWO_TABLETS, { version: '0.1.0' })).toMatchObject({
      dosage: '2 tablets twice a day for 5 days, by mouth',
      quantity: null,
      durationDays: null,
    })
  })

  it('tells no figure of what must not be given, or has no dose', () => {
    for (const [dose, safe, refusal] of [
      [TWO_TABLETS, false, 'not_given'],
      [null, true, 'without_dose'],
    ] as const) {
      expect(requestableOf('amoxicillin_pneumonia_child', dose, { safe })).toMatchObject({
        refusal,
        strength: null,
        quantity: null,
        durationDays: null,
      })
    }
  })

  it.each([
    ['English', ENGLISH_ANSWER],
    ['Swahili', SWAHILI_ANSWER],
  ])('has the name and the dosage apart, of every regimen, in %s', (_language, words) => {
    for (const [id, { medicine }] of Object.entries(regimens)) {
      const asked = requestableOf(
        id as keyof typeof REGIMENS,
        { amount: 1, unit: 'tablet', strength: '1 mg' },
        { words },
      )
      expect(asked?.name, id).toBe(`${words.medicines[medicine]} 1 mg`)
      expect(asked?.dosage, id).not.toContain(asked?.name)
    }
  })
})
