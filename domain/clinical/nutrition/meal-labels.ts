import type { LocalText } from '#domain/vocabulary/languages.ts'
import type { Meal } from '#domain/vocabulary/nutrition.ts'

export const MEAL_LABELS: Readonly<Record<Meal, LocalText>> = {
  breakfast: { en: 'Breakfast', sw: 'Kifungua kinywa' },
  mid_morning: { en: 'Mid-morning', sw: 'Saa nne asubuhi' },
  lunch: { en: 'Lunch', sw: 'Chakula cha mchana' },
  afternoon: { en: 'Afternoon', sw: 'Alasiri' },
  supper: { en: 'Supper', sw: 'Chakula cha jioni' },
}
