import { CALIBRATIONS } from '#domain/clinical/cardiovascular-risk/calibration.ts'
import type { RuleReference } from '#domain/clinical/rules.ts'
import type { CountryCode } from '#domain/vocabulary/countries.ts'

export const CARDIOVASCULAR_RISK_RULE: RuleReference = {
  id: 'cardiovascular.risk.who-2019-non-laboratory',
  version: 1,
  source:
    'WHO CVD Risk Chart Working Group, Lancet Global Health 2019;7:e1332-45; coefficients and calibration from the published program whocvdrisk',
}

export interface CardiovascularRiskInput {
  readonly ageYears: number
  readonly sex: 'female' | 'male'
  readonly systolicMmHg: number
  readonly bmiKgPerM2: number
  readonly smoker: boolean
  /** With a country its own calibration, else that of Eastern Sub-Saharan Africa, which the published charts show. */
  readonly country?: CountryCode
}

export interface CardiovascularRisk {
  /** Risk of a heart attack, a stroke or death from them within ten years, in percent. */
  readonly percent: number
  readonly band: 'below_5' | 'from_5' | 'from_10' | 'from_20' | 'from_30'
  readonly rule: RuleReference
}

/** The charts' ages. */
export const RISK_AGES = { from: 40, to: 80 } as const

const CENTRE = { age: 60, sbp: 120, bmi: 25 } as const

const COEFFICIENTS = {
  male: {
    chd: {
      age: 0.073593,
      bmi: 0.0337219,
      sbp: 0.0133937,
      smoking: 0.5954767,
      ageBmi: -0.0010432,
      ageSbp: -0.0001837,
      ageSmoking: -0.0200831,
      survival: 0.9544258,
    },
    stroke: {
      age: 0.097674,
      bmi: 0.0159518,
      sbp: 0.0227294,
      smoking: 0.4999862,
      ageBmi: -0.0003516,
      ageSbp: -0.0004374,
      ageSmoking: -0.0153895,
      survival: 0.984826,
    },
  },
  female: {
    chd: {
      age: 0.1049418,
      bmi: 0.0257616,
      sbp: 0.016726,
      smoking: 1.093132,
      ageBmi: -0.0006537,
      ageSbp: -0.0001966,
      ageSmoking: -0.0343739,
      survival: 0.9887124,
    },
    stroke: {
      age: 0.1046105,
      bmi: 0.0036406,
      sbp: 0.0216741,
      smoking: 0.7399405,
      ageBmi: -0.0000129,
      ageSbp: -0.0005311,
      ageSmoking: -0.0203997,
      survival: 0.9885706,
    },
  },
} as const

/**
 * Ten-year cardiovascular risk by the WHO 2019 model without laboratory, for people of 40 to 80 years who have had
 * neither heart attack nor stroke.
 *
 * @returns the risk in percent, or null outside the ages that the model is made for
 */
export function assessCardiovascularRisk(input: CardiovascularRiskInput): CardiovascularRisk | null {
  if (input.ageYears < RISK_AGES.from || input.ageYears > RISK_AGES.to) return null
  const free = (['chd', 'stroke'] as const).map((outcome) => 1 - outcomeRisk(outcome, input))
  const percent = (1 - free.reduce((product, part) => product * part, 1)) * 100
  return { percent, band: bandOf(percent), rule: CARDIOVASCULAR_RISK_RULE }
}

function outcomeRisk(
  outcome: 'chd' | 'stroke',
  { ageYears, sex, systolicMmHg, bmiKgPerM2, smoker, country }: CardiovascularRiskInput,
): number {
  const of = COEFFICIENTS[sex][outcome]
  const [age, sbp, bmi, smoking] = [
    ageYears - CENTRE.age,
    systolicMmHg - CENTRE.sbp,
    bmiKgPerM2 - CENTRE.bmi,
    Number(smoker),
  ]
  const linear =
    of.age * age +
    of.bmi * bmi +
    of.sbp * sbp +
    of.smoking * smoking +
    of.ageBmi * age * bmi +
    of.ageSbp * age * sbp +
    of.ageSmoking * age * smoking
  const raw = 1 - of.survival ** Math.exp(linear)
  const [constant, slope] = ((country && CALIBRATIONS[country]) ?? CALIBRATIONS.region)[sex][outcome]
  return 1 - Math.exp(-Math.exp(constant + slope * Math.log(-Math.log(1 - raw))))
}

function bandOf(percent: number): CardiovascularRisk['band'] {
  if (percent < 5) return 'below_5'
  if (percent < 10) return 'from_5'
  if (percent < 20) return 'from_10'
  return percent < 30 ? 'from_20' : 'from_30'
}
