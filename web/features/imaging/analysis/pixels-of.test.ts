import { describe, expect, it, vi } from 'vitest'
import { pixelsOf } from '#web/features/imaging/analysis/pixels-of.ts'

/** A context that draws nothing and remembers what it was asked: jsdom has none. */
function watchCanvas() {
  const drawImage = vi.fn<(picture: unknown, x: number, y: number, width: number, height: number) => void>()
  const context = {
    drawImage,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4).fill(7),
      width,
      height,
    }),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never)
  return drawImage
}

function pictureOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}

describe('the pixels of a picture', () => {
  it.each([
    [640, 480, 640, 480],
    [1920, 1080, 1920, 1080],
    [1080, 1920, 1080, 1920],
    [4000, 3000, 1663, 1247],
    [4096, 620, 3964, 600],
    [4096, 300, 4096, 300],
  ])('of %i by %i are read at %i by %i', (width, height, widthPx, heightPx) => {
    const drawImage = watchCanvas()
    const picture = pictureOf(width, height)
    const pixels = pixelsOf(picture)
    expect(drawImage).toHaveBeenCalledExactlyOnceWith(picture, 0, 0, widthPx, heightPx)
    expect([pixels.widthPx, pixels.heightPx, pixels.data.length]).toEqual([widthPx, heightPx, widthPx * heightPx * 4])
  })

  it('are refused by a browser that draws no pictures', () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    expect(() => pixelsOf(pictureOf(640, 480))).toThrow('The browser draws no pictures')
  })
})
