import { PHOTO_LIMITS } from '#domain/imaging/judge-photo.ts'
import type { PhotoPixels } from '#domain/imaging/working-copy.ts'

/** A picture that can be drawn on a canvas. */
export type DrawnPicture = ImageBitmap | HTMLCanvasElement | HTMLImageElement

/** As many pixels as the camera's picture has: 1920 by 1080. A larger one is made smaller, to spare a phone's memory. */
const MOST_PIXELS = 1920 * 1080
/** Less than this makes a picture hard to judge, so that none is made smaller. */
const { shortSidePx: SHORTEST_SIDE_PX } = PHOTO_LIMITS

/**
 * The pixels of a picture, or of a copy of about two million of them whose shorter side has 600 or more.
 * @throws Error when the browser draws no pictures, has no memory for it, or the picture is empty
 */
export function pixelsOf(picture: DrawnPicture): PhotoPixels {
  // What an image is shown at is not its size.
  const widthPx = 'naturalWidth' in picture ? picture.naturalWidth : picture.width
  const heightPx = 'naturalHeight' in picture ? picture.naturalHeight : picture.height
  const byMemory = Math.sqrt(MOST_PIXELS / (widthPx * heightPx))
  const scale = Math.min(1, Math.max(byMemory, SHORTEST_SIDE_PX / Math.min(widthPx, heightPx)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(widthPx * scale))
  canvas.height = Math.max(1, Math.round(heightPx * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { data, widthPx: width, heightPx: height }
}
