import { numberText, quantityText } from '#domain/clinical/explain/dose-line.ts'
import { concernReason } from '#domain/clinical/explain/explain-plan.ts'
import { fill } from '#domain/clinical/explain/say.ts'
import type { Quantity } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { amountOf, isCounted } from '#domain/clinical/prescribing/amounts.ts'
import { shortened } from '#domain/clinical/prescribing/make-finding.ts'
import type { PrescriptionFinding } from '#domain/clinical/prescribing/prescription-finding.ts'
import type { PrescriptionWords } from '#domain/clinical/prescribing/prescription-words.ts'
import { PRESCRIPTION_WORDS_EN } from '#domain/clinical/prescribing/prescription-words-en.ts'
import { PRESCRIPTION_WORDS_SW } from '#domain/clinical/prescribing/prescription-words-sw.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'

const WORDS: Readonly<Record<UiLanguage, PrescriptionWords>> = { en: PRESCRIPTION_WORDS_EN, sw: PRESCRIPTION_WORDS_SW }
const MONTHS_A_YEAR = 12
const YEARS_FROM_MONTHS = 24
/** `150 mg + 75 mg`, `20/120 mg`: no one number is its amount. */
const COMBINED = /\+|\d\s*\/\s*\d+\s*(?:\/|mg)/i
type OfDose = Extract<PrescriptionFinding['about'], { type: 'dose' }>

/**
 * One finding in one plain sentence: the medicine as the prescription names it, the reason, and the number. Days stand as
 * `2026-11-21`. Server only, as the check itself.
 */
export function explainPrescriptionFinding(finding: PrescriptionFinding, language: UiLanguage): string {
  const words = WORDS[language]
  const { about, severity } = finding
  const medicine = finding.medicine ?? ''
  switch (about.type) {
    case 'concern':
      return fill(words.concern[severity], {
        medicine,
        reason: concernReason(about.concern, words.answer),
      })
    case 'dose':
      return doseText(medicine, finding, about, words)
    case 'too_early':
      return fill(words.tooEarly, { medicine, with: about.with, on: about.dispensedOn, until: about.lastsUntil })
    case 'waiting':
      return fill(words.waiting, { medicine, with: about.with })
    case 'same_prescription':
      return fill(words.samePrescription, { medicine, with: about.with })
    case 'weight_old':
      return fill(words.weightOld, { kg: about.weightKg, on: about.on })
    case 'not_checked':
      break
  }
  return fill(words.notChecked[about.what], { medicine, of: about.of ?? '' })
}

function doseText(medicine: string, { kind }: PrescriptionFinding, about: OfDose, words: PrescriptionWords): string {
  const template = kind === 'dose_too_low' ? words.tooLow : words.tooHigh[about.per][about.basis]
  return fill(template, {
    medicine,
    given: quantityOf(about.given, words),
    limit: quantityOf(about.limit, words),
    patient: patientOf(about, words),
  })
}

/** `2 tablets of 500 mg (1,000 mg)`. */
function quantityOf(quantity: Quantity, words: PrescriptionWords): string {
  const { dose } = words.answer.phrases
  const rounded = { ...quantity, amount: Number(quantity.amount.toPrecision(6)) }
  const plain = quantityText(rounded, dose)
  const { strength } = quantity
  if (strength === undefined || !isCounted(quantity)) return plain
  const of = fill(words.ofStrength, { quantity: plain, strength: shortened(strength) })
  const { mg } = amountOf(quantity, null, 'first')
  if (mg === undefined || COMBINED.test(strength) || quantity.amount === 1) return of
  const amount = fill(dose.quantity, { amount: numberText(Number(mg.toPrecision(6))), unit: dose.units.mg.one })
  return fill(words.holding, { quantity: of, amount })
}

function patientOf({ weightKg, ageMonths }: OfDose, { patient }: PrescriptionWords): string {
  if (weightKg !== null) return fill(patient.kg, { kg: Number(weightKg.toPrecision(4)) })
  if (ageMonths === null) return patient.unknown
  if (ageMonths < YEARS_FROM_MONTHS) return fill(patient.months, { months: Math.floor(ageMonths) })
  return fill(patient.years, { years: Math.floor(ageMonths / MONTHS_A_YEAR) })
}
