import { expect, it } from 'vitest'
import { ASSESSMENT_TYPE_NAMES } from '#domain/vocabulary/medical/assessment-types.ts'
import { EXTRA_MEASUREMENTS, MEASUREMENTS_OF_TYPE } from '#domain/vocabulary/medical/measurements.ts'

it.each(ASSESSMENT_TYPE_NAMES)('The measurements of %s are asked for once, in the order of all', (type) => {
  const asked = MEASUREMENTS_OF_TYPE[type]
  expect(asked).toEqual(EXTRA_MEASUREMENTS.filter((one) => asked.includes(one)))
})

it('Each extra measurement is asked for in some type', () => {
  const asked = new Set(Object.values(MEASUREMENTS_OF_TYPE).flat())
  expect(EXTRA_MEASUREMENTS.filter((one) => !asked.has(one))).toEqual([])
})
