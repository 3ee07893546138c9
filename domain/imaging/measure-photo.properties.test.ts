import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PHOTO_PROBLEMS } from '#domain/imaging/judge-photo.ts'
import { measurePhoto } from '#domain/imaging/measure-photo.ts'
import { blurred, noise, picture } from '#domain/imaging/pictures.test-data.ts'

const anyPicture = fc
  .record({ widthPx: fc.integer({ min: 1, max: 40 }), heightPx: fc.integer({ min: 1, max: 40 }) })
  .chain(({ widthPx, heightPx }) =>
    fc
      .uint8ClampedArray({ minLength: widthPx * heightPx * 4, maxLength: widthPx * heightPx * 4 })
      .map((data) => ({ data, widthPx, heightPx })),
  )

describe('measurePhoto', () => {
  it('gives every picture finite figures within their bounds', () => {
    fc.assert(
      fc.property(anyPicture, (pixels) => {
        const measures = measurePhoto(pixels)
        for (const share of [measures.underexposedShare, measures.overexposedShare, measures.standingOutShare]) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
        expect(measures.underexposedShare + measures.overexposedShare).toBeLessThanOrEqual(1)
        for (const part of [measures.meanLuminance, ...Object.values(measures.meanColour)]) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(255.001)
        }
        expect(measures.contrast).toBeLessThanOrEqual(127.51)
        expect(Number.isFinite(measures.sharpness) && measures.sharpness >= 0).toBe(true)
        expect(measures.edgeWidthPx ?? 0).toBeGreaterThanOrEqual(0)
        expect(Number.isFinite(measures.edgeWidthPx ?? 0)).toBe(true)
        expect(Number.isFinite(measures.redness)).toBe(true)
        expect(measures.isUsable).toBe(measures.problems.length === 0)
        expect(PHOTO_PROBLEMS.filter((problem) => measures.problems.includes(problem))).toEqual(measures.problems)
      }),
    )
  })

  it('measures very long and very narrow pictures', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6000 }),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        (long, short, isTall) => {
          const pixels = picture(isTall ? short : long, isTall ? long : short, (x, y) => [x % 256, y % 256, 90])
          expect(measurePhoto(pixels).problems).toContain('too_small')
        },
      ),
      { numRuns: 30 },
    )
  })

  it('turns with the picture: a picture on its head has the same figures', () => {
    fc.assert(
      fc.property(anyPicture, ({ data, widthPx, heightPx }) => {
        const turned = new Uint8ClampedArray(data.length)
        for (let at = 0; at < data.length; at += 4) turned.set(data.subarray(at, at + 4), data.length - 4 - at)
        const [upright, onItsHead] = [
          { data, widthPx, heightPx },
          { data: turned, widthPx, heightPx },
        ].map(measurePhoto)
        expect(onItsHead?.sharpness).toBeCloseTo(upright?.sharpness ?? Number.NaN, 2)
        expect(onItsHead?.redness).toBeCloseTo(upright?.redness ?? Number.NaN, 3)
        expect(onItsHead?.standingOutShare).toBe(upright?.standingOutShare)
      }),
    )
  })

  it('never finds a picture sharper for having been blurred', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.integer({ min: 1, max: 6 }), (seed, radiusPx) => {
        const random = noise(seed)
        const coarse = Array.from({ length: 64 * 48 }, () => 40 + 160 * random())
        const blocks = picture(256, 192, (x, y) => {
          const value = coarse[(y >> 2) * 64 + (x >> 2)] ?? 0
          return [value, value, value]
        })
        const [once, twice] = [blurred(blocks, radiusPx), blurred(blocks, radiusPx + 2)]
        expect(measurePhoto(once).sharpness).toBeLessThan(measurePhoto(blocks).sharpness)
        expect(measurePhoto(twice).sharpness).toBeLessThan(measurePhoto(once).sharpness)
      }),
      { numRuns: 5 },
    )
  })
})
