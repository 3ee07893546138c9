import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviationOf, meanOf, medianIn, shareAbove, shareBelow } from '#domain/imaging/statistics.ts'

const VALUES = Float32Array.of(1, 2, 2, 7)

describe('what is counted over the pixels of a picture', () => {
  it('is their mean, their deviation from it, and the shares beyond a limit, which itself counts to neither', () => {
    expect(meanOf(VALUES)).toBe(3)
    expect(deviationOf(VALUES, 3)).toBeCloseTo(Math.sqrt((4 + 1 + 1 + 16) / 4), 12)
    expect(shareBelow(VALUES, 2)).toBe(0.25)
    expect(shareAbove(VALUES, 2)).toBe(0.25)
  })

  it('is their median as sorting would find it, whatever they are and however often one comes', () => {
    const value = fc.oneof(
      fc.integer({ min: -3, max: 3 }),
      fc.float({ noNaN: true }).map((any) => any + 0),
    )
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (array) => {
        const sorted = Float32Array.from(array).toSorted()
        expect(medianIn(Float32Array.from(array))).toBe(sorted[Math.floor(array.length / 2)])
      }),
      { numRuns: 1000 },
    )
    expect(medianIn(new Float32Array())).toBe(0)
  })
})
