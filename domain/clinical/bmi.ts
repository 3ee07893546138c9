/**
 * Body mass index, weight in kg divided by the square of height in metres, to one decimal (kg/m²).
 */
export function bodyMassIndex({ weightKg, heightCm }: { weightKg: number; heightCm: number }): number {
  const heightM = heightCm / 100
  return Math.round((weightKg / (heightM * heightM)) * 10) / 10
}

export const ADULT_BMI_CATEGORIES = ['underweight', 'normal', 'overweight', 'obese'] as const
export type AdultBmiCategory = (typeof ADULT_BMI_CATEGORIES)[number]

/**
 * The four bands of specification §4 for a BMI in kg/m². For people of 19 years and more only: under 19
 * the category comes from WHO z-scores, see growth/.
 */
export function adultBmiCategory(bmi: number): AdultBmiCategory {
  if (bmi < 18.5) return 'underweight'
  if (bmi < 25) return 'normal'
  if (bmi < 30) return 'overweight'
  return 'obese'
}
