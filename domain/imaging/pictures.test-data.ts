import type { PhotoPixels } from '#domain/imaging/working-copy.ts'

export type Colour = readonly [red: number, green: number, blue: number]

/** A picture from the colour of each of its pixels. */
export function picture(widthPx: number, heightPx: number, colourAt: (x: number, y: number) => Colour): PhotoPixels {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const [red, green, blue] = colourAt(x, y)
      const at = (y * widthPx + x) * 4
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
      data[at + 3] = 255
    }
  }
  return { data, widthPx, heightPx }
}

export const plain = (colour: Colour, widthPx = 800, heightPx = 600) => picture(widthPx, heightPx, () => colour)

export const checkerboard = (dark: Colour, light: Colour, squarePx = 32) =>
  picture(1024, 768, (x, y) => ((Math.floor(x / squarePx) + Math.floor(y / squarePx)) % 2 === 0 ? dark : light))

/** Noise that is the same each time: a linear congruential generator (Numerical Recipes), 0 to 1. */
export function noise(seed = 1): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** The mean of each pixel and those around it, `radiusPx` to each side; the edge is repeated. */
export function blurred({ data, widthPx, heightPx }: PhotoPixels, radiusPx: number): PhotoPixels {
  const blurLines = (from: Uint8ClampedArray, step: number, count: number, lineStep: number, lines: number) => {
    const to = new Uint8ClampedArray(from.length)
    for (let start = 0; start < lines * lineStep; start += lineStep) {
      for (let first = start; first < start + 4; first++) {
        const last = first + (count - 1) * step
        let sum = (radiusPx + 1) * (from[first] ?? 0)
        for (let ahead = 1; ahead <= radiusPx; ahead++) sum += from[Math.min(last, first + ahead * step)] ?? 0
        for (let at = first; at <= last; at += step) {
          to[at] = sum / (2 * radiusPx + 1)
          const next = at + (radiusPx + 1) * step
          const left = at - radiusPx * step
          sum += (from[next > last ? last : next] ?? 0) - (from[left < first ? first : left] ?? 0)
        }
      }
    }
    return to
  }
  const across = blurLines(data, 4, widthPx, widthPx * 4, heightPx)
  return { data: blurLines(across, widthPx * 4, heightPx, 4, widthPx), widthPx, heightPx }
}

/** The ten colours of the Monk Skin Tone Scale (skintone.google), the lightest first. */
export const MONK_SCALE: readonly Colour[] = [
  [0xf6, 0xed, 0xe4],
  [0xf3, 0xe7, 0xdb],
  [0xf7, 0xea, 0xd0],
  [0xea, 0xda, 0xba],
  [0xd7, 0xbd, 0x96],
  [0xa0, 0x7e, 0x56],
  [0x82, 0x5c, 0x43],
  [0x60, 0x41, 0x34],
  [0x3a, 0x31, 0x2a],
  [0x29, 0x24, 0x20],
]

const [SKIN_WIDTH_PX, SKIN_HEIGHT_PX, SPOT_RADIUS_PX] = [800, 600, 100]
/** The share of the spot of `skinWithSpot` in its picture. */
export const SPOT_SHARE = (Math.PI * SPOT_RADIUS_PX ** 2) / (SKIN_WIDTH_PX * SKIN_HEIGHT_PX)

/** Skin with the texture of fine noise, and a round spot of two thirds of its light in the middle. */
export function skinWithSpot(colour: Colour): PhotoPixels {
  const random = noise()
  return picture(SKIN_WIDTH_PX, SKIN_HEIGHT_PX, (x, y) => {
    const texture = 1 + 0.06 * (random() - 0.5)
    const isSpot = (x - SKIN_WIDTH_PX / 2) ** 2 + (y - SKIN_HEIGHT_PX / 2) ** 2 < SPOT_RADIUS_PX ** 2
    const light = texture * (isSpot ? 0.65 : 1)
    return [colour[0] * light, colour[1] * light, colour[2] * light]
  })
}
