import { CONDITION_NAMES } from '#domain/clinical/nutrition/condition-advice.ts'
import type { Danger } from '#domain/clinical/nutrition/dangers.ts'
import { GROWTH_INDICATOR_NAMES, STATUS_SENTENCES } from '#domain/clinical/nutrition/diagnosis-words.ts'
import type { EnergyNeed } from '#domain/clinical/nutrition/energy-need.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'
import { isImplausible } from '#domain/clinical/nutrition/status.ts'
import { inThousands, joinSentences, listInWords, say } from '#domain/clinical/nutrition/text.ts'
import type { NutrientTargets, NutritionStatus } from '#domain/clinical/nutrition/types.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The nutritional finding in words, with the numbers behind it. */
export function diagnosisOf(
  profile: NutritionProfile,
  status: NutritionStatus,
  dangers: readonly Danger[],
  energy: EnergyNeed | null,
  targets: NutrientTargets | null,
): LocalText {
  const sentences = [urgencySentence(dangers), measuredSentence(profile), statusSentence(profile, status)]
  sentences.push(growthSentence(profile), armSentence(profile), conditionSentence(profile), certaintySentence(profile))
  if (energy && targets) sentences.push(needSentence(profile, energy, targets))
  else if (profile.audience === 'infant_under_6_months') sentences.push(INFANT_FEEDING)
  else if (dangers.some(({ referFirst }) => referFirst)) sentences.push(TREATMENT_FIRST)
  return joinSentences(sentences.filter((sentence) => sentence !== null))
}

function urgencySentence(dangers: readonly Danger[]): LocalText | null {
  if (dangers.some(({ urgency }) => urgency === 'emergency')) {
    return say('Emergency: go to a health facility now.', 'Dharura: nenda kituo cha afya sasa.')
  }
  if (dangers.length === 0) return null
  return say('Urgent: see a health worker within days.', 'Haraka: muone mhudumu wa afya ndani ya siku chache.')
}

function measuredSentence({ input, ageMonths, ageYears, ageIsApproximate, bmi }: NutritionProfile): LocalText {
  const inMonths = ageMonths < 60 && !ageIsApproximate
  const en = inMonths ? `Aged ${ageMonths} months` : `Aged ${ageYears} ${ageYears === 1 ? 'year' : 'years'}`
  const sw = inMonths ? `Umri wa miezi ${ageMonths}` : ageYears === 1 ? 'Umri wa mwaka 1' : `Umri wa miaka ${ageYears}`
  const { weightKg, heightCm } = input
  return say(
    `${en}, ${weightKg} kg and ${heightCm} cm give a BMI of ${bmi.toFixed(1)} kg/m².`,
    `${sw}, uzito wa kilo ${weightKg} na urefu wa sentimita ${heightCm} ni BMI ya ${bmi.toFixed(1)} kg/m².`,
  )
}

function statusSentence(profile: NutritionProfile, status: NutritionStatus): LocalText {
  if (status !== 'not_classified') return STATUS_SENTENCES[status]
  if (profile.pregnant) {
    return say(
      'In pregnancy BMI has no category: weight gain and the arm circumference tell more.',
      'Wakati wa ujauzito BMI haina kundi: ongezeko la uzito na mzunguko wa mkono hueleza zaidi.',
    )
  }
  if (isImplausible(profile)) {
    return say(
      'These figures do not fit together, so they are not judged: measure again.',
      'Vipimo hivi haviendani, hivyo havipangwi kwenye kundi: pima tena.',
    )
  }
  if (profile.swelling) {
    return say(
      'With swelling the weight does not show how well nourished the body is.',
      'Kukiwa na uvimbe, uzito hauonyeshi hali halisi ya lishe ya mwili.',
    )
  }
  return say('These figures are outside the growth tables.', 'Vipimo hivi viko nje ya majedwali ya ukuaji.')
}

function growthSentence({ growth }: NutritionProfile): LocalText | null {
  if (growth.length === 0) return null
  const parts = (language: 'en' | 'sw') =>
    growth
      .map(({ indicator, z, label, implausible }) => {
        const words = implausible ? NOT_JUDGED[language] : label[language].toLowerCase()
        return `${GROWTH_INDICATOR_NAMES[indicator][language]} z ${z.toFixed(2)} (${words})`
      })
      .join(', ')
  return say(`WHO z-scores: ${parts('en')}.`, `Alama za z za WHO: ${parts('sw')}.`)
}

const NOT_JUDGED = say('not judged, measure again', 'haijapimwa, pima tena')

function armSentence({ muacMm }: NutritionProfile): LocalText | null {
  if (muacMm === null) return null
  return say(`The upper arm measures ${muacMm} mm.`, `Mzunguko wa mkono ni milimita ${muacMm}.`)
}

function conditionSentence({ input }: NutritionProfile): LocalText | null {
  if (input.healthConditions.length === 0) return null
  const names = listInWords(input.healthConditions.map((condition) => CONDITION_NAMES[condition]))
  return say(`Taken into account: ${names.en}.`, `Yaliyozingatiwa: ${names.sw}.`)
}

function certaintySentence({ sexes, ageIsApproximate, audience, pregnant, input }: NutritionProfile): LocalText | null {
  const notes: LocalText[] = []
  if (sexes.length > 1) {
    notes.push(
      audience === 'adult'
        ? say(
            'The energy tables exist for male and female only: the mean of both is used.',
            'Majedwali ya nishati ni ya kiume na kike pekee: wastani wa yote mawili umetumika.',
          )
        : say(
            'The WHO tables exist for male and female only: both were read and the more severe result is shown.',
            'Majedwali ya WHO ni ya kiume na kike pekee: yote mawili yamesomwa na matokeo mazito zaidi yameonyeshwa.',
          ),
    )
  }
  if (ageIsApproximate) {
    notes.push(
      say(
        'The age is known in whole years, so the middle of the year is used and the z-scores are approximate.',
        'Umri unajulikana kwa miaka kamili tu, hivyo katikati ya mwaka imetumika na alama za z ni za makadirio.',
      ),
    )
  }
  if (pregnant && (input.trimester ?? null) === null) {
    notes.push(
      say(
        'The trimester is not known, so the second is assumed.',
        'Muhula wa ujauzito haujulikani, hivyo wa pili umechukuliwa.',
      ),
    )
  }
  return notes.length > 0 ? joinSentences(notes) : null
}

function needSentence(
  profile: NutritionProfile,
  { basalKcal, breastMilkKcal, capped }: EnergyNeed,
  { energyKcal, proteinG }: NutrientTargets,
): LocalText {
  const kcal = inThousands(energyKcal)
  const sentences = [
    breastMilkKcal > 0
      ? say(
          `Foods should give ${kcal} kcal and ${proteinG} g of protein a day beside about ${breastMilkKcal} kcal from breast milk.`,
          `Vyakula vitoe kalori ${kcal} na gramu ${proteinG} za protini kwa siku pamoja na kalori ${breastMilkKcal} hivi za maziwa ya mama.`,
        )
      : say(
          `The need is ${kcal} kcal and ${proteinG} g of protein a day.`,
          `Mahitaji ni kalori ${kcal} na gramu ${proteinG} za protini kwa siku.`,
        ),
  ]
  if (basalKcal !== null) {
    const basal = inThousands(basalKcal)
    sentences.push(
      say(`The body at rest burns ${basal} kcal a day.`, `Mwili ukipumzika hutumia kalori ${basal} kwa siku.`),
    )
  }
  if (profile.audience === 'child_6_to_59_months') {
    sentences.push(
      say('Under five years activity is part of the figure.', 'Chini ya miaka mitano shughuli zimo ndani ya hesabu.'),
    )
  }
  if (capped) {
    sentences.push(
      say(
        'The need is larger than a day of household food can sensibly be planned for; a dietitian should look at it.',
        'Mahitaji ni makubwa kuliko chakula cha kawaida cha siku kinavyoweza kupangwa; mtaalamu wa lishe ayaangalie.',
      ),
    )
  }
  return joinSentences(sentences)
}

const INFANT_FEEDING = say(
  'Under 6 months the food is breast milk alone, so no foods are planned.',
  'Chini ya miezi 6 chakula ni maziwa ya mama pekee, hivyo hakuna vyakula vilivyopangwa.',
)
const TREATMENT_FIRST = say(
  'Treatment comes first, so no diet is planned here.',
  'Matibabu ni ya kwanza, hivyo hakuna mlo uliopangwa hapa.',
)
