import { GROWTH_INDICATOR_NAMES } from '#domain/clinical/nutrition/diagnosis-words.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'
import { growthResult, isImplausible, weightForSize } from '#domain/clinical/nutrition/status.ts'
import { say } from '#domain/clinical/nutrition/text.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'

/** BMI in one line: the number, its category in words, and what it is judged against. */
export function bmiStatusOf(profile: NutritionProfile, label: LocalText): LocalText {
  const bmi = profile.bmi.toFixed(1)
  const head = say(`BMI ${bmi} kg/m²: ${label.en.toLowerCase()}.`, `BMI ${bmi} kg/m²: ${label.sw.toLowerCase()}.`)
  const basis = basisOf(profile)
  return say(`${head.en} ${basis.en}`, `${head.sw} ${basis.sw}`)
}

function basisOf(profile: NutritionProfile): LocalText {
  if (profile.pregnant) {
    return say(
      'The arm circumference or the weight before pregnancy is used instead.',
      'Mzunguko wa mkono au uzito wa kabla ya ujauzito hutumika badala yake.',
    )
  }
  if (isImplausible(profile)) {
    return say('The figures are to be measured again.', 'Vipimo vinatakiwa kupimwa upya.')
  }
  if (profile.audience === 'adult') {
    return say(
      'Adults: under 18.5 underweight, 18.5 to 24.9 normal, 25.0 to 29.9 overweight, 30.0 and above obese.',
      'Watu wazima: chini ya 18.5 uzito pungufu, 18.5 hadi 24.9 kawaida, 25.0 hadi 29.9 uzito kupita kiasi, 30.0 na zaidi unene uliokithiri.',
    )
  }
  const result = growthResult(profile, 'bmi_for_age') ?? weightForSize(profile)
  if (!result) {
    return say('Under 19 years adult bands do not apply.', 'Chini ya miaka 19 makundi ya watu wazima hayatumiki.')
  }
  const name = GROWTH_INDICATOR_NAMES[result.indicator]
  return say(
    `Under 19 years the category comes from WHO growth tables, not from adult bands: ${name.en} z ${result.z.toFixed(2)}.`,
    `Chini ya miaka 19 kundi hutoka kwenye majedwali ya ukuaji ya WHO, si makundi ya watu wazima: ${name.sw} z ${result.z.toFixed(2)}.`,
  )
}
