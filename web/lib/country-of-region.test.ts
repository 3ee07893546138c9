import { buildSchema, isEnumType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { RECORDED_REGIONS } from '#domain/vocabulary/countries.ts'
import { countryOfRegion } from '#web/lib/country-of-region.ts'
import { member } from '#web/lib/wire-names.ts'
import schemaText from '../../schema.graphql?raw'

const membersOf = (name: string) => {
  const type = buildSchema(schemaText).getType(name)
  return isEnumType(type) ? type.getValues().map((value) => value.name) : []
}

describe('countryOfRegion', () => {
  it('knows the country of every region of the schema', () => {
    expect(membersOf('MedicalRegion').toSorted()).toEqual(RECORDED_REGIONS.map((region) => member(region)).toSorted())
    expect(membersOf('MedicalRegion')).toEqual(expect.arrayContaining(membersOf('NutritionRegion')))
    expect(RECORDED_REGIONS.map((region) => countryOfRegion(member(region)).code)).toEqual([
      'KE',
      'UG',
      'TZ',
      'RW',
      'SS',
      'ET',
      'SO',
      'BI',
      'CD',
      'ER',
      'DJ',
    ])
  })

  it('has an emergency number where one is known, and says so where none is', () => {
    expect(countryOfRegion('SOUTH_SUDAN')).toEqual({ code: 'SS', emergencyNumber: '999', isDoubted: false })
    expect(countryOfRegion('TANZANIA')).toEqual({ code: 'TZ', emergencyNumber: '112', isDoubted: false })
    expect(countryOfRegion('SOMALIA')).toEqual({ code: 'SO', emergencyNumber: null, isDoubted: false })
    expect(countryOfRegion('DEMOCRATIC_REPUBLIC_OF_CONGO')).toEqual({
      code: 'CD',
      emergencyNumber: '112',
      isDoubted: true,
    })
  })
})
