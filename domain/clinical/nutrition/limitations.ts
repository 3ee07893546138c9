import { type ComposedDay, TOLERANCES } from '#domain/clinical/nutrition/compose-meals.ts'
import { isSaltWatched } from '#domain/clinical/nutrition/constraints.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'
import { KIDNEY_POTASSIUM_MG } from '#domain/clinical/nutrition/targets.ts'
import { inThousands, say } from '#domain/clinical/nutrition/text.ts'
import type { NutrientTargets } from '#domain/clinical/nutrition/types.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'

/** Below this share of the target a nutrient is said to be short. */
const SHORT_BELOW = 0.7

/** What the day does not reach under this person's restrictions and conditions, and what to do about it. */
export function limitationsOf(profile: NutritionProfile, targets: NutrientTargets, day: ComposedDay): LocalText[] {
  const { totals } = day
  const said: LocalText[] = []
  if (Math.abs(day.energyOff) > TOLERANCES.energy) {
    said.push(
      say(
        `The foods that are left give ${inThousands(totals.energyKcal)} of ${inThousands(targets.energyKcal)} kcal: ask a nutritionist what may be added.`,
        `Vyakula vilivyobaki vinatoa kalori ${inThousands(totals.energyKcal)} kati ya ${inThousands(targets.energyKcal)}: muulize mtaalamu wa lishe kinachoweza kuongezwa.`,
      ),
    )
  }
  if (Math.abs(day.proteinOff) > TOLERANCES.protein) {
    said.push(
      say(
        `The day has ${totals.proteinG} g of protein where ${targets.proteinG} g are aimed at: with these restrictions it comes no closer. Ask a nutritionist.`,
        `Siku hii ina gramu ${totals.proteinG} za protini ambapo lengo ni gramu ${targets.proteinG}: kwa masharti haya haikaribii zaidi. Muulize mtaalamu wa lishe.`,
      ),
    )
  }
  if (profile.restrictions.has('Vegan')) said.push(NO_B12)
  if (totals.calciumMg < targets.calciumMg * SHORT_BELOW)
    said.push(shortOf(CALCIUM, totals.calciumMg, targets.calciumMg))
  if (totals.ironMg < targets.ironMg * SHORT_BELOW) said.push(shortOf(IRON, totals.ironMg, targets.ironMg))
  if (totals.zincMg < targets.zincMg * SHORT_BELOW) said.push(shortOf(ZINC, totals.zincMg, targets.zincMg))
  if (isSaltWatched(profile.conditions) && totals.sodiumMg > targets.sodiumMg) {
    said.push(
      say(
        `The foods themselves hold ${inThousands(totals.sodiumMg)} mg of sodium, above the limit of ${inThousands(targets.sodiumMg)} mg: cook without any salt.`,
        `Vyakula vyenyewe vina miligramu ${inThousands(totals.sodiumMg)} za sodiamu, zaidi ya kikomo cha ${inThousands(targets.sodiumMg)}: pika bila chumvi kabisa.`,
      ),
    )
  }
  if (profile.conditions.has('Kidney Disease') && day.potassiumMg > KIDNEY_POTASSIUM_MG) {
    said.push(
      say(
        `The day holds about ${inThousands(day.potassiumMg)} mg of potassium, above ${inThousands(KIDNEY_POTASSIUM_MG)} mg: show it to the kidney clinic, boil vegetables in much water and throw the water away.`,
        `Siku hii ina miligramu ${inThousands(day.potassiumMg)} hivi za potasiamu, zaidi ya ${inThousands(KIDNEY_POTASSIUM_MG)}: ionyeshe kliniki ya figo, chemsha mboga kwa maji mengi kisha uyamwage.`,
      ),
    )
  }
  return said
}

const NO_B12 = say(
  'Vitamin B12 is missing: no plant food has it. Take a supplement or fortified food.',
  'Vitamini B12 inakosekana: hakuna chakula cha mimea chenye nayo. Tumia vidonge au chakula kilichoongezwa vitamini.',
)

interface Nutrient {
  readonly name: LocalText
  readonly remedy: LocalText
}

function shortOf({ name, remedy }: Nutrient, has: number, aim: number): LocalText {
  return say(
    `This day is short of ${name.en} (${inThousands(has)} of ${inThousands(aim)} mg): ${remedy.en}`,
    `Siku hii ina upungufu wa ${name.sw} (miligramu ${inThousands(has)} kati ya ${inThousands(aim)}): ${remedy.sw}`,
  )
}

const CALCIUM: Nutrient = {
  name: say('calcium', 'kalsiamu'),
  remedy: say(
    'take milk or small fish with the bones if you may, else more dark green leaves and finger millet.',
    'tumia maziwa au dagaa pamoja na mifupa kama unaruhusiwa, la sivyo ongeza mboga za kijani na wimbi.',
  ),
}
const IRON: Nutrient = {
  name: say('iron', 'madini ya chuma'),
  remedy: say(
    'vary the days with pulses, dark green leaves and meat if you may, and ask about iron tablets.',
    'badilisha siku kwa kunde, mboga za kijani na nyama kama unaruhusiwa, na uliza kuhusu vidonge vya madini ya chuma.',
  ),
}
const ZINC: Nutrient = {
  name: say('zinc', 'zinki'),
  remedy: say(
    'vary the days with pulses, whole grains and seeds or meat if you may.',
    'badilisha siku kwa kunde, nafaka zisizokobolewa na mbegu au nyama kama unaruhusiwa.',
  ),
}
