import { describe, expect, it } from 'vitest'
import { STEPS } from '#domain/clinical/compact/chances.ts'
import { chancesAsMet } from '#domain/clinical/compact/chances-as-met.ts'

/** A sum says the chance that stands at its own step. */
const ITSELF = Int32Array.from({ length: STEPS }, (_, at) => at)

describe('Chances as they came true', () => {
  it('are what the sum says before anything came true', () => {
    const met = chancesAsMet(ITSELF)
    for (const at of [1, 127, 128, 1000, 2048, 3900]) expect(met.after(at, at, 1, 0)).toBe(at)
  })

  it('draw near to what came true of such sums', () => {
    const met = chancesAsMet(ITSELF)
    for (let nth = 0; nth < 500; nth++) {
      met.after(1000, 1000, 1, 0)
      met.learn(1)
    }
    const after = met.after(1000, 1000, 1, 0)
    expect(after).toBeGreaterThan(2000)
    expect(after).toBeLessThanOrEqual((1000 + STEPS) / 2)
    // What came true of them tells of none far from them, and of no other bit or set.
    expect(met.after(3000, 3000, 1, 0)).toBe(3000)
    expect(met.after(1000, 1000, 2, 0)).toBe(1000)
    expect(met.after(1000, 1000, 1, 1)).toBe(1000)
  })

  it('are never certain', () => {
    const met = chancesAsMet(ITSELF)
    for (const bit of [0, 1]) {
      for (let nth = 0; nth < 5000; nth++) {
        met.after(bit * (STEPS - 1), bit * (STEPS - 1), 1, 0)
        met.learn(bit)
      }
    }
    expect(met.after(0, 0, 1, 0)).toBe(1)
    expect(met.after(STEPS - 1, STEPS - 1, 1, 0)).toBeLessThan(STEPS)
  })
})
