import { LARGEST_THUMBNAIL, SMALLEST_PHOTO_SIDE_PX } from '#domain/vocabulary/photos.ts'

/** A picture as it is sent: both addresses are data URLs of JPEGs that hold nothing but what is seen. */
export interface Picture {
  readonly imageUrl: string
  readonly thumbnailUrl: string
  readonly widthPx: number
  readonly heightPx: number
}

/** Why a file gives no picture: it is of another kind, the browser cannot read it, or it is too small to see anything. */
export type PictureFault = 'type' | 'unreadable' | 'small'

/** Thrown where no picture can be made. */
export class PictureError extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault, cause?: unknown) {
    super(`No picture could be made: ${fault}`, { cause })
    this.name = 'PictureError'
    this.fault = fault
  }
}

interface Size {
  readonly widthPx: number
  readonly heightPx: number
}

/** Draws a source at a size, and gives the JPEG as a data URL. */
export type EncodeJpeg = (source: CanvasImageSource, size: Size) => string

const QUALITY = 0.9
const JPEG_URL = 'data:image/jpeg;base64,'
const LONGEST_SIDE_PX = 1920
const LARGEST_BYTES = 1_500_000
const THUMBNAIL_SIDE_PX = 240
/** How much shorter the sides become where the file is still too large. */
const STEP = 0.85

const encodeOnCanvas: EncodeJpeg = (source, { widthPx, heightPx }) => {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('unreadable')
  // JPEG has no transparency: without this what is transparent would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, widthPx, heightPx)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, widthPx, heightPx)
  return canvas.toDataURL('image/jpeg', QUALITY)
}

const BASE64_SIGNS = 4
const BASE64_BYTES = 3

/** How many bytes a data URL holds. */
const bytesOf = (url: string): number => {
  const signs = url.length - JPEG_URL.length
  const padding = url.endsWith('==') ? 2 : Number(url.endsWith('='))
  return (signs / BASE64_SIGNS) * BASE64_BYTES - padding
}

const shrunk = ({ widthPx, heightPx }: Size, longestPx: number): Size => {
  const scale = Math.min(1, longestPx / Math.max(widthPx, heightPx))
  return { widthPx: Math.max(1, Math.round(widthPx * scale)), heightPx: Math.max(1, Math.round(heightPx * scale)) }
}

/** The largest picture within a side and a number of bytes. */
function encodeWithin(
  encode: EncodeJpeg,
  source: CanvasImageSource,
  size: Size,
  limit: { readonly sidePx: number; readonly bytes: number; readonly smallestSidePx: number },
): Size & { readonly url: string } {
  for (let longestPx = limit.sidePx; ; longestPx = Math.floor(longestPx * STEP)) {
    const within = shrunk(size, longestPx)
    if (Math.min(within.widthPx, within.heightPx) < limit.smallestSidePx) throw new PictureError('small')
    const url = encode(source, within)
    // What a canvas cannot encode is `data:,` or a PNG.
    if (!url.startsWith(JPEG_URL) || longestPx <= 1) throw new PictureError('unreadable')
    if (bytesOf(url) <= limit.bytes) return { ...within, url }
  }
}

/**
 * Makes the picture that is sent, and the small one of lists, from what is shown somewhere. Both are drawn and encoded
 * anew (JPEG at 0.9, specification §9), so that nothing of a file's metadata is left, least of all the place: at most
 * 1920 px and 1.5 MB, and 240 px and 30 kB.
 * @param size of the source as it is, in pixels
 * @throws PictureError
 */
export function makePicture(source: CanvasImageSource, size: Size, encode: EncodeJpeg = encodeOnCanvas): Picture {
  const { url, ...made } = encodeWithin(encode, source, size, {
    sidePx: LONGEST_SIDE_PX,
    bytes: LARGEST_BYTES,
    smallestSidePx: SMALLEST_PHOTO_SIDE_PX,
  })
  const thumbnail = encodeWithin(encode, source, size, {
    sidePx: THUMBNAIL_SIDE_PX,
    bytes: LARGEST_THUMBNAIL.bytes,
    smallestSidePx: 1,
  })
  return { imageUrl: url, thumbnailUrl: thumbnail.url, ...made }
}

/**
 * Makes the picture from a file, turned as its camera was held.
 * @throws PictureError
 */
export async function pictureOfFile(file: File, encode: EncodeJpeg = encodeOnCanvas): Promise<Picture> {
  if (!file.type.startsWith('image/')) throw new PictureError('type')
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new PictureError('unreadable', cause)
  })
  try {
    return makePicture(bitmap, { widthPx: bitmap.width, heightPx: bitmap.height }, encode)
  } finally {
    bitmap.close()
  }
}
