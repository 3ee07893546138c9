import { describe, expect, it, vi } from 'vitest'
import { type EncodeJpeg, makePicture, PictureError, pictureOfFile } from '#web/features/imaging/make-picture.ts'

const source = {} as CanvasImageSource
const jpegOf = (bytes: number) => `data:image/jpeg;base64,${'A'.repeat(Math.ceil(bytes / 3) * 4)}`

/** Encodes as a camera's picture does: so many bytes for each pixel. */
function encoder(bytesPerPixel: number) {
  const sizes: string[] = []
  const encode: EncodeJpeg = (_, { widthPx, heightPx }) => {
    sizes.push(`${widthPx}x${heightPx}`)
    return jpegOf(widthPx * heightPx * bytesPerPixel)
  }
  return { encode, sizes }
}

const faultOf = (make: () => unknown) => {
  try {
    make()
  } catch (error) {
    if (error instanceof PictureError) return error.fault
    throw error
  }
  return null
}

describe('making the picture that is sent', () => {
  it('makes the longest side 1920 px, and that of the small one 240 px', () => {
    const { encode, sizes } = encoder(0.2)
    const picture = makePicture(source, { widthPx: 4000, heightPx: 3000 }, encode)
    expect(picture).toMatchObject({ widthPx: 1920, heightPx: 1440 })
    expect(sizes).toEqual(['1920x1440', '240x180'])
  })

  it('leaves a smaller picture as large as it is', () => {
    const { encode, sizes } = encoder(0.2)
    expect(makePicture(source, { widthPx: 200, heightPx: 150 }, encode)).toMatchObject({ widthPx: 200, heightPx: 150 })
    expect(sizes).toEqual(['200x150', '200x150'])
  })

  it('makes it smaller until it is under 1.5 MB, and the small one until it is under 30 kB', () => {
    const { encode } = encoder(1)
    const picture = makePicture(source, { widthPx: 3000, heightPx: 4000 }, encode)
    expect(picture.widthPx * picture.heightPx).toBeLessThanOrEqual(1_500_000)
    expect(picture.widthPx * picture.heightPx).toBeGreaterThan(1_000_000)
    expect(picture.widthPx / picture.heightPx).toBeCloseTo(0.75, 2)
    const bytes = (url: string) => atob(url.slice(url.indexOf(',') + 1)).length
    expect(bytes(picture.imageUrl)).toBeLessThanOrEqual(1_500_000)
    expect(bytes(picture.thumbnailUrl)).toBeLessThanOrEqual(30_000)
  })

  it('refuses what nothing can be seen on, also where a strip would become too narrow', () => {
    const { encode } = encoder(0.2)
    expect(faultOf(() => makePicture(source, { widthPx: 119, heightPx: 800 }, encode))).toBe('small')
    expect(faultOf(() => makePicture(source, { widthPx: 120, heightPx: 800 }, encode))).toBeNull()
    expect(faultOf(() => makePicture(source, { widthPx: 8000, heightPx: 400 }, encode))).toBe('small')
  })

  it.each(['data:,', 'data:image/png;base64,AAAA'])('refuses a canvas that gives %s', (url) => {
    expect(faultOf(() => makePicture(source, { widthPx: 800, heightPx: 600 }, () => url))).toBe('unreadable')
  })

  it('ends where a picture never becomes small enough', () => {
    const huge = jpegOf(1_600_000)
    expect(faultOf(() => makePicture(source, { widthPx: 800, heightPx: 600 }, () => huge))).toBe('small')
    const thumbnails = [jpegOf(10)]
    const never: EncodeJpeg = () => thumbnails.shift() ?? huge
    expect(faultOf(() => makePicture(source, { widthPx: 800, heightPx: 600 }, never))).toBe('unreadable')
  })
})

describe('making the picture of a file', () => {
  const file = (type: string) => new File(['bytes'], 'a file', { type })

  it('reads it as it was held, and lets the memory go', async () => {
    const close = vi.fn<() => void>()
    const read = vi.fn<typeof createImageBitmap>(async () => ({ width: 600, height: 800, close }))
    vi.stubGlobal('createImageBitmap', read)
    const { encode } = encoder(0.2)
    const photo = file('image/png')
    await expect(pictureOfFile(photo, encode)).resolves.toMatchObject({ widthPx: 600, heightPx: 800 })
    expect(read).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' })
    expect(close).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('takes image files only', async () => {
    await expect(pictureOfFile(file('application/pdf'))).rejects.toMatchObject({ fault: 'type' })
  })

  it('says so where the browser cannot read it', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
    })
    await expect(pictureOfFile(file('image/heic'))).rejects.toMatchObject({ fault: 'unreadable' })
    vi.unstubAllGlobals()
  })
})
