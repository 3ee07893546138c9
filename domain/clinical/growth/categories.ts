import type { GrowthCategory } from '#domain/clinical/growth/types.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The z-scores at which a category begins, each side from the most extreme inwards; a limit itself is not beyond. */
export interface CategoryBands {
  readonly below: readonly (readonly [z: number, category: GrowthCategory])[]
  readonly above: readonly (readonly [z: number, category: GrowthCategory])[]
}

/** High weight for age has no name of its own: weight for height or BMI for age says whether it is overweight. */
export const UNDERWEIGHT_BANDS: CategoryBands = {
  below: [
    [-3, 'severely_underweight'],
    [-2, 'underweight'],
  ],
  above: [],
}

/** Tallness is rarely a problem and has no category. */
export const STUNTING_BANDS: CategoryBands = {
  below: [
    [-3, 'severely_stunted'],
    [-2, 'stunted'],
  ],
  above: [],
}

/** Weight for length or height, and BMI for age, to five years. */
export const WASTING_AND_OVERWEIGHT_BANDS: CategoryBands = {
  below: [
    [-3, 'severely_wasted'],
    [-2, 'wasted'],
  ],
  above: [
    [3, 'obese'],
    [2, 'overweight'],
    [1, 'possible_risk_of_overweight'],
  ],
}

/** BMI for age from five years. */
export const THINNESS_AND_OVERWEIGHT_BANDS: CategoryBands = {
  below: [
    [-3, 'severely_thin'],
    [-2, 'thin'],
  ],
  above: [
    [2, 'obese'],
    [1, 'overweight'],
  ],
}

/** A thick arm has no category. */
export const ARM_WASTING_BANDS: CategoryBands = { below: WASTING_AND_OVERWEIGHT_BANDS.below, above: [] }

/** The category of a z-score, which must not have been rounded: −2.004 is below −2. */
export function categoryOf(z: number, bands: CategoryBands): GrowthCategory {
  const band = bands.below.find(([limit]) => z < limit) ?? bands.above.find(([limit]) => z > limit)
  return band ? band[1] : 'normal'
}

export const GROWTH_CATEGORY_LABELS: Readonly<Record<GrowthCategory, LocalText>> = {
  severely_underweight: { en: 'Severely underweight', sw: 'Uzito pungufu sana' },
  underweight: { en: 'Underweight', sw: 'Uzito pungufu' },
  severely_stunted: { en: 'Severely stunted', sw: 'Udumavu mkali' },
  stunted: { en: 'Stunted', sw: 'Udumavu' },
  severely_wasted: { en: 'Severely wasted', sw: 'Ukondefu mkali' },
  wasted: { en: 'Wasted', sw: 'Ukondefu' },
  severely_thin: { en: 'Severely thin', sw: 'Wembamba uliokithiri' },
  thin: { en: 'Thin', sw: 'Wembamba' },
  normal: { en: 'Normal', sw: 'Kawaida' },
  possible_risk_of_overweight: { en: 'Possible risk of overweight', sw: 'Huenda kuna hatari ya uzito kupita kiasi' },
  overweight: { en: 'Overweight', sw: 'Uzito kupita kiasi' },
  obese: { en: 'Obese', sw: 'Unene uliokithiri' },
}
