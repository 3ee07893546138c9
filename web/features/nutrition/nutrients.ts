import type { NutrientTargets } from '#domain/clinical/nutrition/types.ts'
import type nutrition from '#web/i18n/catalogues/en/nutrition.json'

export type NutrientName = keyof (typeof nutrition)['plan']['nutrients']['name']

interface Nutrient {
  readonly name: NutrientName
  readonly unit: 'kcal' | 'g' | 'mg' | 'µg' | 'L'
}

/** The nutrients of a day, in the order in which they are shown. */
export const DAY_NUTRIENTS: Readonly<Record<keyof NutrientTargets, Nutrient>> = {
  energyKcal: { name: 'energy', unit: 'kcal' },
  proteinG: { name: 'protein', unit: 'g' },
  fatG: { name: 'fat', unit: 'g' },
  carbohydrateG: { name: 'carbohydrate', unit: 'g' },
  fibreG: { name: 'fibre', unit: 'g' },
  ironMg: { name: 'iron', unit: 'mg' },
  calciumMg: { name: 'calcium', unit: 'mg' },
  zincMg: { name: 'zinc', unit: 'mg' },
  vitaminAUg: { name: 'vitamin_a', unit: 'µg' },
  vitaminCMg: { name: 'vitamin_c', unit: 'mg' },
  folateUg: { name: 'folate', unit: 'µg' },
  sodiumMg: { name: 'sodium', unit: 'mg' },
  waterL: { name: 'water', unit: 'L' },
}

const FOOD_NUTRIENTS: Readonly<Record<string, Nutrient>> = {
  ...Object.fromEntries(
    Object.values(DAY_NUTRIENTS).map((nutrient) => [
      `${nutrient.name}_${nutrient.unit.replace('µ', 'u').toLowerCase()}`,
      nutrient,
    ]),
  ),
  potassium_mg: { name: 'potassium', unit: 'mg' },
}

/** The nutrient and unit behind a key such as `iron_mg`, or undefined for one that this version has no name for. */
export const foodNutrient = (key: string): Nutrient | undefined => FOOD_NUTRIENTS[key]

const ORDER = Object.keys(FOOD_NUTRIENTS)
/** What a buyer looks for first. */
const MAIN: ReadonlySet<string> = new Set(['energy_kcal', 'protein_g', 'iron_mg', 'vitamin_a_ug'])

/** A food's figures in the order of the day's table: those looked for first, and all others. */
export function splitFoodNutrients<Figure extends { readonly nutrient: string }>(
  figures: readonly Figure[],
): { main: Figure[]; others: Figure[] } {
  const inOrder = figures.toSorted((one, other) => ORDER.indexOf(one.nutrient) - ORDER.indexOf(other.nutrient))
  return {
    main: inOrder.filter(({ nutrient }) => MAIN.has(nutrient)),
    others: inOrder.filter(({ nutrient }) => !MAIN.has(nutrient)),
  }
}
