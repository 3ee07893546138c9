import { describe, expect, it } from 'vitest'
import { CERTAIN } from '#domain/clinical/compact/bit-coder.ts'
import { STEPS } from '#domain/clinical/compact/chances.ts'
import { chancesAsMet } from '#domain/clinical/compact/chances-as-met.ts'

/** In 65,536ths. */
const ofSteps = (steps: number): number => (steps * CERTAIN) / STEPS
/** A sum says the chance that stands at its own step. */
const ITSELF = Int32Array.from({ length: STEPS }, (_, at) => at)

describe('Chances as they came true', () => {
  it('are what the sum says before anything came true', () => {
    const met = chancesAsMet(ITSELF)
    for (const at of [1, 127, 128, 1000, 2048, 3900]) expect(met.after(at, at, 1, 0)).toBe(ofSteps(at))
  })

  it('draw near to what came true of such sums', () => {
    const met = chancesAsMet(ITSELF)
    for (let nth = 0; nth < 500; nth++) {
      met.after(1000, 1000, 1, 0)
      met.learn(1)
    }
    const after = met.after(1000, 1000, 1, 0)
    expect(after).toBeGreaterThan(ofSteps(2000))
    expect(after).toBeLessThanOrEqual(ofSteps((1000 + STEPS) / 2))
    // What came true of them tells of none far from them, and of no other bit or set.
    expect(met.after(3000, 3000, 1, 0)).toBe(ofSteps(3000))
    expect(met.after(1000, 1000, 2, 0)).toBe(ofSteps(1000))
    expect(met.after(1000, 1000, 1, 1)).toBe(ofSteps(1000))
  })

  it('are never certain', () => {
    const met = chancesAsMet(ITSELF)
    for (const bit of [0, 1]) {
      for (let nth = 0; nth < 5000; nth++) {
        met.after(bit * (STEPS - 1), bit * (STEPS - 1), 1, 0)
        met.learn(bit)
      }
    }
    expect(met.after(0, 0, 1, 0)).toBeGreaterThan(0)
    expect(met.after(STEPS - 1, STEPS - 1, 1, 0)).toBeLessThan(CERTAIN)
  })
})
