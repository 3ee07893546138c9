import type { Food } from '#domain/clinical/knowledge/foods/food.ts'
import {
  MEAL_TEMPLATES,
  type MealTemplate,
  type TemplateSlot,
} from '#domain/clinical/knowledge/foods/meal-templates.ts'
import { mayJoin } from '#domain/clinical/nutrition/constraints.ts'
import { preference } from '#domain/clinical/nutrition/food-preference.ts'
import type { PatternedMeal } from '#domain/clinical/nutrition/meal-pattern.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'

interface ChosenFood {
  readonly food: Food
  /** The meal's place in the day's pattern. */
  readonly meal: number
  /** True where the meal would not be that meal without it. */
  readonly required: boolean
}
export type DayChoice = readonly ChosenFood[]

interface Kitchen {
  readonly profile: NutritionProfile
  readonly allowed: readonly Food[]
  readonly pattern: readonly PatternedMeal[]
  readonly random: () => number
  /** Below 0 foods with less protein for their energy are preferred, above 0 those with more; further out, stronger. */
  readonly proteinLeaning: number
  /** Leaves the usual meals and takes, for each part of a meal, any allowed food: the last resort. */
  readonly bare: boolean
}

const YOUNG_CHILD_UNTIL_MONTHS = 24
/** A food already on today's plate is seldom chosen again. */
const REPEATED = 0.12
const ALWAYS_REPEATABLE: ReadonlySet<Food['group']> = new Set(['fats', 'drinks'])

/** Chooses the foods of a day, meal by meal, from what households of the region put together. */
export function chooseDay(kitchen: Kitchen): DayChoice {
  const byId = new Map(kitchen.allowed.map((food) => [food.id, food]))
  const today: ChosenFood[] = []
  for (const [meal, patterned] of kitchen.pattern.entries()) {
    const template = chooseTemplate(kitchen, patterned, byId, today)
    const plate: Food[] = []
    for (const [place, slot] of template.slots.entries()) {
      const candidates = candidatesOf(slot, byId).filter(
        (food) => mayJoin(food, plate, kitchen.profile) && !plate.includes(food),
      )
      const food = pickFood(candidates, kitchen, today)
      if (!food) continue
      plate.push(food)
      today.push({ food, meal, required: place === 0 || isEssential(slot, kitchen) })
    }
  }
  return today
}

const isEssential = ({ role, optional }: TemplateSlot, { proteinLeaning }: Kitchen) =>
  optional !== true && (role === 'staple' || role === 'vegetable' || (role === 'protein' && proteinLeaning >= 0))

function candidatesOf({ oneOf }: TemplateSlot, byId: ReadonlyMap<string, Food>): Food[] {
  return oneOf.flatMap((id) => byId.get(id) ?? [])
}

function chooseTemplate(
  kitchen: Kitchen,
  { kind }: PatternedMeal,
  byId: ReadonlyMap<string, Food>,
  today: DayChoice,
): MealTemplate {
  const { profile, random, bare } = kitchen
  const young = profile.ageMonths < YOUNG_CHILD_UNTIL_MONTHS
  const possible = bare
    ? []
    : MEAL_TEMPLATES.filter(
        (template) =>
          template.kind === kind &&
          (template.youngChild === true) === young &&
          template.regions.includes(profile.input.region) &&
          template.slots.every((slot) => slot.optional === true || slot.oneOf.some((id) => byId.has(id))),
      )
  const weights = possible.map((template) => templateWeight(template, kitchen, byId, today))
  return pick(possible, weights, random) ?? bareTemplate(kind, kitchen)
}

/** A template counts by the best of its dishes' parts, so that a day of beans does not get beans again. */
function templateWeight(
  { slots }: MealTemplate,
  kitchen: Kitchen,
  byId: ReadonlyMap<string, Food>,
  today: DayChoice,
): number {
  const [first] = slots
  if (!first) return 0
  const candidates = candidatesOf(first, byId)
  const best = Math.max(0, ...candidates.map((food) => weightOf(food, kitchen, today)))
  return 0.5 + best / (1 + best)
}

/** Any allowed food for each part of a meal, where the region's own meals cannot be made. */
function bareTemplate(kind: PatternedMeal['kind'], { allowed }: Kitchen): MealTemplate {
  const idsFor = (role: Food['roles'][number], meal: Food['meals'][number]) =>
    allowed.filter(({ roles, meals }) => roles.includes(role) && meals.includes(meal)).map(({ id }) => id)
  const slot = (role: Food['roles'][number], meal: Food['meals'][number]): TemplateSlot => ({
    role,
    oneOf: idsFor(role, meal) as TemplateSlot['oneOf'],
    optional: role === 'fruit' || role === 'snack' || role === 'fat',
  })
  const slots =
    kind === 'main'
      ? [
          slot('staple', 'lunch'),
          slot('protein', 'lunch'),
          slot('vegetable', 'lunch'),
          slot('fat', 'lunch'),
          slot('fruit', 'mid_morning'),
        ]
      : kind === 'breakfast'
        ? [slot('staple', 'breakfast'), slot('fruit', 'breakfast'), slot('fat', 'breakfast')]
        : [slot('snack', 'mid_morning'), slot('fruit', 'mid_morning')]
  return { id: `any_${kind}`, kind, regions: ['Kenya', 'South Sudan'], slots }
}

function pickFood(candidates: readonly Food[], kitchen: Kitchen, today: DayChoice): Food | undefined {
  return pick(
    candidates,
    candidates.map((food) => weightOf(food, kitchen, today)),
    kitchen.random,
  )
}

function weightOf(food: Food, { profile, proteinLeaning }: Kitchen, today: DayChoice): number {
  const repeated = !ALWAYS_REPEATABLE.has(food.group) && today.some((chosen) => chosen.food === food)
  return preference(food, profile, proteinLeaning) * (repeated ? REPEATED : 1)
}

/** One of the options by weight; undefined where there is none. */
function pick<T>(options: readonly T[], weights: readonly number[], random: () => number): T | undefined {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = random() * total
  for (const [index, option] of options.entries()) {
    left -= weights[index] ?? 0
    if (left < 0) return option
  }
  return options.at(-1)
}
