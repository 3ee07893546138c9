import type { VisitFields } from '#domain/input/visit.ts'
import { visitSignsFor } from '#domain/vocabulary/visit-signs.ts'
import { RISK_FACTOR_CODES, type RiskFactor, riskFactorsFor } from '#domain/vocabulary/visits.ts'
import {
  asksArm,
  asksPregnancy,
  isUnderFive,
  numberOf,
  type Person,
  type WizardValues,
} from '#web/features/chw/wizard/wizard-values.ts'

const flagOf = (answer: 'yes' | 'no' | ''): boolean | null => (answer === '' ? null : answer === 'yes')
const textOf = (typed: string): string | null => typed.trim() || null

/** The danger signs that are asked of this person, as far as is answered. */
export function askedSigns(values: WizardValues, person: Person) {
  const ofPregnancy = asksPregnancy(person)
  return visitSignsFor({
    ageMonths: person.ageMonths,
    pregnant: ofPregnancy && values.pregnant === 'yes',
    afterBirth: ofPregnancy && values.afterBirth === 'yes',
  })
}

/** From this age, in completed months, on all thirteen risk factors are asked about (specification §9). */
const ALL_RISKS_FROM_MONTHS = 144

/** The risk factors that are asked of this person: of a child those that can be. */
export const askedRisks = ({ ageMonths }: Person): readonly RiskFactor[] =>
  ageMonths >= ALL_RISKS_FROM_MONTHS ? RISK_FACTOR_CODES : riskFactorsFor(ageMonths)

/**
 * What is sent of the wizard. An answer to a question that is no longer asked is not, such as the danger signs of a
 * pregnancy that was a slip.
 */
export function visitFields(values: WizardValues, person: Person): VisitFields {
  const ofPregnancy = asksPregnancy(person)
  const pregnant = ofPregnancy ? flagOf(values.pregnant) : null
  const signs: readonly string[] = askedSigns(values, person)
  const risks: readonly string[] = askedRisks(person)
  const glucoseMmolPerL = numberOf(values.glucoseMmolPerL)
  return {
    temperatureC: numberOf(values.temperatureC),
    bloodPressure: textOf(values.bloodPressure),
    bloodPressureNotMeasured: isUnderFive(person) && values.bloodPressureNotMeasured ? true : null,
    heartRatePerMin: numberOf(values.heartRatePerMin),
    respiratoryRatePerMin: numberOf(values.respiratoryRatePerMin),
    oxygenSaturationPercent: numberOf(values.oxygenSaturationPercent),
    weightKg: numberOf(values.weightKg),
    heightCm: numberOf(values.heightCm),
    muacMm: asksArm(person, values) ? numberOf(values.muacMm) : null,
    glucoseMmolPerL,
    glucoseFasting: glucoseMmolPerL === null ? null : flagOf(values.glucoseFasting),
    haemoglobinGPerDl: numberOf(values.haemoglobinGPerDl),
    pregnant,
    pregnancyWeeks: pregnant ? numberOf(values.pregnancyWeeks) : null,
    afterBirth: ofPregnancy ? flagOf(values.afterBirth) : null,
    chiefComplaint: values.chiefComplaint.trim(),
    duration: values.duration || null,
    illnessDays: numberOf(values.illnessDays),
    severity: values.severity || null,
    // What an older version of the lists offered the server would refuse.
    associatedSymptoms: values.associatedSymptoms as VisitFields['associatedSymptoms'],
    painScale: numberOf(values.painScale),
    symptoms: values.symptoms.filter((code) => signs.includes(code)),
    signsComplete: values.signsComplete,
    generalAppearance: values.generalAppearance.trim(),
    headEyes: textOf(values.headEyes),
    chestLungs: textOf(values.chestLungs),
    heart: textOf(values.heart),
    abdomen: textOf(values.abdomen),
    extremities: textOf(values.extremities),
    neurological: textOf(values.neurological),
    skin: textOf(values.skin),
    currentMedications: textOf(values.currentMedications),
    allergies: textOf(values.allergies),
    previousIllnesses: textOf(values.previousIllnesses),
    familyHistory: textOf(values.familyHistory),
    socialHistory: textOf(values.socialHistory),
    riskFactors: values.riskFactors.filter((code) => risks.includes(code)) as VisitFields['riskFactors'],
  }
}
