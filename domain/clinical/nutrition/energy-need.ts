import type { NutritionRule } from '#domain/clinical/nutrition/nutrition-rules.ts'

/** The share that HIV adds to the energy of a day, without symptoms (WHO 2003). */
export const HIV_SHARE = 0.1

export type EnergyAim = 'maintain' | 'gain' | 'lose' | 'grow'

export interface EnergyNeed {
  /** Basal metabolic rate, kcal a day; null under five years, where the need is tabled as a whole. */
  readonly basalKcal: number | null
  /** The day's target, kcal, to the nearest 10. Beside breast milk under two years. */
  readonly energyKcal: number
  /** What breast milk gives beside it, kcal; 0 from two years. */
  readonly breastMilkKcal: number
  /** The weight that energy and protein were worked out from, kg. */
  readonly weightKg: number
  readonly aim: EnergyAim
  readonly capped: boolean
  readonly rules: readonly NutritionRule[]
}
