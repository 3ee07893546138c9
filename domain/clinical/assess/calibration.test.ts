import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calibratedConfidence } from '#domain/clinical/assess/calibration.ts'

const certainty = fc.record({
  probability: fc.double({ min: 0, max: 1, noNaN: true }),
  findings: fc.integer({ min: 0, max: 60 }),
  strongest: fc.double({ min: 0, max: 7, noNaN: true }),
})

describe('The confidence in a first condition', () => {
  it('is a share, whatever it is judged by', () => {
    fc.assert(
      fc.property(certainty, (one) => {
        const confidence = calibratedConfidence(one)
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('rises with the probability, and with what speaks most for it', () => {
    fc.assert(
      fc.property(certainty, (one) => {
        const likelier = { ...one, probability: Math.min(1, one.probability + 0.1) }
        expect(calibratedConfidence(likelier)).toBeGreaterThanOrEqual(calibratedConfidence(one))
        const clearer = { ...one, strongest: one.strongest + 1 }
        expect(calibratedConfidence(clearer)).toBeGreaterThanOrEqual(calibratedConfidence(one))
      }),
    )
  })

  it('trusts the same probability less where it comes from many findings', () => {
    const few = calibratedConfidence({ probability: 0.6, findings: 3, strongest: 3 })
    expect(calibratedConfidence({ probability: 0.6, findings: 15, strongest: 3 })).toBeLessThan(few)
  })
})
