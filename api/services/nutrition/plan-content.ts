import type { NutritionPlan } from '#domain/clinical/nutrition/types.ts'

/**
 * The plan that a row holds, which was written as one and is never changed. Where one plan is read or made the row has
 * it as its text, parsed here and not before: call it where the answer is made, and no wait lies between.
 */
export const planContent = ({ content }: { readonly content: unknown }): NutritionPlan =>
  (typeof content === 'string' ? JSON.parse(content) : content) as NutritionPlan
