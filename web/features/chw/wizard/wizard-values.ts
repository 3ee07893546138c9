import * as z from 'zod/mini'
import { canBePregnant } from '#domain/input/body.ts'
import { UNDER_FIVE_MONTHS } from '#domain/patients/age.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import { VISIT_DURATION_CODES, VISIT_SEVERITY_CODES } from '#domain/vocabulary/visits.ts'
import { orElse } from '#web/lib/form-draft.ts'
import type { FormPart } from '#web/lib/form-part.ts'

const text = orElse(z.string(), '')
const texts = orElse(z.array(z.string()), [])
const tick = orElse(z.boolean(), false)
/** '' is not known. */
const yesOrNo = orElse(z.enum(['', 'yes', 'no']), '')
const oneOf = <Code extends string>(codes: readonly Code[]) =>
  orElse<z.ZodMiniType<Code | ''>>(z.enum(['', ...codes]), '')

/**
 * The wizard as a health worker fills it in: numbers are still text, and '' is what has no answer yet. Also the shape
 * of what is kept on the device, in which an answer that an older version stored falls back to none.
 */
export const WizardValues = z.object({
  pregnant: yesOrNo,
  pregnancyWeeks: text,
  afterBirth: yesOrNo,
  /** Danger signs, by the ids of the engine's findings. */
  symptoms: texts,
  signsComplete: tick,
  temperatureC: text,
  bloodPressure: text,
  bloodPressureNotMeasured: tick,
  heartRatePerMin: text,
  respiratoryRatePerMin: text,
  oxygenSaturationPercent: text,
  weightKg: text,
  heightCm: text,
  muacMm: text,
  glucoseMmolPerL: text,
  glucoseFasting: yesOrNo,
  haemoglobinGPerDl: text,
  chiefComplaint: text,
  duration: oneOf(VISIT_DURATION_CODES),
  illnessDays: text,
  severity: oneOf(VISIT_SEVERITY_CODES),
  associatedSymptoms: texts,
  painScale: orElse(z.string(), '0'),
  generalAppearance: text,
  headEyes: text,
  chestLungs: text,
  heart: text,
  abdomen: text,
  extremities: text,
  neurological: text,
  skin: text,
  currentMedications: text,
  allergies: text,
  previousIllnesses: text,
  familyHistory: text,
  socialHistory: text,
  riskFactors: texts,
})
export type WizardValues = z.output<typeof WizardValues>
export type WizardField = keyof WizardValues
/** What a step of the wizard is given. */
export type WizardFormPart = FormPart<WizardValues>

/** Before anything is answered. */
export const NO_ANSWERS: WizardValues = WizardValues.parse({})

const CHOSEN: ReadonlySet<WizardField> = new Set([
  'pregnant',
  'afterBirth',
  'glucoseFasting',
  'duration',
  'severity',
  'painScale',
])
/** The fields that are typed: a number or a text that is not whole yet says nothing. */
export const isTyped = (field: WizardField): boolean => typeof NO_ANSWERS[field] === 'string' && !CHOSEN.has(field)

const MEASURED: ReadonlySet<WizardField> = new Set([
  'pregnancyWeeks',
  'temperatureC',
  'bloodPressure',
  'heartRatePerMin',
  'respiratoryRatePerMin',
  'oxygenSaturationPercent',
  'weightKg',
  'heightCm',
  'muacMm',
  'glucoseMmolPerL',
  'haemoglobinGPerDl',
  'illnessDays',
])
export const isMeasured = (field: WizardField): boolean => MEASURED.has(field)

export const isFilledIn = (values: WizardValues): boolean => JSON.stringify(values) !== JSON.stringify(NO_ANSWERS)

/** A number as typed, or null while there is none. */
export const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** Whom the assessment is about, as the device keeps it beside the answers: so it opens without a network. */
export const WizardPatient = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** A day, such as `1990-01-31`. */
  dateOfBirth: z.string(),
  gender: z.enum(GENDERS),
  /** The country, by its name. */
  region: z.string(),
  villageWard: z.nullable(z.string()),
  medicalAlerts: z.array(z.string()),
})
export type WizardPatient = z.output<typeof WizardPatient>

/** Who is assessed, on the day of the assessment. */
export interface Person {
  /** In completed months. */
  readonly ageMonths: number
  readonly gender: WizardPatient['gender']
}

const MONTHS_A_YEAR = 12
const MUAC_FROM_MONTHS = 6
/** From so many completed months on WHO's growth tables end, and the adult bands of the BMI hold. */
export const ADULT_FROM_MONTHS = 228

export const yearsOf = ({ ageMonths }: Person): number => Math.floor(ageMonths / MONTHS_A_YEAR)
export const isUnderFive = ({ ageMonths }: Person): boolean => ageMonths < UNDER_FIVE_MONTHS

/** Whether pregnancy and birth are asked about. */
export const asksPregnancy = (person: Person): boolean =>
  !isUnderFive(person) && canBePregnant({ gender: person.gender, age: yearsOf(person) })

/** Whether the arm measurement is asked for: of a child from 6 months to 5 years, and in pregnancy. */
export const asksArm = (person: Person, { pregnant, afterBirth }: WizardValues): boolean =>
  (person.ageMonths >= MUAC_FROM_MONTHS && isUnderFive(person)) || pregnant === 'yes' || afterBirth === 'yes'
