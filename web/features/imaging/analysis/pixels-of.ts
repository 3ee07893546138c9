import type { PhotoPixels } from '#domain/imaging/working-copy.ts'

/** A picture that can be drawn on a canvas. */
export type DrawnPicture = ImageBitmap | HTMLCanvasElement

/** As many pixels as the camera's picture has: 1920 by 1080. A larger one is made smaller, to spare a phone's memory. */
const MOST_PIXELS = 1920 * 1080

/**
 * The pixels of a picture, or of a copy of about two million of them.
 * @throws Error when the browser draws no pictures, has no memory for it, or the picture is empty
 */
export function pixelsOf(picture: DrawnPicture): PhotoPixels {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (picture.width * picture.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { data, widthPx: width, heightPx: height }
}
