/** Values of 0 to 255, row by row. */
interface Plane {
  readonly widthPx: number
  readonly heightPx: number
  readonly luminance: Float32Array
}

/** The mean of each value and its two neighbours along one direction, the value itself counted twice; ends repeat. */
function smoothed(from: Float32Array, { widthPx, heightPx }: Plane, direction: 'x' | 'y'): Float32Array {
  const step = direction === 'x' ? 1 : widthPx
  const last = direction === 'x' ? widthPx - 1 : heightPx - 1
  const to = new Float32Array(from.length)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x
      const along = direction === 'x' ? x : y
      const value = from[at] ?? 0
      const before = along > 0 ? (from[at - step] ?? 0) : value
      const after = along < last ? (from[at + step] ?? 0) : value
      to[at] = (before + 2 * value + after) / 4
    }
  }
  return to
}

/** How steep the edges of a plane are. */
export interface Sharpness {
  /**
   * The variance of the Laplacian of luminance, a usual measure of focus (Pech-Pacheco et al., ICPR 2000): nought
   * without any edge, higher the more, the stronger and the steeper the edges are. For two pictures of the same thing
   * in the same light alone: dark skin gives a fraction of what light skin gives, however sharp the picture is.
   */
  readonly laplacianVariance: number
  /**
   * How wide an edge is, as the standard deviation of the blur on it in pixels of the plane, whatever its strength and
   * however many there are; null where there is none. A step under a Gaussian blur of s pixels has a squared Laplacian
   * of 1/(2s²) of its squared gradient, which is solved for s. Noise counts as narrow edges: in a dark, noisy picture
   * it hides a blur.
   */
  readonly edgeWidthPx: number | null
}

/** The variance that the smoothing below adds to an edge: that of the weights 1-2-1. */
const SMOOTHING_VARIANCE = 0.5
/** Mean squared gradients below this are rounding, not edges. */
const NO_EDGE = 1e-6

/**
 * Measures the edges of luminance. Before it the plane is smoothed once with the binomial 1-2-1 both ways, which takes
 * 98% of the noise of single pixels out of the Laplacian's variance, and 88% of a steep edge. A plane of less than
 * three pixels a side has no inner pixel, and so no edge.
 */
export function sharpnessOf(plane: Plane): Sharpness {
  const { widthPx, heightPx } = plane
  const smooth = smoothed(smoothed(plane.luminance, plane, 'x'), plane, 'y')
  let count = 0
  let sum = 0
  let squares = 0
  let gradients = 0
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 1; x < widthPx - 1; x++) {
      const at = y * widthPx + x
      const value = smooth[at] ?? 0
      const right = smooth[at + 1] ?? 0
      const below = smooth[at + widthPx] ?? 0
      const laplacian = (smooth[at - 1] ?? 0) + right + (smooth[at - widthPx] ?? 0) + below - 4 * value
      count += 1
      sum += laplacian
      squares += laplacian * laplacian
      gradients += (right - value) ** 2 + (below - value) ** 2
    }
  }
  if (count === 0) return { laplacianVariance: 0, edgeWidthPx: null }
  return {
    laplacianVariance: Math.max(0, squares / count - (sum / count) ** 2),
    edgeWidthPx:
      gradients / count < NO_EDGE || squares === 0
        ? null
        : Math.sqrt(Math.max(0, gradients / (2 * squares) - SMOOTHING_VARIANCE)),
  }
}
