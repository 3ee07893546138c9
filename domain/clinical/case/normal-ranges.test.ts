import { describe, expect, it } from 'vitest'
import { normalRange, placeInRange, RANGED_VITALS, type RangedVital } from '#domain/clinical/case/normal-ranges.ts'
import { findingsOfVitals } from '#domain/clinical/case/vital-findings.ts'

/** The findings that the engine makes of a value beyond each end. */
const FINDINGS: Readonly<Record<RangedVital, { readonly low?: string; readonly high?: string }>> = {
  temperatureC: { low: 'low_temperature', high: 'fever' },
  systolicMmHg: { low: 'hypotension', high: 'high_blood_pressure' },
  // The engine reads it with the systolic one alone.
  diastolicMmHg: {},
  heartRatePerMin: { low: 'bradycardia', high: 'tachycardia' },
  respiratoryRatePerMin: { high: 'fast_breathing' },
  oxygenSaturationPercent: { low: 'low_oxygen_saturation' },
  glucoseMmolPerL: { low: 'hypoglycaemia', high: 'hyperglycaemia' },
  muacMm: { low: 'muac_yellow' },
}

const AGES = [0, 1, 2, 5, 6, 11, 12, 35, 59, 60, 120, 143, 144, 215, 216, 400, 1000]
const STEP = 0.1

describe('the normal range of a measurement', () => {
  const rows = RANGED_VITALS.flatMap((vital) =>
    AGES.flatMap((ageMonths) => [true, false].map((glucoseFasting) => ({ vital, ageMonths, glucoseFasting }))),
  )

  it.each(rows)('of $vital ends where the engine makes a finding, at $ageMonths months', (row) => {
    const { vital, ageMonths, glucoseFasting } = row
    const range = normalRange(vital, row)
    const found = (value: number) => findingsOfVitals({ [vital]: value, glucoseFasting }, ageMonths).present
    const { low, high } = FINDINGS[vital]
    const ends = [
      ...(range?.low != null && low ? [{ finding: low, inside: range.low, beyond: range.low - STEP }] : []),
      ...(range?.high != null && high ? [{ finding: high, inside: range.high - STEP, beyond: range.high }] : []),
    ]
    for (const { finding, inside, beyond } of ends) {
      expect(found(inside)).not.toContain(finding)
      expect(found(beyond)).toContain(finding)
    }
    expect(range?.rule.source ?? 'none').not.toBe('')
  })

  it('has no end where none holds for the age', () => {
    const child = { ageMonths: 30, glucoseFasting: null }
    expect(normalRange('systolicMmHg', child)).toMatchObject({ low: 74, high: null })
    expect(normalRange('diastolicMmHg', child)).toBeNull()
    expect(normalRange('muacMm', { ...child, ageMonths: 5 })).toBeNull()
    expect(normalRange('muacMm', { ...child, ageMonths: 60 })).toBeNull()
  })

  it.each([
    [35.4, 'low'],
    [35.5, 'normal'],
    [37.4, 'normal'],
    [37.5, 'high'],
  ] as const)('puts a temperature of %d as %s', (value, place) => {
    const range = normalRange('temperatureC', { ageMonths: 400, glucoseFasting: null })
    expect(range && placeInRange(value, range)).toBe(place)
  })

  it('takes glucose that may not be fasting by the limit of any time', () => {
    expect(normalRange('glucoseMmolPerL', { ageMonths: 400, glucoseFasting: null })?.high).toBe(11.1)
    expect(normalRange('glucoseMmolPerL', { ageMonths: 400, glucoseFasting: true })?.high).toBe(7)
  })
})
