import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ClinicalCaseInput } from '#domain/clinical/case/case-input.ts'
import { CASE_LIMITS } from '#domain/clinical/case/case-limits.ts'
import { CASE_MESSAGES } from '#domain/clinical/case/case-messages.ts'
import { type LimitedVital, VITAL_LIMITS } from '#domain/clinical/case/vital-signs.ts'

function issuesOf(sent: unknown): [field: string, message: string][] {
  const parsed = ClinicalCaseInput.safeParse(sent)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
}

function thrownBy(work: () => unknown): unknown {
  try {
    work()
    return null
  } catch (error) {
    return error
  }
}

describe('A case that is sent', () => {
  it.each([
    [{ vitals: { temperatureC: 400 } }, 'vitals.temperatureC', 'Temperature must be between 25 and 45 °C'],
    [
      { vitals: { oxygenSaturationPercent: 140 } },
      'vitals.oxygenSaturationPercent',
      'Oxygen saturation must be between 40 and 100 %',
    ],
    [{ ageMonths: -1 }, 'ageMonths', 'Age must be between 0 and 1560 months'],
    [
      { vitals: { systolicMmHg: 80, diastolicMmHg: 120 } },
      'vitals.systolicMmHg',
      'Systolic blood pressure must be above the diastolic',
    ],
    [
      { vitals: { glasgowComaScale: 2 } },
      'vitals.glasgowComaScale',
      'Glasgow coma scale must be a whole number between 3 and 15',
    ],
    [
      { vitals: { glasgowComaScale: 7.5 } },
      'vitals.glasgowComaScale',
      'Glasgow coma scale must be a whole number between 3 and 15',
    ],
    [{ vitals: { muacMm: 5 } }, 'vitals.muacMm', 'Mid-upper arm circumference must be between 60 and 500 mm'],
    [{ pregnancyWeeks: 60 }, 'pregnancyWeeks', 'Length of the pregnancy must be between 0 and 45 weeks'],
    [{ sex: 'male', pregnant: true }, 'pregnant', 'A male patient cannot be pregnant'],
    [{ pregnant: false, pregnancyWeeks: 20 }, 'pregnancyWeeks', 'Weeks of pregnancy can be given only in pregnancy'],
    [{ country: 'XX' }, 'country', 'Country must be a code from the list'],
    [null, '', 'The case must be a JSON object'],
  ])('is refused with the field: %j', (sent, field, message) => {
    expect(issuesOf(sent)).toEqual([[field, message]])
  })

  it.each(Object.entries(VITAL_LIMITS))('may have a %s at either end of %j and none beyond', (vital, limits) => {
    const [least, most] = limits
    const alone = (value: number) => issuesOf({ vitals: { [vital]: value } }).map(([field]) => field)
    expect(alone(least)).toEqual([])
    expect(alone(most)).toEqual([])
    expect(alone(least - 1)).toEqual([`vitals.${vital}`])
    expect(alone(most + 1)).toEqual([`vitals.${vital}`])
  })

  it('is refused where its text is longer than is read', () => {
    const message = 'The text must have at most 20000 characters'
    expect(issuesOf({ text: 'a'.repeat(100_000) })).toEqual([['text', message]])
    expect(issuesOf({ text: 'a'.repeat(20_001) })).toEqual([['text', message]])
    expect(issuesOf({ text: 'a'.repeat(20_000) })).toEqual([])
  })

  it('is refused with every field that is wrong', () => {
    const vitals = { temperatureC: 400, heartRatePerMin: 1000 }
    expect(issuesOf({ ageMonths: 9999, vitals }).map(([field]) => field)).toEqual([
      'ageMonths',
      'vitals.temperatureC',
      'vitals.heartRatePerMin',
    ])
  })

  it('is refused where a field has a name that there is not, so that no measurement is lost to a slip', () => {
    const fields = issuesOf({ vitals: { temprature: 40 }, alergies: ['penicillin'], toString: 1 }).map(
      ([field]) => field,
    )
    expect(fields).toEqual(expect.arrayContaining(['vitals.temprature', 'alergies', 'toString']))
  })

  it('may name findings and medicines that nobody knows, and say a finding twice', () => {
    const sent = {
      findings: [
        { id: 'no_such_finding', status: 'present' },
        { id: 'fever', status: 'present', days: 3 },
        { id: 'fever', status: 'absent' },
      ],
      medicines: ['Moonwater'],
      text: 'a'.repeat(20_000),
    }
    expect(ClinicalCaseInput.parse(sent)).toEqual(sent)
  })

  it('is the same without what is null', () => {
    const sent = { ageMonths: null, vitals: { temperatureC: null, onOxygen: false }, text: null }
    expect(ClinicalCaseInput.parse(sent)).toEqual({ vitals: { onOxygen: false } })
  })

  it('throws nothing but the error of the schema, whatever is sent', () => {
    const field = fc.oneof(fc.constantFrom('ageMonths', 'vitals', 'findings', 'medicines', 'text', 'sex'), fc.string())
    const sent = fc.oneof(fc.anything(), fc.dictionary(field, fc.oneof(fc.anything(), fc.jsonValue())))
    fc.assert(
      fc.property(sent, (anything) => {
        expect(thrownBy(() => ClinicalCaseInput.parse(anything))).toSatisfy(
          (error) => error === null || error instanceof z.core.$ZodError,
        )
      }),
      { numRuns: 500 },
    )
  })

  it('is refused for any number beyond what a living person has', () => {
    const vital = fc.constantFrom(...(Object.keys(VITAL_LIMITS) as LimitedVital[]))
    fc.assert(
      fc.property(vital, fc.double(), (name, value) => {
        const [least, most] = VITAL_LIMITS[name]
        const isWhole = name !== 'glasgowComaScale' || Number.isInteger(value)
        expect(issuesOf({ vitals: { [name]: value } }).length > 0).toBe(!(value >= least && value <= most && isWhole))
      }),
    )
  })

  it('is refused in complete sentences of both languages, each its own', () => {
    const texts = Object.entries(CASE_MESSAGES)
    expect(texts).toHaveLength(new Set(texts.map(([, { en }]) => en)).size)
    for (const [id, { en, sw }] of texts) {
      expect(en, id).toMatch(/^[A-Z]/)
      expect(sw, id).toMatch(/^[A-Z]/)
      expect(sw, id).not.toBe(en)
    }
    for (const field of [...Object.keys(VITAL_LIMITS), ...Object.keys(CASE_LIMITS)])
      expect(CASE_MESSAGES).toHaveProperty(field)
  })
})
