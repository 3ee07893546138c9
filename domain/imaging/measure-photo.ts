import { type PhotoProblem, photoProblems } from '#domain/imaging/judge-photo.ts'
import { toLab } from '#domain/imaging/lab.ts'
import { sharpnessOf } from '#domain/imaging/sharpness.ts'
import { standingOutShare } from '#domain/imaging/standing-out.ts'
import { deviationOf, meanOf, shareAbove, shareBelow } from '#domain/imaging/statistics.ts'
import { type PhotoPixels, type WorkingCopy, workingCopy } from '#domain/imaging/working-copy.ts'

/** What can be computed from a picture alone. It is about the picture; nothing of it is about an illness. */
export interface PhotoMeasures {
  /** Variance of the Laplacian of luminance, smoothed; from nought, without unit (`Sharpness`). */
  readonly sharpness: number
  /** How wide edges are in the copy that is measured, in its pixels; null where there is none (`Sharpness`). */
  readonly edgeWidthPx: number | null
  /** 0 (black) to 255 (white). */
  readonly meanLuminance: number
  /** Standard deviation of luminance, 0 to 127.5. */
  readonly contrast: number
  /** Share of the picture that is as good as black, 0 to 1. */
  readonly underexposedShare: number
  /** Share of the picture that is as good as white, 0 to 1. */
  readonly overexposedShare: number
  /** sRGB, each part 0 to 255. */
  readonly meanColour: { readonly red: number; readonly green: number; readonly blue: number }
  /**
   * Mean of CIELAB's a*: 0 is neither red nor green, below it greenish, above it reddish. It changes with the light
   * and with the colour of the skin, so that two pictures can be compared only where both are the same.
   */
  readonly redness: number
  /** Share of the picture that stands out from its border, 0 to 1: `standingOutShare` says what it is not. */
  readonly standingOutShare: number
  /** What makes the picture hard to judge, the most telling first. */
  readonly problems: readonly PhotoProblem[]
  /** Whether nothing makes it hard to judge. */
  readonly isUsable: boolean
}

/** Luminance below which a pixel is as good as black: video's black level (Rec. ITU-R BT.709). */
const BLACK_BELOW = 16
/** Luminance above which a pixel is as good as white. Chosen by us: the last 2% of the range. */
const WHITE_ABOVE = 250

function labPlanesOf({ widthPx, heightPx, red, green, blue }: WorkingCopy) {
  const plane = () => new Float32Array(red.length)
  const planes = { widthPx, heightPx, lightness: plane(), greenToRed: plane(), blueToYellow: plane() }
  for (let at = 0; at < red.length; at++) {
    const [lightness, greenToRed, blueToYellow] = toLab(red[at] ?? 0, green[at] ?? 0, blue[at] ?? 0)
    planes.lightness[at] = lightness
    planes.greenToRed[at] = greenToRed
    planes.blueToYellow[at] = blueToYellow
  }
  return planes
}

/**
 * Measures a picture on a copy of at most 512 pixels a side, and says what makes it hard to judge.
 * @throws RangeError when a side is not a whole number of at least one pixel, or the data are of another size
 */
export function measurePhoto(pixels: PhotoPixels): PhotoMeasures {
  const copy = workingCopy(pixels)
  const { luminance } = copy
  const meanLuminance = meanOf(luminance)
  const lab = labPlanesOf(copy)
  const { laplacianVariance, edgeWidthPx } = sharpnessOf(copy)
  const figures = {
    sharpness: laplacianVariance,
    edgeWidthPx,
    meanLuminance,
    contrast: deviationOf(luminance, meanLuminance),
    underexposedShare: shareBelow(luminance, BLACK_BELOW),
    overexposedShare: shareAbove(luminance, WHITE_ABOVE),
    meanColour: { red: meanOf(copy.red), green: meanOf(copy.green), blue: meanOf(copy.blue) },
    redness: meanOf(lab.greenToRed),
    standingOutShare: standingOutShare(lab),
  }
  const problems = photoProblems(figures, pixels)
  return { ...figures, problems, isUsable: problems.length === 0 }
}
