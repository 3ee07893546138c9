import * as z from 'zod/mini'
import { canBePregnant } from '#domain/input/body.ts'
import { MEDICAL_REGIONS, type MedicalRegion } from '#domain/vocabulary/countries.ts'
import { MEDICAL_HISTORY_CODES, type MedicalHistoryCode } from '#domain/vocabulary/medical/history.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import { orElse } from '#web/lib/form-draft.ts'
import type { FormPart } from '#web/lib/form-part.ts'

const text = orElse(z.string(), '')
const texts = orElse(z.array(z.string()), [])
/** '' is not known. */
const yesOrNo = orElse(z.enum(['', 'yes', 'no']), '')

/** A finding that the other-symptoms box offered, and that was ticked. */
const Recognised = z.object({ code: z.string(), label: z.string(), danger: z.boolean() })

/**
 * The form as a person fills it in: numbers are still text, and '' is what has no answer yet. Also the shape of a
 * draft, in which an answer that an older version of the form stored falls back to none.
 */
export const AssessmentValues = z.object({
  subject: orElse(z.enum(['self', 'patient']), 'self'),
  patientId: text,
  /** The patient whose record the age, gender and region were taken from. */
  filledFrom: text,
  ageUnit: orElse(z.enum(['years', 'months']), 'years'),
  age: text,
  ageMonths: text,
  gender: orElse(z.enum(['', ...GENDERS]), ''),
  weightKg: text,
  heightCm: text,
  region: orElse(z.enum(['', ...(MEDICAL_REGIONS as readonly [MedicalRegion, ...MedicalRegion[]])]), ''),
  pregnant: yesOrNo,
  pregnancyWeeks: text,
  afterBirth: yesOrNo,
  temperatureC: text,
  bloodPressure: text,
  heartRatePerMin: text,
  respiratoryRatePerMin: text,
  oxygenSaturationPercent: text,
  glucoseMmolPerL: text,
  glucoseFasting: yesOrNo,
  haemoglobinGPerDl: text,
  creatinineUmolPerL: text,
  muacMm: text,
  symptoms: texts,
  checklistComplete: orElse(z.boolean(), false),
  illnessDays: text,
  /** What stands in the other-symptoms box. It is never sent. */
  otherSymptoms: text,
  recognised: orElse(z.array(Recognised), []),
  medicalHistory: orElse(
    z.array(z.enum(MEDICAL_HISTORY_CODES as readonly [MedicalHistoryCode, ...MedicalHistoryCode[]])),
    [],
  ),
  medicines: texts,
  /** Typed and not added yet: it counts all the same. */
  medicineTyped: text,
  allergies: texts,
  allergyTyped: text,
  examinationFindings: text,
})
export type AssessmentValues = z.output<typeof AssessmentValues>
export type AssessmentField = keyof AssessmentValues
/** What a part of the form is given. */
export type AssessmentFormPart = FormPart<AssessmentValues>

/** The empty form. */
export const NO_ANSWERS: AssessmentValues = AssessmentValues.parse({})

const MONTHS_A_YEAR = 12
const UNDER_FIVE_MONTHS = 60
const MUAC_FROM_MONTHS = 6

/** A number as typed, or null while there is none. */
export const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

type Aged = Pick<AssessmentValues, 'ageUnit' | 'age' | 'ageMonths'>

/** The age in months, as exactly as it was given; undefined while it was not. */
export function monthsOf({ ageUnit, age, ageMonths }: Aged): number | undefined {
  if (ageUnit === 'months') return numberOf(ageMonths) ?? undefined
  const years = numberOf(age)
  return years === null ? undefined : years * MONTHS_A_YEAR
}

/** Whether pregnancy and birth are asked about: of a woman or girl of 10 to 60. */
export const asksPregnancy = ({
  gender,
  ageUnit,
  age,
}: Pick<AssessmentValues, 'gender' | 'ageUnit' | 'age'>): boolean =>
  gender !== '' && ageUnit === 'years' && canBePregnant({ gender, age: numberOf(age) })

/** Whether the arm measurement says something at this age: from 6 months to 5 years. */
export function asksArmMeasurement(values: Aged): boolean {
  const months = monthsOf(values)
  return months !== undefined && months >= MUAC_FROM_MONTHS && months < UNDER_FIVE_MONTHS
}
