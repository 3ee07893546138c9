import type { NutritionStatus } from '#web/graphql/operations.ts'
import classes from './StatusBadge.module.css'

type Tone = 'good' | 'caution' | 'destructive' | 'plain'

/** Underweight and Obese are destructive (specification §9), and so is what is as grave in a child. */
const TONES: Readonly<Record<NutritionStatus, Tone>> = {
  UNDERWEIGHT: 'destructive',
  SEVERELY_UNDERWEIGHT: 'destructive',
  SEVERELY_WASTED: 'destructive',
  SEVERELY_THIN: 'destructive',
  WASTED: 'destructive',
  THIN: 'destructive',
  OBESE: 'destructive',
  OVERWEIGHT: 'caution',
  POSSIBLE_RISK_OF_OVERWEIGHT: 'caution',
  NORMAL: 'good',
  NOT_CLASSIFIED: 'plain',
}

/** The category of a BMI, in words and in a colour that fits its weight. */
export function StatusBadge({ status, label }: { status: NutritionStatus; label: string }) {
  return (
    <span className={classes.badge} data-tone={TONES[status]}>
      {label}
    </span>
  )
}
