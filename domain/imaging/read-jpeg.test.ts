import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJpeg } from '#domain/imaging/read-jpeg.ts'
import { ADOBE, COMMENT, EXIF, jpegOf, textOf } from '#tests/support/jpeg.ts'

const read = (bytes: Uint8Array) => {
  const picture = readJpeg(bytes)
  if (!picture) throw new Error('This is a picture')
  return picture
}

describe('A JPEG picture', () => {
  it('is read with its size, and left as it is where it is a picture alone', () => {
    const bytes = jpegOf({ widthPx: 1920, heightPx: 1080 })
    expect(read(bytes)).toEqual({ bytes, widthPx: 1920, heightPx: 1080 })
  })

  it('loses the place, the comment and all else that is not the picture, and keeps how its colours are read', () => {
    const { bytes } = read(jpegOf({ beside: [...EXIF, ...COMMENT, ...ADOBE], behind: textOf('a film') }))
    expect(bytes).toEqual(jpegOf({ beside: ADOBE }))
    expect(String.fromCharCode(...bytes)).not.toMatch(/GPS|Ahero|film/)
  })

  it('may be of several scans, with what it needs between them', () => {
    const tables = [0xff, 0xc4, 0, 3, 0]
    const second = [0xff, 0xda, 0, 3, 1, 0x77, 0xff, 0x00]
    const scan = [0x12, ...tables, ...EXIF, ...second]
    expect(read(jpegOf({ scan })).bytes).toEqual(jpegOf({ scan: [0x12, ...tables, ...second] }))
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
    ['a beginning alone', new Uint8Array([0xff, 0xd8])],
    ['an end without a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xd9])],
    ['a picture of no size', jpegOf({ widthPx: 0 })],
    ['two sizes', jpegOf({ beside: [0xff, 0xc0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0] })],
  ])('is not %s', (_what, bytes) => {
    expect(readJpeg(bytes)).toBeNull()
  })

  it('is not one that was cut off, wherever', () => {
    const whole = jpegOf({ beside: EXIF })
    for (let length = 0; length < whole.length; length += 1) {
      expect(readJpeg(whole.subarray(0, length)), String(length)).toBeNull()
    }
  })

  it('is nothing or a picture that reads as itself, whatever the bytes', () => {
    const anyBytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc
        .tuple(fc.nat(), fc.integer({ min: 0, max: 255 }))
        .map(([at, byte]) => jpegOf().map((old, index, all) => (index === at % all.length ? byte : old))),
    )
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const picture = readJpeg(bytes)
        expect(picture && readJpeg(picture.bytes)).toEqual(picture)
      }),
      { numRuns: 2_000 },
    )
  })
})
