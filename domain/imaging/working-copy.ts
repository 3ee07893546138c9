/** A picture as a canvas gives it: red, green, blue and alpha of each pixel, 0 to 255, in sRGB, row by row. */
export interface PhotoPixels {
  readonly data: Uint8ClampedArray
  readonly widthPx: number
  readonly heightPx: number
}

/** A picture made small, in planes of 0 to 255, row by row. */
export interface WorkingCopy {
  readonly widthPx: number
  readonly heightPx: number
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
  /** Luma of Rec. ITU-R BT.709, of the values as they are stored. */
  readonly luminance: Float32Array
}

/**
 * The longest side of the copy on which pictures are measured. Figures that depend on the size of a detail, sharpness
 * first, can be compared only between copies of one size; and the noise of single pixels is averaged away.
 */
export const WORKING_SIDE_PX = 512

/** Where the parts of one side begin; each part has at least one pixel. */
const edgesOf = (sidePx: number, parts: number) =>
  Uint32Array.from({ length: parts + 1 }, (_, part) => Math.floor((part * sidePx) / parts))

/**
 * Makes a picture small by averaging; a picture that is small already keeps its size. What is transparent counts as
 * black, as in the JPEG that a canvas makes of it.
 * @throws RangeError when a side is not a whole number of at least one pixel, or the data are of another size
 */
export function workingCopy({ data, widthPx, heightPx }: PhotoPixels): WorkingCopy {
  if (!Number.isInteger(widthPx) || !Number.isInteger(heightPx) || widthPx < 1 || heightPx < 1) {
    throw new RangeError(`A picture of ${widthPx} by ${heightPx} pixels`)
  }
  if (data.length !== widthPx * heightPx * 4) {
    throw new RangeError(`${data.length} values for a picture of ${widthPx} by ${heightPx} pixels`)
  }
  const scale = Math.min(1, WORKING_SIDE_PX / Math.max(widthPx, heightPx))
  const width = Math.max(1, Math.round(widthPx * scale))
  const height = Math.max(1, Math.round(heightPx * scale))
  const columns = edgesOf(widthPx, width)
  const rows = edgesOf(heightPx, height)
  const plane = () => new Float32Array(width * height)
  const [red, green, blue, luminance] = [plane(), plane(), plane(), plane()]
  for (let y = 0; y < height; y++) {
    const top = rows[y] ?? 0
    const bottom = rows[y + 1] ?? 0
    for (let x = 0; x < width; x++) {
      const left = columns[x] ?? 0
      const right = columns[x + 1] ?? 0
      let r = 0
      let g = 0
      let b = 0
      for (let row = top; row < bottom; row++) {
        const end = (row * widthPx + right) * 4
        for (let at = (row * widthPx + left) * 4; at < end; at += 4) {
          const opacity = (data[at + 3] ?? 0) / 255
          r += (data[at] ?? 0) * opacity
          g += (data[at + 1] ?? 0) * opacity
          b += (data[at + 2] ?? 0) * opacity
        }
      }
      const count = (bottom - top) * (right - left)
      const at = y * width + x
      red[at] = r / count
      green[at] = g / count
      blue[at] = b / count
      luminance[at] = (0.2126 * r + 0.7152 * g + 0.0722 * b) / count
    }
  }
  return { widthPx: width, heightPx: height, red, green, blue, luminance }
}
