import { describe, expect, it } from 'vitest'
import { MEDICINE_FORMS, MEDICINES_LISTED, STOCK_UNITS } from '#domain/vocabulary/medicines.ts'

describe('The essential medicines', () => {
  it('are about sixty or more, each with a code of its own', () => {
    expect(MEDICINES_LISTED.length).toBeGreaterThanOrEqual(60)
    expect(new Set(MEDICINES_LISTED.map(({ code }) => code)).size).toBe(MEDICINES_LISTED.length)
    for (const { code } of MEDICINES_LISTED) expect(code).toMatch(/^[a-z0-9]+([-.][a-z0-9]+)*$/)
  })

  it('can be told apart by name, form and strength', () => {
    const shown = MEDICINES_LISTED.map(({ name, form, strength }) => `${name}, ${form}, ${strength}`)
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('write units out and apart, so that micrograms are not taken for milligrams', () => {
    for (const { code, strength } of MEDICINES_LISTED) {
      expect(strength, code).not.toMatch(/µg|mcg|\d(mg|mL|g)\b/)
    }
  })

  it('use every form and unit of the lists', () => {
    expect(new Set(MEDICINES_LISTED.map(({ form }) => form))).toEqual(new Set(MEDICINE_FORMS))
    expect(new Set(MEDICINES_LISTED.map(({ unit }) => unit))).toEqual(new Set(STOCK_UNITS))
  })
})
