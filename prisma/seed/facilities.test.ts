import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { COUNTRIES, type CountryCode } from '#domain/vocabulary/countries.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'

const countryCodes = Object.keys(COUNTRIES) as CountryCode[]

describe('facility seeds', () => {
  it('have ids that are UUIDv7, and each its own', () => {
    for (const { id, name } of FACILITIES) expect(z.uuidv7().safeParse(id).success, name).toBe(true)
    expect(new Set(FACILITIES.map(({ id }) => id)).size).toBe(FACILITIES.length)
  })

  it('have a code each of its own: a number of the master facility list in Kenya, elsewhere by country', () => {
    expect(new Set(FACILITIES.map(({ code }) => code)).size).toBe(FACILITIES.length)
    for (const { code, country } of FACILITIES) {
      expect(code).toMatch(country === 'KE' ? /^\d{5}$/ : new RegExp(`^${country}(-[A-Z0-9]+)+$`))
    }
  })

  it('have a name of their own within their country, tidily written', () => {
    expect(new Set(FACILITIES.map(({ country, name }) => `${country} ${name}`)).size).toBe(FACILITIES.length)
    for (const { name, district, level } of FACILITIES) {
      for (const text of [name, district, level]) expect(text).toMatch(/^\p{Lu}\S*( \S+)*$/u)
    }
  })

  it.each(countryCodes)('cover %s with several facilities, at a hospital and at the primary level', (code) => {
    const levels = FACILITIES.filter(({ country }) => country === code).map(({ level }) => level)
    expect(levels.length).toBeGreaterThanOrEqual(5)
    expect(levels.some((level) => /hospital/i.test(level))).toBe(true)
    expect(levels.some((level) => !/hospital/i.test(level))).toBe(true)
  })

  it('reach many counties of Kenya, at every KEPH level from 2 to 6', () => {
    const kenyan = FACILITIES.filter(({ country }) => country === 'KE')
    expect(kenyan.length).toBeGreaterThanOrEqual(14)
    expect(new Set(kenyan.map(({ district }) => district)).size).toBeGreaterThanOrEqual(14)
    expect([...new Set(kenyan.map(({ level }) => level.slice(0, 7)))].toSorted()).toEqual([
      'Level 2',
      'Level 3',
      'Level 4',
      'Level 5',
      'Level 6',
    ])
  })

  it('stand in the region that sign-up knows by the name of their country', () => {
    for (const { country, region } of FACILITIES) expect(region).toBe(COUNTRIES[country].name)
  })
})
