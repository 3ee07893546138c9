import type { GrowthIndicator } from '#domain/clinical/growth/types.ts'
import type { NutritionStatus } from '#domain/clinical/nutrition/types.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'

export const GROWTH_INDICATOR_NAMES: Readonly<Record<GrowthIndicator, LocalText>> = {
  weight_for_age: { en: 'weight for age', sw: 'uzito kwa umri' },
  height_for_age: { en: 'height for age', sw: 'urefu kwa umri' },
  bmi_for_age: { en: 'BMI for age', sw: 'BMI kwa umri' },
  weight_for_height: { en: 'weight for height', sw: 'uzito kwa urefu' },
  muac_for_age: { en: 'arm circumference for age', sw: 'mzunguko wa mkono kwa umri' },
}

export const STATUS_SENTENCES: Readonly<Record<Exclude<NutritionStatus, 'not_classified'>, LocalText>> = {
  underweight: { en: 'This is underweight.', sw: 'Huu ni uzito pungufu.' },
  normal: { en: 'This is a healthy weight.', sw: 'Huu ni uzito wa afya.' },
  overweight: { en: 'This is overweight.', sw: 'Huu ni uzito kupita kiasi.' },
  obese: { en: 'This is obesity.', sw: 'Huu ni unene uliokithiri.' },
  severely_wasted: {
    en: 'The child is severely wasted: far too thin for this length or height.',
    sw: 'Mtoto ana ukondefu mkali: amekonda mno kwa urefu wake.',
  },
  wasted: { en: 'The child is wasted: too thin for this length or height.', sw: 'Mtoto amekonda kwa urefu wake.' },
  severely_thin: {
    en: 'This is severe thinness for the age.',
    sw: 'Huu ni wembamba uliokithiri kwa umri huu.',
  },
  thin: { en: 'This is thinness for the age.', sw: 'Huu ni wembamba kwa umri huu.' },
  possible_risk_of_overweight: {
    en: 'The child may be on the way to overweight.',
    sw: 'Huenda mtoto anaelekea kwenye uzito kupita kiasi.',
  },
  severely_underweight: {
    en: 'The child weighs very little for the age.',
    sw: 'Mtoto ana uzito mdogo sana kwa umri wake.',
  },
}
