import type { Food, FoodGroup } from '#domain/clinical/knowledge/foods/food.ts'
import { PRICE_UNITS } from '#domain/clinical/knowledge/foods/price-units.ts'
import { preference } from '#domain/clinical/nutrition/food-preference.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'
import { inSentence, listInWords, say } from '#domain/clinical/nutrition/text.ts'
import type { RegionalFood } from '#domain/clinical/nutrition/types.ts'
import type { NutritionRegion } from '#domain/vocabulary/countries.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'

export const FOOD_GROUP_NAMES: Readonly<Record<FoodGroup, LocalText>> = {
  cereals: { en: 'Cereals and porridges', sw: 'Nafaka na uji' },
  roots: { en: 'Roots, tubers and green bananas', sw: 'Viazi, mihogo na ndizi mbichi' },
  legumes: { en: 'Beans and other pulses', sw: 'Maharagwe na jamii ya kunde' },
  mixed: { en: 'Mixed dishes', sw: 'Vyakula mchanganyiko' },
  vegetables: { en: 'Vegetables', sw: 'Mboga' },
  fruit: { en: 'Fruit', sw: 'Matunda' },
  dairy: { en: 'Milk and milk products', sw: 'Maziwa na mazao yake' },
  eggs: { en: 'Eggs', sw: 'Mayai' },
  meat: { en: 'Meat and poultry', sw: 'Nyama na kuku' },
  fish: { en: 'Fish and shellfish', sw: 'Samaki na kamba' },
  nuts: { en: 'Nuts and seeds', sw: 'Karanga na mbegu' },
  fats: { en: 'Oils and fats', sw: 'Mafuta' },
  sugars: { en: 'Sugars', sw: 'Sukari' },
  drinks: { en: 'Drinks', sw: 'Vinywaji' },
}

const CURRENCY = { Kenya: 'KES', 'South Sudan': 'SSP' } as const satisfies Record<NutritionRegion, 'KES' | 'SSP'>
const SHOWN_PER_GROUP: Readonly<Record<FoodGroup, number>> = {
  cereals: 5,
  roots: 3,
  legumes: 4,
  mixed: 3,
  vegetables: 5,
  fruit: 5,
  dairy: 2,
  eggs: 1,
  meat: 2,
  fish: 2,
  nuts: 2,
  fats: 1,
  sugars: 0,
  drinks: 0,
}

/** The foods that this person may eat, the most fitting first. */
export function mostFittingFirst(allowed: readonly Food[], profile: NutritionProfile): readonly Food[] {
  // Weighed once each, not at every comparison: submitting an assessment waits for it.
  return allowed
    .map((food) => ({ food, weight: preference(food, profile, 0) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ food }) => food)
}

/**
 * Foods of the region that this person may eat: those on today's plate first, then in each group the most fitting.
 * Prices are indicative. Nutritional values per 100 g edible portion.
 */
export function regionalFoodsFor(
  region: NutritionRegion,
  mostFitting: readonly Food[],
  today: readonly Food[],
): RegionalFood[] {
  const shown = new Set(today)
  for (const [group, count] of Object.entries(SHOWN_PER_GROUP)) {
    const best = mostFitting.filter((food) => food.group === group)
    for (const food of best.slice(0, count)) shown.add(food)
  }
  return [...shown].flatMap((food) => asRegionalFood(food, region) ?? [])
}

function asRegionalFood(food: Food, region: NutritionRegion): RegionalFood | undefined {
  const market = food.markets[region]
  if (!market) return undefined
  const { per100g } = food
  return {
    foodId: food.id,
    name: food.name,
    category: FOOD_GROUP_NAMES[food.group],
    availability: market.availability,
    price: { amount: market.price.amount, currency: CURRENCY[region], unit: PRICE_UNITS[market.price.per] },
    nutritionalValue: {
      energy_kcal: per100g.energyKcal,
      protein_g: per100g.proteinG,
      fat_g: per100g.fatG,
      carbohydrate_g: per100g.carbohydrateG,
      fibre_g: per100g.fibreG,
      iron_mg: per100g.ironMg,
      calcium_mg: per100g.calciumMg,
      zinc_mg: per100g.zincMg,
      vitamin_a_ug: per100g.vitaminAUg,
      vitamin_c_mg: per100g.vitaminCMg,
      folate_ug: per100g.folateUg,
      sodium_mg: per100g.sodiumMg,
      potassium_mg: per100g.potassiumMg,
    },
  }
}

/** The foods to put first for this person, one of a kind, in the words of a market list. */
export function priorityFoodsFor(mostFitting: readonly Food[]): LocalText[] {
  return PRIORITY_GROUPS.flatMap(({ group, count }) =>
    mostFitting
      .filter((food) => food.group === group)
      .slice(0, count)
      .map(({ name }) => name),
  )
}

const PRIORITY_GROUPS = [
  { group: 'legumes', count: 2 },
  { group: 'vegetables', count: 2 },
  { group: 'fruit', count: 2 },
  { group: 'cereals', count: 1 },
  { group: 'fish', count: 1 },
  { group: 'eggs', count: 1 },
  { group: 'dairy', count: 1 },
] as const satisfies readonly { group: FoodGroup; count: number }[]

/** Where treatment comes first, what the region offers for it. */
export const REFERRAL_ADAPTATION = say(
  'Treatment for malnutrition, with ready-to-use therapeutic food where it is needed, is given at health facilities of the region. Take the clinic card along; no market list is given before treatment has started.',
  'Matibabu ya utapiamlo, pamoja na chakula cha tiba kilicho tayari pale kinapohitajika, hutolewa kwenye vituo vya afya vya eneo. Nenda na kadi ya kliniki; hakuna orodha ya sokoni kabla ya matibabu kuanza.',
)

/** How the plan fits the region: its staples, what is cheap and plentiful, and when. */
export function regionalAdaptationsFor(profile: NutritionProfile, allowed: readonly Food[]): LocalText {
  const { region } = profile.input
  if (profile.audience === 'infant_under_6_months') return INFANT_ADAPTATION
  const plenty = allowed.filter((food) => food.markets[region]?.availability === 'abundant')
  const names = (foods: readonly Food[]) => listInWords(foods.slice(0, 3).map(({ name }) => inSentence(name)))
  const staples = names(plenty.filter(({ group }) => group === 'cereals' || group === 'roots'))
  const rains = names(allowed.filter(({ season, group }) => season === 'rains' && group === 'vegetables'))
  const dry = names(allowed.filter(({ season, group }) => season === 'dry_season' && group === 'fruit'))
  const place = PLACES[region]
  const sentences = [
    say(
      `The plan uses foods sold in ${place.en}. Built on ${staples.en}.`,
      `Mpango unatumia vyakula vinavyouzwa ${place.sw}. Umejengwa juu ya ${staples.sw}.`,
    ),
    ...(rains.en === ''
      ? []
      : [
          say(
            `In the rains ${rains.en} are plentiful; dry leaves in the shade for later.`,
            `Wakati wa mvua ${rains.sw} hupatikana kwa wingi; kausha majani kivulini kwa baadaye.`,
          ),
        ]),
    ...(dry.en === '' ? [] : [say(`In the dry season look for ${dry.en}.`, `Wakati wa kiangazi tafuta ${dry.sw}.`)]),
    REGION_NOTES[region],
    PRICES_NOTE,
  ]
  return say(sentences.map(({ en }) => en).join(' '), sentences.map(({ sw }) => sw).join(' '))
}

const PLACES: Readonly<Record<NutritionRegion, LocalText>> = {
  Kenya: say('Kenya', 'nchini Kenya'),
  'South Sudan': say('South Sudan', 'nchini Sudan Kusini'),
}
const REGION_NOTES: Readonly<Record<NutritionRegion, LocalText>> = {
  Kenya: say(
    'Buy maize flour with the fortification mark, and eat traditional greens in place of cabbage where you can.',
    'Nunua unga wa mahindi wenye alama ya kuongezwa virutubisho, na kula mboga za kienyeji badala ya kabeji unapoweza.',
  ),
  'South Sudan': say(
    'Where markets are empty, sorghum, cowpea leaves, groundnuts and fish from the river carry a household; ask at the nutrition centre about rations in the hungry months.',
    'Masoko yakiwa matupu, mtama, majani ya kunde, karanga na samaki wa mtoni huitunza kaya; uliza kituo cha lishe kuhusu mgao miezi ya njaa.',
  ),
}
const PRICES_NOTE = say(
  'Prices are indicative and change with place and season.',
  'Bei ni za kukadiria na hubadilika kwa mahali na msimu.',
)
const INFANT_ADAPTATION = say(
  'Breast milk costs nothing and is safe everywhere; what the region’s foods can do is feed the mother well: a full plate and two snacks a day.',
  'Maziwa ya mama hayana gharama na ni salama popote; vyakula vya eneo vimlishe mama vizuri: sahani kamili na vitafunio viwili kwa siku.',
)
