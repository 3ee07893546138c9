import type { Quantity } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'
import { checkPrescription } from '#domain/clinical/prescribing/check-prescription.ts'
import { explainPrescriptionFinding } from '#domain/clinical/prescribing/explain-prescription-finding.ts'
import { knownMedicine } from '#domain/clinical/prescribing/known-medicine.ts'
import { prescribingKnowledge } from '#domain/clinical/prescribing/prescribing-knowledge.ts'
import type { OtherPrescribed, PrescribedItem, PrescriptionPatient } from '#domain/clinical/prescribing/prescription.ts'
import type { PrescriptionFinding } from '#domain/clinical/prescribing/prescription-finding.ts'
import type { Day } from '#domain/time/local-day.ts'
import { MEDICINES_LISTED } from '#domain/vocabulary/medicines.ts'

export const KNOWLEDGE = prescribingKnowledge(anyLanguageReader([ENGLISH_PACK, SWAHILI_PACK]))
export const TODAY: Day = '2026-11-22'

const MONTHS_A_YEAR = 12
const DAYS_A_MONTH = 30.4375

/** A line as the list of essential medicines has it, by its code: two tablets twice a day would be `2, 'tablet', 2`. */
export function line(code: string, told: Partial<PrescribedItem> = {}): PrescribedItem {
  const listed = MEDICINES_LISTED.find((one) => one.code === code)
  if (!listed) throw new Error(`No medicine ${code} is listed`)
  return {
    id: code,
    ...knownMedicine({ code, genericName: listed.genericName }, KNOWLEDGE),
    name: `${listed.name} ${listed.strength}`,
    regimen: null,
    dose: null,
    timesPerDay: null,
    durationDays: null,
    ...told,
  }
}

/** A line of a medicine that the list has not, by the engine's own id. */
export const lineOf = (medicine: NonNullable<PrescribedItem['medicine']>, told: Partial<PrescribedItem> = {}) => ({
  id: medicine,
  medicine,
  name: KNOWLEDGE.medicines[medicine]?.name ?? medicine,
  strength: null,
  form: null,
  regimen: null,
  dose: null,
  timesPerDay: null,
  durationDays: null,
  ...told,
})

export const taken = (code: string, told: Partial<OtherPrescribed>): OtherPrescribed => {
  const { medicine, name, form } = line(code)
  return { medicine, name, form, dispensedOn: TODAY, durationDays: null, ...told }
}

interface Told extends Partial<Omit<PrescriptionPatient, 'ageMonths' | 'weight' | 'present' | 'absent'>> {
  readonly years?: number
  readonly months?: number
  readonly days?: number
  readonly kg?: number | null
  readonly weighedOn?: Day
  readonly present?: readonly string[]
  readonly absent?: readonly string[]
}

/** A man of 40 years and 60 kg, healthy, who was asked for everything; what is told differs. */
export function patient({
  years,
  months,
  days,
  kg,
  weighedOn,
  present,
  absent,
  ...told
}: Told = {}): PrescriptionPatient {
  const isAged = years !== undefined || months !== undefined || days !== undefined
  return {
    ageMonths: isAged ? (years ?? 0) * MONTHS_A_YEAR + (months ?? 0) + (days ?? 0) / DAYS_A_MONTH : 40 * MONTHS_A_YEAR,
    sex: 'male',
    weight: kg === null ? null : { kg: kg ?? 60, on: weighedOn ?? TODAY },
    pregnant: false,
    pregnancyWeeks: null,
    afterBirth: false,
    breastfeeding: false,
    present: new Set(present),
    absent: new Set(absent ?? ['known_kidney_disease']),
    conditions: [],
    allergies: ['none'],
    medicalAlerts: [],
    currentMedicines: ['none'],
    otherPrescriptions: [],
    ...told,
  }
}

export const check = (items: readonly PrescribedItem[], of: PrescriptionPatient): readonly PrescriptionFinding[] =>
  checkPrescription({ items, today: TODAY }, of, KNOWLEDGE)

/** Each finding as it is read: `stop: Amoxicillin 500 mg: not to be given: …`. */
export const said = (findings: readonly PrescriptionFinding[], language: 'en' | 'sw' = 'en'): string[] =>
  findings.map((one) => `${one.severity}: ${explainPrescriptionFinding(one, language)}`)

/** Of each finding how much it weighs and what was checked: `stop allergy`. */
export const kinds = (findings: readonly PrescriptionFinding[]): string[] =>
  findings.map(({ severity, kind }) => `${severity} ${kind}`)

/** So much at a time, so often a day. */
export const takes = (amount: number, unit: Quantity['unit'], timesPerDay = 1) => ({
  dose: { amount, unit },
  timesPerDay,
})
