import type { NutritionProfile, Sex } from '#domain/clinical/nutrition/profile.ts'

interface MicronutrientTargets {
  readonly ironMg: number
  readonly calciumMg: number
  readonly zincMg: number
  readonly vitaminAUg: number
  readonly vitaminCMg: number
  readonly folateUg: number
}

type Row = readonly [iron: number, calcium: number, zinc: number, vitaminA: number, vitaminC: number, folate: number]

/**
 * Recommended nutrient intakes a day (WHO/FAO, Vitamin and mineral requirements in human nutrition, 2nd edition,
 * 2004): iron mg at 10 % absorption, calcium mg, zinc mg at moderate absorption, vitamin A µg, vitamin C mg,
 * folate µg. By completed years, up to but without `underYears`.
 */
const INTAKES: Readonly<Record<Sex, readonly { readonly underYears: number; readonly row: Row }[]>> = {
  male: [
    { underYears: 1, row: [9.3, 400, 4.1, 400, 30, 80] },
    { underYears: 4, row: [5.8, 500, 4.1, 400, 30, 150] },
    { underYears: 7, row: [6.3, 600, 4.8, 450, 30, 200] },
    { underYears: 10, row: [8.9, 700, 5.6, 500, 35, 300] },
    { underYears: 15, row: [14.6, 1300, 8.6, 600, 40, 400] },
    { underYears: 19, row: [18.8, 1300, 8.6, 600, 40, 400] },
    { underYears: 66, row: [13.7, 1000, 7, 600, 45, 400] },
    { underYears: Number.POSITIVE_INFINITY, row: [13.7, 1300, 7, 600, 45, 400] },
  ],
  female: [
    { underYears: 1, row: [9.3, 400, 4.1, 400, 30, 80] },
    { underYears: 4, row: [5.8, 500, 4.1, 400, 30, 150] },
    { underYears: 7, row: [6.3, 600, 4.8, 450, 30, 200] },
    { underYears: 10, row: [8.9, 700, 5.6, 500, 35, 300] },
    { underYears: 15, row: [32.7, 1300, 7.2, 600, 40, 400] },
    { underYears: 19, row: [31, 1300, 7.2, 600, 40, 400] },
    { underYears: 51, row: [29.4, 1000, 4.9, 500, 45, 400] },
    { underYears: 66, row: [11.3, 1300, 4.9, 500, 45, 400] },
    { underYears: Number.POSITIVE_INFINITY, row: [11.3, 1300, 4.9, 600, 45, 400] },
  ],
}

/** Zinc rises by trimester; iron beyond the woman's own need comes from the clinic's tablets, not from food. */
const PREGNANCY = { calciumMg: 1200, vitaminAUg: 800, vitaminCMg: 55, folateUg: 600, zincMg: [5.5, 7, 10] } as const
const LACTATION: MicronutrientTargets = {
  ironMg: 15,
  calciumMg: 1000,
  zincMg: 9.5,
  vitaminAUg: 850,
  vitaminCMg: 70,
  folateUg: 500,
}

/** Targets of a day; the higher of both sexes where the gender is "other", and the higher of every condition. */
export function micronutrientTargets(profile: NutritionProfile): MicronutrientTargets {
  const rows: Row[] = []
  for (const sex of profile.sexes) {
    const found = INTAKES[sex].find(({ underYears }) => profile.ageYears < underYears)
    if (found) rows.push(found.row)
  }
  const highest = (column: 0 | 1 | 2 | 3 | 4 | 5) => Math.max(...rows.map((row) => row[column]))
  const targets = {
    ironMg: highest(0),
    calciumMg: highest(1),
    zincMg: highest(2),
    vitaminAUg: highest(3),
    vitaminCMg: highest(4),
    folateUg: highest(5),
  }
  if (profile.pregnant) {
    const zincMg = PREGNANCY.zincMg[(profile.input.trimester ?? 2) - 1] ?? PREGNANCY.zincMg[1]
    raise(targets, { ...PREGNANCY, ironMg: targets.ironMg, zincMg })
  }
  if (profile.breastfeeding) raise(targets, LACTATION)
  return targets
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

function raise(targets: Mutable<MicronutrientTargets>, least: MicronutrientTargets): void {
  for (const key of Object.keys(least) as (keyof MicronutrientTargets)[]) {
    targets[key] = Math.max(targets[key], least[key])
  }
}
