import type { FoodId } from '#domain/clinical/knowledge/foods/all-foods.ts'
import type { FoodRole } from '#domain/clinical/knowledge/foods/food.ts'
import type { NutritionRegion } from '#domain/vocabulary/countries.ts'

/** One place on the plate: the foods that people put there, one of which is chosen. */
export interface TemplateSlot {
  readonly role: FoodRole
  readonly oneOf: readonly FoodId[]
  /** True where the meal is still that meal without it. */
  readonly optional?: boolean
}

/** What a meal looks like in a household of the region. */
export interface MealTemplate {
  readonly id: string
  readonly kind: 'breakfast' | 'snack' | 'main'
  readonly regions: readonly NutritionRegion[]
  /** Under two years: soft, mashed family food. */
  readonly youngChild?: boolean
  readonly slots: readonly TemplateSlot[]
}

const KENYA = ['Kenya'] as const
const SOUTH_SUDAN = ['South Sudan'] as const
const BOTH = ['Kenya', 'South Sudan'] as const

const UJI = [
  'uji_finger_millet',
  'uji_pearl_millet',
  'uji_maize_milk',
  'uji_maize_millet',
  'uji_cassava_millet_sorghum',
  'uji_sorghum',
  'uji_sorghum_millet_milk',
  'uji_groundnut',
  'uji_millet_milk',
  'uji_soya',
] as const satisfies readonly FoodId[]
const THICK_UJI = [
  'uji_groundnut',
  'uji_sorghum_sesame',
  'uji_millet_milk',
  'uji_soya',
  'uji_cowpea_oil',
  'uji_millet_oil',
] as const satisfies readonly FoodId[]
const UGALI = [
  'ugali_whole_maize',
  'ugali_refined_maize',
  'ugali_maize_finger_millet',
  'ugali_mixed_grains',
  'ugali_finger_millet',
  'ugali_cassava_sorghum',
  'ugali_red_sorghum',
  'ugali_cassava',
] as const satisfies readonly FoodId[]
const ASIDA = [
  'asida_sorghum',
  'ugali_red_sorghum',
  'ugali_whole_maize',
  'ugali_cassava_sorghum',
  'ugali_cassava',
  'ugali_mixed_grains',
] as const satisfies readonly FoodId[]
const ROOTS = [
  'sweet_potato',
  'sweet_potato_orange',
  'cassava_boiled',
  'cassava_yellow_boiled',
  'arrowroot_boiled',
  'yam_boiled',
] as const satisfies readonly FoodId[]
const RICE = ['rice_white', 'rice_parboiled'] as const satisfies readonly FoodId[]
const GREENS = [
  'sukuma_wiki_fried',
  'sukuma_wiki_boiled',
  'amaranth_boiled',
  'nightshade_boiled',
  'cowpea_leaves_boiled',
  'jute_mallow_boiled',
  'pumpkin_leaves_boiled',
  'spider_plant_boiled',
  'spinach_boiled',
  'vine_spinach_boiled',
  'kanzera_boiled',
] as const satisfies readonly FoodId[]
const OTHER_VEGETABLES = [
  'cabbage_boiled',
  'cabbage_fried',
  'carrot_boiled',
  'kachumbari',
  'spinach_boiled',
  'courgette_boiled',
  'eggplant_stewed',
  'green_beans_cluster_boiled',
  'tomato_stewed',
  'pumpkin_boiled',
  'butternut_boiled',
] as const satisfies readonly FoodId[]
const PULSES = [
  'beans_boiled',
  'bean_stew',
  'black_bean_stew',
  'green_grams_boiled',
  'green_gram_stew',
  'cowpeas_boiled',
  'pigeon_peas_boiled',
  'pigeon_pea_stew',
  'lentils_boiled',
  'lentil_stew',
  'chickpeas_boiled',
  'njahi_boiled',
  'black_gram_boiled',
  'garden_peas_boiled',
  'ful',
  'soya_beans_boiled',
] as const satisfies readonly FoodId[]
const MEATS = [
  'beef_lean_stewed',
  'goat_boiled',
  'chicken_boiled',
  'chicken_stewed',
  'beef_lean_grilled',
  'goat_grilled',
  'mutton_boiled',
  'beef_liver',
  'goat_liver',
  'rabbit_stewed',
  'pork_boiled',
  'guinea_fowl_stewed',
] as const satisfies readonly FoodId[]
const FISH = [
  'tilapia_steamed',
  'nile_perch_steamed',
  'nile_perch_stewed',
  'omena_stewed',
  'sardine_boiled',
  'mudfish_steamed',
  'dried_fish_stewed',
  'prawns_boiled',
] as const satisfies readonly FoodId[]
const OILS = [
  'maize_oil',
  'sunflower_oil',
  'groundnut_oil',
  'sesame_oil',
  'palm_oil_red',
  'ghee',
] as const satisfies readonly FoodId[]
const FRUIT = [
  'banana',
  'mango',
  'papaya',
  'orange',
  'pineapple',
  'watermelon',
  'guava',
  'passion_fruit',
  'tangerine',
  'jackfruit',
  'apple',
  'tree_tomato',
  'custard_apple',
] as const satisfies readonly FoodId[]
const SOFT_FRUIT = ['banana', 'mango', 'papaya', 'avocado', 'orange', 'watermelon'] as const satisfies readonly FoodId[]
const VITAMIN_C_FRUIT = [
  'orange',
  'guava',
  'mango',
  'papaya',
  'tangerine',
  'pineapple',
] as const satisfies readonly FoodId[]
const TEA = [
  'chai_sweet',
  'chai_unsweetened',
  'tea_black',
  'lemon_water',
  'milk_cow_boiled',
] as const satisfies readonly FoodId[]
const SOUR_MILK = ['milk_fermented', 'milk_mursik', 'yoghurt'] as const satisfies readonly FoodId[]
const MILK = [
  'milk_cow_boiled',
  'milk_goat_boiled',
  'milk_camel_boiled',
  'milk_fermented',
] as const satisfies readonly FoodId[]
const NUTS_AND_SEEDS = [
  'groundnuts_roasted',
  'cashew_nuts',
  'macadamia_nuts',
  'pumpkin_seeds',
  'sunflower_seeds',
  'bambara_nuts_boiled',
] as const satisfies readonly FoodId[]

const oil = { role: 'fat', oneOf: OILS } as const satisfies TemplateSlot
const greens = { role: 'vegetable', oneOf: GREENS } as const satisfies TemplateSlot
const otherVegetable = { role: 'vegetable', oneOf: OTHER_VEGETABLES } as const satisfies TemplateSlot
const vitaminC = { role: 'fruit', oneOf: VITAMIN_C_FRUIT, optional: true } as const satisfies TemplateSlot

/** The day's meals as households of Kenya and South Sudan put them together; foods are chosen and measured by rule. */
export const MEAL_TEMPLATES: readonly MealTemplate[] = [
  {
    id: 'breakfast_uji',
    kind: 'breakfast',
    regions: BOTH,
    slots: [
      { role: 'staple', oneOf: UJI },
      { role: 'protein', oneOf: ['egg_boiled', 'groundnut_paste', 'sesame_paste', 'beans_boiled'], optional: true },
      { role: 'fruit', oneOf: FRUIT },
    ],
  },
  {
    id: 'breakfast_uji_roots',
    kind: 'breakfast',
    regions: BOTH,
    slots: [
      { role: 'staple', oneOf: ROOTS },
      { role: 'staple', oneOf: UJI },
      { role: 'fruit', oneOf: FRUIT, optional: true },
    ],
  },
  {
    id: 'breakfast_chai_chapati',
    kind: 'breakfast',
    regions: KENYA,
    slots: [
      { role: 'staple', oneOf: ['chapati_brown', 'chapati_white', 'pancake', 'mandazi', 'mahamri'] },
      {
        role: 'protein',
        oneOf: ['egg_boiled', 'omelette_vegetable', 'beans_boiled', 'groundnut_paste'],
        optional: true,
      },
      { role: 'drink', oneOf: TEA, optional: true },
      { role: 'fruit', oneOf: FRUIT, optional: true },
    ],
  },
  {
    id: 'breakfast_bread',
    kind: 'breakfast',
    regions: BOTH,
    slots: [
      { role: 'staple', oneOf: ['bread_brown', 'bread_white'] },
      { role: 'fat', oneOf: ['avocado', 'groundnut_paste', 'margarine'] },
      { role: 'protein', oneOf: ['egg_boiled', 'omelette_vegetable'], optional: true },
      { role: 'drink', oneOf: TEA, optional: true },
    ],
  },
  {
    id: 'breakfast_roots_chai',
    kind: 'breakfast',
    regions: KENYA,
    slots: [
      { role: 'staple', oneOf: ROOTS },
      { role: 'protein', oneOf: ['egg_boiled', 'groundnut_paste', 'beans_boiled'], optional: true },
      { role: 'drink', oneOf: TEA, optional: true },
      { role: 'fruit', oneOf: FRUIT, optional: true },
    ],
  },
  {
    id: 'breakfast_oats',
    kind: 'breakfast',
    regions: KENYA,
    slots: [
      { role: 'staple', oneOf: ['oat_porridge', 'uji_rice'] },
      { role: 'fruit', oneOf: FRUIT },
      { role: 'protein', oneOf: ['egg_boiled', 'groundnut_paste'], optional: true },
    ],
  },
  {
    id: 'breakfast_kisra_ful',
    kind: 'breakfast',
    regions: SOUTH_SUDAN,
    slots: [
      { role: 'staple', oneOf: ['kisra', 'chapati_white', 'bread_white'] },
      { role: 'protein', oneOf: ['ful', 'lentil_stew', 'lentils_boiled', 'beans_boiled'] },
      { role: 'fat', oneOf: ['sesame_paste', 'ghee', 'avocado'], optional: true },
      { role: 'drink', oneOf: TEA, optional: true },
    ],
  },
  {
    id: 'breakfast_madida',
    kind: 'breakfast',
    regions: SOUTH_SUDAN,
    slots: [
      { role: 'staple', oneOf: ['uji_sorghum', 'uji_sorghum_sesame', 'uji_sorghum_millet_milk', 'uji_cowpea_oil'] },
      { role: 'protein', oneOf: ['groundnut_paste', 'sesame_paste', 'egg_boiled'], optional: true },
      { role: 'fruit', oneOf: ['dates', 'banana', 'mango', 'papaya', 'orange'] },
    ],
  },
  {
    id: 'snack_fruit_milk',
    kind: 'snack',
    regions: BOTH,
    slots: [
      { role: 'fruit', oneOf: FRUIT },
      { role: 'dairy', oneOf: SOUR_MILK, optional: true },
    ],
  },
  {
    id: 'snack_fruit_nuts',
    kind: 'snack',
    regions: BOTH,
    slots: [
      { role: 'fruit', oneOf: FRUIT },
      { role: 'snack', oneOf: NUTS_AND_SEEDS, optional: true },
    ],
  },
  {
    id: 'snack_milk_roots',
    kind: 'snack',
    regions: BOTH,
    slots: [
      { role: 'snack', oneOf: ROOTS },
      { role: 'dairy', oneOf: MILK, optional: true },
    ],
  },
  {
    id: 'snack_uji',
    kind: 'snack',
    regions: BOTH,
    slots: [
      { role: 'snack', oneOf: UJI },
      { role: 'fruit', oneOf: FRUIT, optional: true },
    ],
  },
  {
    id: 'snack_maize',
    kind: 'snack',
    regions: BOTH,
    slots: [
      { role: 'snack', oneOf: ['green_maize_boiled', 'maize_grain_boiled'] },
      { role: 'fruit', oneOf: FRUIT, optional: true },
    ],
  },
  {
    id: 'snack_groundnut_roots',
    kind: 'snack',
    regions: BOTH,
    slots: [
      { role: 'snack', oneOf: ['sweet_potato_groundnut', 'pumpkin_groundnut'] },
      { role: 'fruit', oneOf: FRUIT, optional: true },
    ],
  },
  {
    id: 'snack_egg_fruit',
    kind: 'snack',
    regions: BOTH,
    slots: [
      { role: 'snack', oneOf: ['egg_boiled'] },
      { role: 'fruit', oneOf: FRUIT },
    ],
  },
  {
    id: 'snack_dates',
    kind: 'snack',
    regions: SOUTH_SUDAN,
    slots: [
      { role: 'fruit', oneOf: ['dates', 'baobab'] },
      { role: 'dairy', oneOf: [...SOUR_MILK, ...MILK], optional: true },
    ],
  },
  {
    id: 'snack_mandazi',
    kind: 'snack',
    regions: KENYA,
    slots: [
      { role: 'snack', oneOf: ['mandazi', 'mahamri', 'bread_brown'] },
      { role: 'drink', oneOf: TEA, optional: true },
    ],
  },
  {
    id: 'ugali_greens_beans',
    kind: 'main',
    regions: KENYA,
    slots: [{ role: 'staple', oneOf: UGALI }, greens, { role: 'protein', oneOf: PULSES }, oil, vitaminC],
  },
  {
    id: 'ugali_greens_meat',
    kind: 'main',
    regions: KENYA,
    slots: [{ role: 'staple', oneOf: UGALI }, greens, { role: 'protein', oneOf: MEATS }, oil, vitaminC],
  },
  {
    id: 'ugali_greens_fish',
    kind: 'main',
    regions: KENYA,
    slots: [{ role: 'staple', oneOf: UGALI }, greens, { role: 'protein', oneOf: FISH }, oil, vitaminC],
  },
  {
    id: 'ugali_eggs',
    kind: 'main',
    regions: KENYA,
    slots: [
      { role: 'staple', oneOf: UGALI },
      greens,
      { role: 'protein', oneOf: ['omelette_vegetable', 'egg_boiled'] },
      oil,
    ],
  },
  {
    id: 'ugali_sour_milk',
    kind: 'main',
    regions: KENYA,
    slots: [{ role: 'staple', oneOf: UGALI }, greens, { role: 'dairy', oneOf: ['milk_mursik', 'milk_fermented'] }, oil],
  },
  {
    id: 'rice_beans',
    kind: 'main',
    regions: BOTH,
    slots: [{ role: 'staple', oneOf: RICE }, { role: 'protein', oneOf: PULSES }, otherVegetable, oil, vitaminC],
  },
  {
    id: 'rice_meat',
    kind: 'main',
    regions: BOTH,
    slots: [{ role: 'staple', oneOf: RICE }, { role: 'protein', oneOf: [...MEATS, ...FISH] }, otherVegetable, oil],
  },
  {
    id: 'chapati_pulses',
    kind: 'main',
    regions: KENYA,
    slots: [
      { role: 'staple', oneOf: ['chapati_brown', 'chapati_white'] },
      { role: 'protein', oneOf: PULSES },
      otherVegetable,
      { ...oil, optional: true },
    ],
  },
  {
    id: 'githeri',
    kind: 'main',
    regions: KENYA,
    slots: [
      { role: 'staple', oneOf: ['githeri_dry', 'githeri_fresh', 'muthokoi', 'ndoto', 'nyenyi'] },
      { role: 'vegetable', oneOf: [...OTHER_VEGETABLES, 'sukuma_wiki_fried'] },
      { role: 'fruit', oneOf: ['avocado', ...VITAMIN_C_FRUIT], optional: true },
    ],
  },
  {
    id: 'mukimo',
    kind: 'main',
    regions: KENYA,
    slots: [
      { role: 'staple', oneOf: ['mukimo', 'mukimo_njahi', 'kimito', 'kimanga_sweet_potato'] },
      { role: 'protein', oneOf: MEATS, optional: true },
      { role: 'vegetable', oneOf: ['cabbage_boiled', 'sukuma_wiki_fried', 'carrot_boiled', 'spinach_boiled'] },
      { ...oil, optional: true },
    ],
  },
  {
    id: 'matoke',
    kind: 'main',
    regions: KENYA,
    slots: [
      { role: 'staple', oneOf: ['matoke_meat', 'green_banana_stewed', 'mashed_bananas'] },
      { role: 'protein', oneOf: [...PULSES, ...MEATS] },
      otherVegetable,
      { ...oil, optional: true },
    ],
  },
  {
    id: 'mseto',
    kind: 'main',
    regions: BOTH,
    slots: [
      { role: 'staple', oneOf: ['mseto_ndengu', 'mseto_maharagwe'] },
      otherVegetable,
      { role: 'fruit', oneOf: ['avocado', ...VITAMIN_C_FRUIT], optional: true },
    ],
  },
  {
    id: 'pilau',
    kind: 'main',
    regions: KENYA,
    slots: [
      { role: 'staple', oneOf: ['pilau'] },
      { role: 'vegetable', oneOf: ['kachumbari', 'cabbage_boiled', 'spinach_boiled'] },
      { role: 'fruit', oneOf: FRUIT, optional: true },
    ],
  },
  {
    id: 'potatoes_stew',
    kind: 'main',
    regions: KENYA,
    slots: [
      { role: 'staple', oneOf: ['potato_boiled', 'yam_boiled', 'yam_stew'] },
      { role: 'protein', oneOf: [...PULSES, ...MEATS] },
      { role: 'vegetable', oneOf: ['cabbage_boiled', 'carrot_boiled', 'spinach_boiled', 'sukuma_wiki_boiled'] },
      oil,
    ],
  },
  {
    id: 'spaghetti_meat',
    kind: 'main',
    regions: BOTH,
    slots: [
      { role: 'staple', oneOf: ['spaghetti'] },
      { role: 'protein', oneOf: ['beef_lean_stewed', 'lentil_stew', 'green_gram_stew', 'lentils_boiled'] },
      { role: 'vegetable', oneOf: ['tomato_stewed', 'carrot_boiled', 'courgette_boiled'] },
      oil,
    ],
  },
  {
    id: 'cassava_fish',
    kind: 'main',
    regions: BOTH,
    slots: [
      { role: 'staple', oneOf: ['cassava_boiled', 'cassava_yellow_boiled', 'sweet_potato'] },
      { role: 'protein', oneOf: [...FISH, ...PULSES] },
      greens,
      oil,
    ],
  },
  {
    id: 'kisra_bamia',
    kind: 'main',
    regions: SOUTH_SUDAN,
    slots: [
      { role: 'staple', oneOf: ['kisra'] },
      { role: 'vegetable', oneOf: ['okra_stewed'] },
      { role: 'protein', oneOf: [...MEATS, ...PULSES] },
      oil,
      vitaminC,
    ],
  },
  {
    id: 'kisra_okra_meat',
    kind: 'main',
    regions: SOUTH_SUDAN,
    slots: [
      { role: 'staple', oneOf: ['kisra', 'asida_sorghum'] },
      { role: 'protein', oneOf: ['okra_meat'] },
      { role: 'vegetable', oneOf: ['eggplant_stewed', 'tomato_raw', 'tomato_stewed', 'cucumber_raw'] },
      { ...oil, optional: true },
    ],
  },
  {
    id: 'kisra_ful',
    kind: 'main',
    regions: SOUTH_SUDAN,
    slots: [
      { role: 'staple', oneOf: ['kisra'] },
      { role: 'protein', oneOf: ['ful', 'lentil_stew', 'lentils_boiled'] },
      { role: 'vegetable', oneOf: ['eggplant_stewed', 'tomato_stewed', 'tomato_raw', 'okra_stewed'] },
      { role: 'fat', oneOf: ['sesame_oil', 'sunflower_oil'] },
      vitaminC,
    ],
  },
  {
    id: 'asida_mulukhiyah',
    kind: 'main',
    regions: SOUTH_SUDAN,
    slots: [
      { role: 'staple', oneOf: ASIDA },
      {
        role: 'vegetable',
        oneOf: ['jute_mallow_boiled', 'cowpea_leaves_boiled', 'amaranth_boiled', 'pumpkin_leaves_boiled'],
      },
      { role: 'protein', oneOf: [...MEATS, ...PULSES] },
      oil,
      vitaminC,
    ],
  },
  {
    id: 'asida_fish',
    kind: 'main',
    regions: SOUTH_SUDAN,
    slots: [
      { role: 'staple', oneOf: ASIDA },
      { role: 'protein', oneOf: FISH },
      { role: 'vegetable', oneOf: ['okra_stewed', 'jute_mallow_boiled', 'amaranth_boiled', 'tomato_stewed'] },
      oil,
      vitaminC,
    ],
  },
  {
    id: 'asida_groundnut',
    kind: 'main',
    regions: SOUTH_SUDAN,
    slots: [
      { role: 'staple', oneOf: ASIDA },
      { role: 'protein', oneOf: ['groundnut_sauce', 'groundnut_paste'] },
      { role: 'vegetable', oneOf: GREENS },
      vitaminC,
    ],
  },
  {
    id: 'asida_sour_milk',
    kind: 'main',
    regions: SOUTH_SUDAN,
    slots: [
      { role: 'staple', oneOf: ASIDA },
      { role: 'dairy', oneOf: ['milk_fermented', 'milk_mursik'] },
      { role: 'vegetable', oneOf: GREENS },
      { ...oil, optional: true },
    ],
  },
  {
    id: 'walwal_beans',
    kind: 'main',
    regions: SOUTH_SUDAN,
    slots: [
      { role: 'staple', oneOf: ['sorghum_boiled', 'ndoto', 'millet_boiled'] },
      { role: 'protein', oneOf: PULSES },
      greens,
      oil,
    ],
  },
  {
    id: 'child_porridge',
    kind: 'breakfast',
    regions: BOTH,
    youngChild: true,
    slots: [
      { role: 'staple', oneOf: THICK_UJI },
      { role: 'fruit', oneOf: SOFT_FRUIT, optional: true },
    ],
  },
  {
    id: 'child_snack',
    kind: 'snack',
    regions: BOTH,
    youngChild: true,
    slots: [
      { role: 'fruit', oneOf: SOFT_FRUIT },
      { role: 'snack', oneOf: ['egg_boiled', 'yoghurt', 'sweet_potato_orange', 'sweet_potato'], optional: true },
    ],
  },
  {
    id: 'child_snack_porridge',
    kind: 'snack',
    regions: BOTH,
    youngChild: true,
    slots: [{ role: 'snack', oneOf: THICK_UJI }],
  },
  {
    id: 'child_main_soft',
    kind: 'main',
    regions: BOTH,
    youngChild: true,
    slots: [
      {
        role: 'staple',
        oneOf: [
          'ugali_whole_maize',
          'ugali_maize_finger_millet',
          'asida_sorghum',
          'rice_white',
          'sweet_potato_orange',
          'sweet_potato',
          'potato_boiled',
          'cassava_boiled',
        ],
      },
      {
        role: 'protein',
        oneOf: [
          'beans_boiled',
          'green_grams_boiled',
          'cowpeas_boiled',
          'lentils_boiled',
          'black_gram_boiled',
          'garden_peas_boiled',
          'egg_boiled',
          'omena_stewed',
          'tilapia_steamed',
          'nile_perch_steamed',
          'chicken_boiled',
          'beef_lean_stewed',
          'goat_boiled',
          'beef_liver',
          'goat_liver',
        ],
      },
      {
        role: 'vegetable',
        oneOf: [
          'amaranth_boiled',
          'sukuma_wiki_boiled',
          'cowpea_leaves_boiled',
          'pumpkin_leaves_boiled',
          'nightshade_boiled',
          'spinach_boiled',
          'jute_mallow_boiled',
          'carrot_boiled',
          'pumpkin_boiled',
          'butternut_boiled',
        ],
      },
      oil,
    ],
  },
]
