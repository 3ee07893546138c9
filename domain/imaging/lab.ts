/** A colour of CIELAB: lightness 0 to 100, green (negative) to red, blue (negative) to yellow. */
export type Lab = readonly [lightness: number, greenToRed: number, blueToYellow: number]

/** The white of sRGB, D65, in XYZ (IEC 61966-2-1). */
const WHITE = [0.95047, 1, 1.08883] as const
const EPSILON = 216 / 24389
const KAPPA = 24389 / 27

/** sRGB's curve undone, by its 256 values (IEC 61966-2-1). */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const linear = (value: number) => LINEAR[Math.round(value)] ?? 0
const curve = (share: number) => (share > EPSILON ? Math.cbrt(share) : (KAPPA * share + 16) / 116)

/** A colour of sRGB, each part 0 to 255, in CIELAB (CIE 15, white D65). Parts are rounded to whole numbers. */
export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0])
  const y = curve((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1])
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2])
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
