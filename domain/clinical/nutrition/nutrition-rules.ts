import type { RuleReference } from '#domain/clinical/rules.ts'

/** Every rule of the nutrition plan, with the publication that its figures come from. */
export const NUTRITION_RULES = {
  adultBmi: {
    id: 'nutrition.status.adult-bmi',
    version: 1,
    source: 'WHO, Obesity: preventing and managing the global epidemic, Technical Report Series 894, 2000',
  },
  adultSevereThinness: {
    id: 'nutrition.danger.adult-severe-thinness',
    version: 1,
    source:
      'WHO, Physical status: the use and interpretation of anthropometry, Technical Report Series 854, 1995 (BMI below 16); NICE CG32, Nutrition support for adults, 2006, updated 2017 (refeeding risk); Royal College of Psychiatrists CR233, 2022 (BMI below 13)',
  },
  growthStatus: {
    id: 'nutrition.status.child-growth',
    version: 1,
    source: 'WHO Child Growth Standards, 2006; WHO Growth Reference 5-19 years, 2007',
  },
  severeAcuteMalnutrition: {
    id: 'nutrition.danger.severe-acute-malnutrition',
    version: 1,
    source:
      'WHO, Guideline on the prevention and management of wasting and nutritional oedema, 2023; WHO IMCI chart booklet, 2014',
  },
  muacOlder: {
    id: 'nutrition.danger.muac-from-five-years',
    version: 1,
    source:
      'FANTA/FHI 360, Nutrition Assessment, Counseling, and Support: user guide, 2016 (mid-upper arm circumference from 5 years, adults, pregnancy and after birth)',
  },
  pregnancySwelling: {
    id: 'nutrition.danger.pregnancy-swelling',
    version: 1,
    source:
      'WHO, Pregnancy, childbirth, postpartum and newborn care, 3rd edition, 2015; Medic, Community Health Toolkit pregnancy danger signs',
  },
  adultSwelling: {
    id: 'nutrition.danger.adult-swelling',
    version: 1,
    source: 'WHO, Integrated Management of Adolescent and Adult Illness: district clinician manual, 2011',
  },
  weightLoss: {
    id: 'nutrition.danger.unexplained-weight-loss',
    version: 1,
    source:
      'WHO consolidated guidelines on tuberculosis, module 2: screening, 2021; WHO consolidated guidelines on HIV testing services, 2019',
  },
  implausible: {
    id: 'nutrition.danger.implausible-measurement',
    version: 1,
    source:
      'WHO Anthro plausibility limits, 2011; for adults BMI outside 10 to 70 or height under 100 cm, by convention',
  },
  schofield: {
    id: 'nutrition.energy.schofield',
    version: 1,
    source:
      'Schofield, Human Nutrition: Clinical Nutrition 39C Suppl 1, 1985; FAO/WHO/UNU, Human energy requirements, 2004',
  },
  activity: {
    id: 'nutrition.energy.physical-activity-level',
    version: 1,
    source: 'FAO/WHO/UNU, Human energy requirements, 2004',
  },
  adjustedWeight: {
    id: 'nutrition.energy.adjusted-weight',
    version: 1,
    source:
      'Krenitsky, Adjusted body weight, pro, Nutrition in Clinical Practice 20:468, 2005 (a quarter of the excess counts; here the weight above BMI 30)',
  },
  childEnergy: {
    id: 'nutrition.energy.under-five',
    version: 1,
    source: 'FAO/WHO/UNU, Human energy requirements, 2004, tables 3 and 4 (kcal per kg by age and sex)',
  },
  breastMilk: {
    id: 'nutrition.energy.complementary-feeding',
    version: 1,
    source:
      'PAHO/WHO, Guiding principles for complementary feeding of the breastfed child, 2003 (energy from breast milk and from foods)',
  },
  growthEnergy: {
    id: 'nutrition.energy.growth',
    version: 1,
    source: 'FAO/WHO/UNU, Human energy requirements, 2004 (about 1 % of the need from 5 to 18 years)',
  },
  pregnancyEnergy: {
    id: 'nutrition.energy.pregnancy',
    version: 1,
    source: 'FAO/WHO/UNU, Human energy requirements, 2004 (+85, +285, +475 kcal by trimester)',
  },
  lactationEnergy: {
    id: 'nutrition.energy.lactation',
    version: 1,
    source: 'FAO/WHO/UNU, Human energy requirements, 2004 (+500 kcal)',
  },
  hivEnergy: {
    id: 'nutrition.energy.hiv',
    version: 1,
    source: 'WHO, Nutrient requirements for people living with HIV/AIDS, 2003 (+10 % without symptoms)',
  },
  deficit: {
    id: 'nutrition.energy.deficit',
    version: 1,
    source:
      'NHLBI, Clinical guidelines on overweight and obesity in adults, 1998 (300 to 500 kcal a day less; here 300 overweight, 500 obese, never below the basal rate)',
  },
  surplus: {
    id: 'nutrition.energy.surplus',
    version: 1,
    source: 'British Dietetic Association, Malnutrition food fact sheet, 2019 (300 to 500 kcal a day more)',
  },
  catchUp: {
    id: 'nutrition.energy.moderate-wasting',
    version: 1,
    source:
      'WHO, Technical note: supplementary foods for moderate acute malnutrition in children 6-59 months, 2012 (25 kcal per kg a day above the need)',
  },
  thinChild: {
    id: 'nutrition.energy.thin-child',
    version: 1,
    source:
      'WHO, Guidelines for an integrated approach to the nutritional care of HIV-infected children, 2009 (20 % more)',
  },
  protein: {
    id: 'nutrition.targets.protein',
    version: 1,
    source:
      'WHO/FAO/UNU, Protein and amino acid requirements, Technical Report Series 935, 2007; WHO/FAO, Technical Report Series 916, 2003 (10 to 15 % of energy)',
  },
  proteinOlderAdults: {
    id: 'nutrition.targets.protein-older-adults',
    version: 1,
    source: 'PROT-AGE Study Group, JAMDA 14:542, 2013 (1.0 g per kg from 65 years)',
  },
  kidney: {
    id: 'nutrition.condition.kidney-disease',
    version: 1,
    source:
      'KDIGO 2024 clinical practice guideline for chronic kidney disease (protein 0.8 g per kg, sodium under 2 g); KDOQI nutrition guideline, 2020',
  },
  liver: {
    id: 'nutrition.condition.liver-disease',
    version: 1,
    source:
      'EASL, Clinical practice guidelines on nutrition in chronic liver disease, 2019 (protein 1.2 g per kg, late evening snack)',
  },
  salt: {
    id: 'nutrition.condition.salt',
    version: 1,
    source:
      'WHO, Sodium intake for adults and children, 2012 (under 2 g sodium); Sacks et al., DASH-Sodium, NEJM 344:3, 2001 (1.5 g with high blood pressure or heart disease)',
  },
  heart: {
    id: 'nutrition.condition.heart-disease',
    version: 1,
    source: 'WHO, Saturated fatty acid and trans-fatty acid intake for adults and children, 2023',
  },
  diabetes: {
    id: 'nutrition.condition.diabetes',
    version: 1,
    source: 'WHO PEN, 2020; Atkinson et al., International tables of glycemic index, Am J Clin Nutr 114:1625, 2021',
  },
  anaemia: {
    id: 'nutrition.condition.anaemia',
    version: 1,
    source:
      'WHO/FAO, Vitamin and mineral requirements in human nutrition, 2nd edition, 2004 (iron absorption, vitamin C, tea)',
  },
  pregnancyCare: {
    id: 'nutrition.condition.pregnancy',
    version: 1,
    source: 'WHO recommendations on antenatal care for a positive pregnancy experience, 2016',
  },
  hivCare: {
    id: 'nutrition.condition.hiv',
    version: 1,
    source: 'WHO consolidated guidelines on HIV prevention, testing, treatment, service delivery and monitoring, 2021',
  },
  micronutrients: {
    id: 'nutrition.targets.micronutrients',
    version: 1,
    source:
      'WHO/FAO, Vitamin and mineral requirements in human nutrition, 2nd edition, 2004 (iron at 10 %, zinc at moderate absorption)',
  },
  macronutrients: {
    id: 'nutrition.targets.macronutrients',
    version: 1,
    source:
      'WHO guidelines on total fat and on carbohydrate intake, 2023; FAO, Fats and fatty acids in human nutrition, 2010; Williams, Pediatrics 96:985, 1995 (fibre under 2 years)',
  },
  water: {
    id: 'nutrition.targets.water',
    version: 1,
    source: 'EFSA, Scientific opinion on dietary reference values for water, 2010',
  },
  infantFeeding: {
    id: 'nutrition.feeding.exclusive-breastfeeding',
    version: 1,
    source:
      'WHO/UNICEF, Global strategy for infant and young child feeding, 2003; WHO, Updates on HIV and infant feeding, 2016',
  },
  childFeeding: {
    id: 'nutrition.feeding.complementary',
    version: 1,
    source:
      'WHO, Guideline for complementary feeding of infants and young children 6-23 months of age, 2023; PAHO/WHO, Guiding principles, 2003',
  },
  foods: {
    id: 'nutrition.foods.composition',
    version: 1,
    source:
      'FAO and Government of Kenya, Kenya Food Composition Tables, 2018; MAPS food table for Eastern Africa v1.8 (sesame oil)',
  },
  vegan: {
    id: 'nutrition.restriction.vegan-b12',
    version: 1,
    source:
      'WHO/FAO, Vitamin and mineral requirements in human nutrition, 2nd edition, 2004 (vitamin B12 only in animal foods)',
  },
} as const satisfies Record<string, RuleReference>
export type NutritionRule = keyof typeof NUTRITION_RULES
