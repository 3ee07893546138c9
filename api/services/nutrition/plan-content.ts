import type { NutritionPlan } from '#domain/clinical/nutrition/types.ts'

/** The plan that a stored row holds. It was written as one, and is never changed. */
export const planContent = (row: { readonly content: unknown }): NutritionPlan => row.content as NutritionPlan
