import { describe, expect, it } from 'vitest'
import { ENGLISH } from '#domain/clinical/language/grammars/english.ts'
import { measurementReader } from '#domain/clinical/language/measurements.ts'

const read = measurementReader([ENGLISH])

describe('A measurement as it is spoken', () => {
  it.each([
    ['thermometer thirty eight four', { temperatureC: 38.4 }],
    ['temp of thirty-nine two this morning', { temperatureC: 39.2 }],
    ['thermometer thirty-nine', { temperatureC: 39 }],
    ['her thermometer reads 101.7 F', { temperatureC: 38.7 }],
    ['103F and a cough', { temperatureC: 39.4 }],
    ['Hb fifty grams per litre', { haemoglobinGPerDl: 5 }],
    ['Hb 52 g/L', { haemoglobinGPerDl: 5.2 }],
    ['Coughing four days. I got 40 in the minute, did it again', { respiratoryRatePerMin: 40 }],
  ])('is read: %s', (text, vitals) => {
    expect(read(text)).toMatchObject(vitals)
  })

  it.each(['a woman, 52 F, with a cough', 'coughing, pulse: I got 96 in the minute'])(
    'is none of an age, nor of a pulse a breath: %s',
    (text) => {
      const { temperatureC, respiratoryRatePerMin } = read(text)
      expect([temperatureC, respiratoryRatePerMin]).toEqual([undefined, undefined])
    },
  )
})
