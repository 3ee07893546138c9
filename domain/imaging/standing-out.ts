import { medianIn, shareAbove } from '#domain/imaging/statistics.ts'

/** A picture in CIELAB, row by row. */
export interface LabPlanes {
  readonly widthPx: number
  readonly heightPx: number
  readonly lightness: Float32Array
  readonly greenToRed: Float32Array
  readonly blueToYellow: Float32Array
}

/** How much of each side counts as the border. Chosen by us. */
const BORDER_SHARE = 0.1
/**
 * The least difference from the border's colour that counts, in ΔE of CIELAB (CIE 1976): some twice what an eye just
 * sees beside each other, 2.3 (Mahy et al. 1994). Chosen by us on synthetic pictures: with 10 a dark spot on very dark
 * skin did not count.
 */
const LEAST_DIFFERENCE = 5
/** A border of many colours asks for more: this many times its own usual difference. Chosen by us. */
const TIMES_THE_BORDERS_OWN = 3

/** Which pixels lie in the border. */
function borderOf({ widthPx, heightPx }: LabPlanes): Uint32Array {
  const marginX = Math.max(1, Math.round(widthPx * BORDER_SHARE))
  const marginY = Math.max(1, Math.round(heightPx * BORDER_SHARE))
  const border = new Uint32Array(widthPx * heightPx)
  let count = 0
  for (let y = 0; y < heightPx; y++) {
    const isEdgeRow = y < marginY || y >= heightPx - marginY
    for (let x = 0; x < widthPx; x++) {
      if (isEdgeRow || x < marginX || x >= widthPx - marginX) border[count++] = y * widthPx + x
    }
  }
  return border.subarray(0, count)
}

function medianAt(places: Uint32Array, plane: Float32Array): number {
  const values = new Float32Array(places.length)
  for (let index = 0; index < places.length; index++) values[index] = plane[places[index] ?? 0] ?? 0
  return medianIn(values)
}

/**
 * Which share of the picture, 0 to 1, stands out in colour or lightness from its border, the outer tenth on each side.
 * It is an area of the picture, not of the body: no scale lies in a picture, so it is no size in centimetres. It is no
 * outline of an illness either: a shadow, a cloth or a finger in the picture counts as well, what reaches over most of
 * the border does not count, and what has the colour of the skin around it is not seen.
 */
export function standingOutShare(planes: LabPlanes): number {
  const { lightness, greenToRed, blueToYellow } = planes
  const border = borderOf(planes)
  const usualLightness = medianAt(border, lightness)
  const usualGreenToRed = medianAt(border, greenToRed)
  const usualBlueToYellow = medianAt(border, blueToYellow)
  const differences = new Float32Array(lightness.length)
  for (let at = 0; at < differences.length; at++) {
    differences[at] = Math.sqrt(
      ((lightness[at] ?? 0) - usualLightness) ** 2 +
        ((greenToRed[at] ?? 0) - usualGreenToRed) ** 2 +
        ((blueToYellow[at] ?? 0) - usualBlueToYellow) ** 2,
    )
  }
  const least = Math.max(LEAST_DIFFERENCE, TIMES_THE_BORDERS_OWN * medianAt(border, differences))
  return shareAbove(differences, least)
}
