import { builder } from '#api/graphql/builder.ts'
import {
  FoodAvailabilityEnum,
  GrowthCategoryEnum,
  GrowthIndicatorEnum,
  MealEnum,
  NutritionStatusEnum,
  PlanAudienceEnum,
  PlanUrgencyEnum,
} from '#api/graphql/modules/nutrition-vocabulary.ts'
import { RuleReferenceType } from '#api/graphql/modules/shared-vocabulary.ts'
import type { GrowthResult } from '#domain/clinical/growth/types.ts'
import type {
  MealItem,
  NutrientTargets,
  NutrientTotals,
  NutritionPlan,
  PlannedMeal,
  RegionalFood,
} from '#domain/clinical/nutrition/types.ts'
import type { Localized } from '#domain/vocabulary/languages.ts'

const GrowthResultType = builder.objectRef<Localized<GrowthResult>>('GrowthResult').implement({
  description: 'A child’s WHO z-score.',
  fields: (t) => ({
    indicator: t.expose('indicator', { type: GrowthIndicatorEnum, description: 'Which indicator.' }),
    z: t.exposeFloat('z', { description: 'The z-score, to two decimals.' }),
    category: t.expose('category', { type: GrowthCategoryEnum, description: 'What WHO calls it.' }),
    label: t.exposeString('label', { description: 'The category in words.' }),
    implausible: t.exposeBoolean('implausible', {
      description: 'Beyond what WHO holds possible: measure again.',
    }),
  }),
})

const shared = {
  energyKcal: 'Energy, kcal.',
  proteinG: 'Protein, g.',
  fatG: 'Fat, g.',
  carbohydrateG: 'Carbohydrate, g.',
  fibreG: 'Dietary fibre, g.',
  ironMg: 'Iron, mg.',
  calciumMg: 'Calcium, mg.',
  zincMg: 'Zinc, mg.',
  vitaminAUg: 'Vitamin A, µg of retinol activity equivalents.',
  vitaminCMg: 'Vitamin C, mg.',
  folateUg: 'Folate, µg.',
  sodiumMg: 'Sodium, mg.',
} as const satisfies Record<keyof NutrientTotals, string>

const NutrientTotalsType = builder.objectRef<NutrientTotals>('NutrientTotals').implement({
  description: 'What the planned day adds up to.',
  fields: (t) => ({
    energyKcal: t.exposeFloat('energyKcal', { description: shared.energyKcal }),
    proteinG: t.exposeFloat('proteinG', { description: shared.proteinG }),
    fatG: t.exposeFloat('fatG', { description: shared.fatG }),
    carbohydrateG: t.exposeFloat('carbohydrateG', { description: shared.carbohydrateG }),
    fibreG: t.exposeFloat('fibreG', { description: shared.fibreG }),
    ironMg: t.exposeFloat('ironMg', { description: shared.ironMg }),
    calciumMg: t.exposeFloat('calciumMg', { description: shared.calciumMg }),
    zincMg: t.exposeFloat('zincMg', { description: shared.zincMg }),
    vitaminAUg: t.exposeFloat('vitaminAUg', { description: shared.vitaminAUg }),
    vitaminCMg: t.exposeFloat('vitaminCMg', { description: shared.vitaminCMg }),
    folateUg: t.exposeFloat('folateUg', { description: shared.folateUg }),
    sodiumMg: t.exposeFloat('sodiumMg', { description: shared.sodiumMg }),
  }),
})

const NutrientTargetsType = builder.objectRef<NutrientTargets>('NutrientTargets').implement({
  description: 'What a day should give.',
  fields: (t) => ({
    energyKcal: t.exposeFloat('energyKcal', { description: shared.energyKcal }),
    proteinG: t.exposeFloat('proteinG', { description: shared.proteinG }),
    fatG: t.exposeFloat('fatG', { description: shared.fatG }),
    carbohydrateG: t.exposeFloat('carbohydrateG', { description: shared.carbohydrateG }),
    fibreG: t.exposeFloat('fibreG', { description: shared.fibreG }),
    ironMg: t.exposeFloat('ironMg', { description: shared.ironMg }),
    calciumMg: t.exposeFloat('calciumMg', { description: shared.calciumMg }),
    zincMg: t.exposeFloat('zincMg', { description: shared.zincMg }),
    vitaminAUg: t.exposeFloat('vitaminAUg', { description: shared.vitaminAUg }),
    vitaminCMg: t.exposeFloat('vitaminCMg', { description: shared.vitaminCMg }),
    folateUg: t.exposeFloat('folateUg', { description: shared.folateUg }),
    sodiumMg: t.exposeFloat('sodiumMg', { description: 'At most this much sodium, mg.' }),
    waterL: t.exposeFloat('waterL', { description: 'Water to drink, litres.' }),
  }),
})

const MealItemType = builder.objectRef<Localized<MealItem>>('MealItem').implement({
  description: 'A food of a meal.',
  fields: (t) => ({
    foodId: t.exposeString('foodId', { description: 'The food, as in the regional foods.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    grams: t.exposeFloat('grams', { description: 'The portion as eaten, g.' }),
    portion: t.exposeString('portion', { description: 'The portion in household measures.' }),
    energyKcal: t.exposeFloat('energyKcal', { description: shared.energyKcal }),
  }),
})

const PlannedMealType = builder.objectRef<Localized<PlannedMeal>>('PlannedMeal').implement({
  description: 'A meal of the planned day.',
  fields: (t) => ({
    meal: t.expose('meal', { type: MealEnum, description: 'Which meal.' }),
    label: t.exposeString('label', { description: 'Its name.' }),
    items: t.field({ type: [MealItemType], description: 'What it is made of.', resolve: ({ items }) => [...items] }),
  }),
})

const FoodPriceType = builder.objectRef<Localized<RegionalFood['price']>>('FoodPrice').implement({
  description: 'An indicative market price.',
  fields: (t) => ({
    amount: t.exposeFloat('amount', { description: 'How much.' }),
    currency: t.exposeString('currency', { description: 'In which currency, ISO 4217.' }),
    unit: t.exposeString('unit', { description: 'For what quantity.' }),
  }),
})

const FoodNutrientType = builder.objectRef<{ nutrient: string; amount: number }>('FoodNutrient').implement({
  description: 'How much of a nutrient 100 g of a food hold.',
  fields: (t) => ({
    nutrient: t.exposeString('nutrient', { description: 'The nutrient and its unit, such as `iron_mg`.' }),
    amount: t.exposeFloat('amount', { description: 'How much.' }),
  }),
})

const RegionalFoodType = builder.objectRef<Localized<RegionalFood>>('RegionalFood').implement({
  description: 'A food of the region that serves this plan well.',
  fields: (t) => ({
    foodId: t.exposeString('foodId', { description: 'The food’s own name in the tables.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    category: t.exposeString('category', { description: 'Its food group.' }),
    availability: t.expose('availability', { type: FoodAvailabilityEnum, description: 'How easily it is found.' }),
    price: t.expose('price', { type: FoodPriceType, description: 'What it costs about.' }),
    nutritionalValue: t.field({
      type: [FoodNutrientType],
      description: 'What 100 g of its edible part hold.',
      resolve: ({ nutritionalValue }) =>
        // Not by entries: their pairs were a fourteenth of all that reading a plan left to collect.
        Object.keys(nutritionalValue).map((nutrient) => ({ nutrient, amount: nutritionalValue[nutrient] ?? 0 })),
    }),
  }),
})

/** The plan's content with its texts in one language. */
export const NutritionPlanContentType = builder.objectRef<Localized<NutritionPlan>>('NutritionPlanContent').implement({
  description: 'What a nutrition plan says, in one language.',
  fields: (t) => ({
    audience: t.expose('audience', { type: PlanAudienceEnum, description: 'Who it is written for.' }),
    urgency: t.expose('urgency', { type: PlanUrgencyEnum, description: 'How soon the person must be seen.' }),
    status: t.expose('status', { type: NutritionStatusEnum, description: 'The category of the BMI.' }),
    statusLabel: t.exposeString('statusLabel', { description: 'The category in words.' }),
    growth: t.field({
      type: [GrowthResultType],
      description: 'WHO z-scores; none for adults.',
      resolve: ({ growth }) => [...growth],
    }),
    targets: t.expose('targets', {
      type: NutrientTargetsType,
      nullable: true,
      description: 'What a day should give; none where the first step is a referral, or under 6 months.',
    }),
    totals: t.expose('totals', {
      type: NutrientTotalsType,
      nullable: true,
      description: 'What the planned day adds up to; none where there is no meal plan.',
    }),
    diagnosis: t.exposeString('diagnosis', { description: 'The nutritional diagnosis, with its numbers.' }),
    bmiStatus: t.exposeString('bmiStatus', { description: 'What the BMI says.' }),
    regionalAdaptations: t.exposeString('regionalAdaptations', { description: 'How the plan fits the region.' }),
    recommendations: t.field({
      type: ['String'],
      description: 'What to do, the most pressing first.',
      resolve: ({ recommendations }) => [...recommendations],
    }),
    mealPlan: t.field({
      type: [PlannedMealType],
      description: 'A day’s meals; none where there is no meal plan.',
      resolve: ({ mealPlan }) => [...mealPlan],
    }),
    limitations: t.field({
      type: ['String'],
      description: 'What the plan could not give, and what to do about it.',
      resolve: ({ limitations }) => [...limitations],
    }),
    priorityFoods: t.field({
      type: ['String'],
      description: 'The foods to favour.',
      resolve: ({ priorityFoods }) => [...priorityFoods],
    }),
    warningSigns: t.field({
      type: ['String'],
      description: 'The signs to seek care for.',
      resolve: ({ warningSigns }) => [...warningSigns],
    }),
    regionalFoods: t.field({
      type: [RegionalFoodType],
      description: 'Foods of the region that serve this plan well.',
      resolve: ({ regionalFoods }) => [...regionalFoods],
    }),
    rules: t.field({
      type: [RuleReferenceType],
      description: 'The rules that the plan rests on.',
      resolve: ({ rules }) => [...rules],
    }),
  }),
})
