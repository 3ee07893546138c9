/** What makes a picture hard to judge. */
export const PHOTO_PROBLEMS = ['too_small', 'too_dark', 'too_bright', 'flat', 'blurred'] as const
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number]

/** What `photoProblems` looks at; `PhotoMeasures` says what each figure is. */
interface JudgedFigures {
  readonly sharpness: number
  readonly edgeWidthPx: number | null
  readonly meanLuminance: number
  readonly contrast: number
  readonly underexposedShare: number
  readonly overexposedShare: number
  readonly standingOutShare: number
}

/**
 * From where on a picture counts as hard to judge. The sides are the least that the American Telemedicine Association
 * asks for pictures of skin (Quick Guide to Store-Forward Teledermatology for Referring Providers, 2012: 800 by 600).
 * All others were chosen by us on synthetic pictures and were held against no collection of real photos. They are so
 * wide that each of the ten colours of the Monk Skin Tone Scale, filling the picture, passes for brightness.
 */
export const PHOTO_LIMITS = {
  longSidePx: 800,
  shortSidePx: 600,
  /** The darkest colour of the Monk scale has a luminance of 37: two thirds of it. */
  leastMeanLuminance: 24,
  mostUnderexposedShare: 0.5,
  /** The lightest colour of the Monk scale has a luminance of 238. */
  mostMeanLuminance: 246,
  mostOverexposedShare: 0.3,
  /** One of 255 steps of luminance: less is one colour to the eye. */
  leastContrast: 1,
  /** What stands out in colour is something to see, whatever the contrast. */
  leastStandingOutShare: 0.005,
  /** Synthetic skin of 1600 by 1200 pixels is at 0 to 0.5 when sharp, over 1 when blurred by 3 (an outline) to 6. */
  mostEdgeWidthPx: 1,
  /** Even dark, bare synthetic skin has 0.5 when sharp; 0.03 to 0.06 is what noise leaves after a strong blur. */
  leastSharpness: 0.1,
} as const

/**
 * What makes a picture hard to judge, the first the one to mend first. A picture in which there is nothing to see
 * (`flat`) is not called blurred: it has no edges by which to tell.
 */
export function photoProblems(
  figures: JudgedFigures,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): readonly PhotoProblem[] {
  const { edgeWidthPx, meanLuminance } = figures
  const isFlat =
    figures.contrast < PHOTO_LIMITS.leastContrast && figures.standingOutShare < PHOTO_LIMITS.leastStandingOutShare
  const found: Record<PhotoProblem, boolean> = {
    too_small:
      Math.max(widthPx, heightPx) < PHOTO_LIMITS.longSidePx || Math.min(widthPx, heightPx) < PHOTO_LIMITS.shortSidePx,
    too_dark:
      meanLuminance < PHOTO_LIMITS.leastMeanLuminance || figures.underexposedShare > PHOTO_LIMITS.mostUnderexposedShare,
    too_bright:
      meanLuminance > PHOTO_LIMITS.mostMeanLuminance || figures.overexposedShare > PHOTO_LIMITS.mostOverexposedShare,
    flat: isFlat,
    blurred:
      !isFlat &&
      (edgeWidthPx === null ||
        edgeWidthPx > PHOTO_LIMITS.mostEdgeWidthPx ||
        figures.sharpness < PHOTO_LIMITS.leastSharpness),
  }
  return PHOTO_PROBLEMS.filter((problem) => found[problem])
}
