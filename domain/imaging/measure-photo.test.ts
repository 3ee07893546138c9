import { describe, expect, it } from 'vitest'
import { measurePhoto } from '#domain/imaging/measure-photo.ts'
import {
  blurred,
  type Colour,
  checkerboard,
  MONK_SCALE,
  noise,
  picture,
  plain,
  SPOT_SHARE,
  skinWithSpot,
} from '#domain/imaging/pictures.test-data.ts'

const BLACK: Colour = [0, 0, 0]
const WHITE: Colour = [255, 255, 255]
const SKIN: Colour = [130, 92, 67]
const RED: Colour = [200, 30, 40]

const NAMED_SKIN = MONK_SCALE.map((colour, index) => ({ name: `Monk ${index + 1}`, colour }))

describe('§9 Photo tool: exposure and contrast', () => {
  it('of black is nothing but underexposed', () => {
    expect(measurePhoto(plain(BLACK))).toMatchObject({
      sharpness: 0,
      edgeWidthPx: null,
      meanLuminance: 0,
      contrast: 0,
      underexposedShare: 1,
      overexposedShare: 0,
      meanColour: { red: 0, green: 0, blue: 0 },
      standingOutShare: 0,
      problems: ['too_dark', 'flat'],
      isUsable: false,
    })
  })

  it('of white is nothing but overexposed', () => {
    const measures = measurePhoto(plain(WHITE))
    expect(measures).toMatchObject({ overexposedShare: 1, underexposedShare: 0, problems: ['too_bright', 'flat'] })
    expect(measures.meanLuminance).toBeCloseTo(255, 3)
    expect(measures.redness).toBeCloseTo(0, 1)
  })

  it('of half black, half white is half of each, with the greatest contrast that there is', () => {
    const measures = measurePhoto(checkerboard(BLACK, WHITE))
    expect(measures.underexposedShare).toBeCloseTo(0.5, 6)
    expect(measures.overexposedShare).toBeCloseTo(0.5, 6)
    expect(measures.contrast).toBeCloseTo(127.5, 3)
    expect(measures.meanLuminance).toBeCloseTo(127.5, 3)
  })

  it('weighs green most and blue least', () => {
    const of = (colour: Colour) => measurePhoto(plain(colour)).meanLuminance
    expect(of([255, 0, 0])).toBeCloseTo(0.2126 * 255, 3)
    expect(of([0, 255, 0])).toBeCloseTo(0.7152 * 255, 3)
    expect(of([0, 0, 255])).toBeCloseTo(0.0722 * 255, 3)
  })

  it('counts what is transparent as black, as the JPEG of a canvas does', () => {
    const { data, widthPx, heightPx } = plain(WHITE)
    const clear = data.map((value, at) => (at % 4 === 3 ? 0 : value))
    expect(measurePhoto({ data: clear, widthPx, heightPx }).meanLuminance).toBe(0)
  })

  it.each(NAMED_SKIN)('lets evenly lit skin of $name pass for brightness', ({ colour }) => {
    const { problems } = measurePhoto(plain(colour))
    expect(problems).toEqual(['flat'])
  })

  it('finds one plain colour flat, but not where a spot of the same lightness stands out in colour', () => {
    const spotted = picture(1000, 800, (x, y) => (Math.hypot(x - 500, y - 400) < 150 ? [150, 80, 80] : [74, 102, 100]))
    const measures = measurePhoto(spotted)
    expect(measures.contrast).toBeLessThan(1)
    expect(measures.problems).not.toContain('flat')
  })
})

describe('§9 Photo tool: sharpness', () => {
  it.each(NAMED_SKIN)('of a spot on skin of $name is enough, and not when it is out of focus', ({ colour }) => {
    const sharp = skinWithSpot(colour)
    const measures = measurePhoto(sharp)
    expect(measures).toMatchObject({ problems: [], isUsable: true })
    expect(Math.abs(measures.standingOutShare - SPOT_SHARE)).toBeLessThan(0.01)
    expect(measurePhoto(blurred(blurred(sharp, 5), 5))).toMatchObject({ problems: ['blurred'], isUsable: false })
  })

  it('falls with each step of blurring, and edges grow wider', () => {
    const board = checkerboard([60, 60, 60], [190, 190, 190], 64)
    const steps = [0, 1, 2, 4, 8, 12].map((radiusPx) => measurePhoto(blurred(board, radiusPx)))
    const sharpness = steps.map((measures) => measures.sharpness)
    const widths = steps.map((measures) => measures.edgeWidthPx ?? Number.NaN)
    expect(sharpness).toEqual(sharpness.toSorted((a, b) => b - a))
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
    expect(new Set(sharpness).size).toBe(steps.length)
    expect(steps[0]?.problems).toEqual([])
    expect(steps.at(-1)?.problems).toEqual(['blurred'])
  })

  it('gives edges the width of the blur on them, whatever their strength', () => {
    for (const step of [20, 200]) {
      // Two box blurs of 2r+1 pixels have a variance of 2((2r+1)² − 1)/12; the copy is a third of this picture.
      const edge = picture(1536, 144, (x) => (x < 768 ? [20, 20, 20] : [20 + step, 20 + step, 20 + step]))
      const radiusPx = 8
      const expectedPx = Math.sqrt((2 * ((2 * radiusPx + 1) ** 2 - 1)) / 12) / 3
      const { edgeWidthPx } = measurePhoto(blurred(blurred(edge, radiusPx), radiusPx))
      expect(Math.abs((edgeWidthPx ?? Number.NaN) - expectedPx)).toBeLessThan(0.15 * expectedPx)
    }
  })

  it('is the same for a picture and for one of twice its size', () => {
    const small = measurePhoto(checkerboard(BLACK, WHITE, 64))
    const large = measurePhoto(picture(2048, 1536, (x, y) => (((x >> 7) + (y >> 7)) % 2 === 0 ? BLACK : WHITE)))
    expect(large.sharpness).toBeCloseTo(small.sharpness, 6)
    expect(large.edgeWidthPx).toBeCloseTo(small.edgeWidthPx ?? Number.NaN, 6)
  })

  it('is not mistaken for the noise of single pixels: a step outweighs it', () => {
    const random = noise()
    const noisy = picture(1024, 768, () => {
      const value = 128 + 10 * (random() - 0.5)
      return [value, value, value]
    })
    expect(measurePhoto(noisy).sharpness).toBeLessThan(
      measurePhoto(checkerboard([110, 110, 110], [146, 146, 146])).sharpness,
    )
  })
})

describe('§9 Photo tool: colour and area', () => {
  it('gives the mean colour', () => {
    const half = picture(1024, 768, (x) => (x < 512 ? [200, 0, 40] : [100, 50, 0]))
    expect(measurePhoto(half).meanColour).toEqual({ red: 150, green: 25, blue: 20 })
  })

  it('calls red red, green green and grey neither', () => {
    expect(measurePhoto(plain([255, 0, 0])).redness).toBeCloseTo(80.1, 1)
    expect(measurePhoto(plain([0, 255, 0])).redness).toBeCloseTo(-86.2, 1)
    expect(measurePhoto(plain([128, 128, 128])).redness).toBeCloseTo(0, 1)
  })

  it.each([0.04, 0.25, 0.49])('finds a red square of %f of the picture', (share) => {
    const side = Math.sqrt(share)
    const inside = (at: number, size: number) => Math.abs(at + 0.5 - size / 2) < (side * size) / 2
    const square = picture(1000, 800, (x, y) => (inside(x, 1000) && inside(y, 800) ? RED : SKIN))
    expect(Math.abs(measurePhoto(square).standingOutShare - share)).toBeLessThan(0.01)
  })

  it('finds the square in the noise of a camera too, and nothing in the noise alone', () => {
    const noisy = (colour: Colour, random: () => number): Colour => {
      const by = 12 * (random() - 0.5)
      return [colour[0] + by, colour[1] + by, colour[2] + by]
    }
    const [first, second] = [noise(3), noise(4)]
    const square = picture(1000, 800, (x, y) =>
      noisy(Math.abs(x - 500) < 250 && Math.abs(y - 400) < 200 ? RED : SKIN, first),
    )
    expect(Math.abs(measurePhoto(square).standingOutShare - 0.25)).toBeLessThan(0.01)
    expect(measurePhoto(picture(1000, 800, () => noisy(SKIN, second))).standingOutShare).toBeLessThan(0.01)
  })

  it('does not see what covers the border', () => {
    const inside = picture(1000, 800, (x, y) => (Math.abs(x - 500) < 50 && Math.abs(y - 400) < 50 ? SKIN : RED))
    expect(measurePhoto(inside).standingOutShare).toBeCloseTo(0.0125, 2)
  })
})

describe('§9 Photo tool: size', () => {
  it.each([
    [800, 600, []],
    [600, 800, []],
    [799, 600, ['too_small']],
    [800, 599, ['too_small']],
  ])('%i by %i pixels: %j', (widthPx, heightPx, problems) => {
    const board = picture(widthPx, heightPx, (x, y) => (((x >> 6) + (y >> 6)) % 2 === 0 ? SKIN : [60, 40, 30]))
    expect(measurePhoto(board).problems).toEqual(problems)
  })

  it.each([
    { data: new Uint8ClampedArray(0), widthPx: 0, heightPx: 0 },
    { data: new Uint8ClampedArray(4), widthPx: -1, heightPx: -1 },
    { data: new Uint8ClampedArray(6), widthPx: 1.5, heightPx: 1 },
    { data: new Uint8ClampedArray(3), widthPx: 1, heightPx: 1 },
    { data: new Uint8ClampedArray(8), widthPx: 1, heightPx: 1 },
  ])('refuses what is no picture: $widthPx by $heightPx of $data.length', (pixels) => {
    expect(() => measurePhoto(pixels)).toThrow(RangeError)
  })
})
