import { type MedicalAssessmentFields, MedicalAssessmentInput } from '#domain/input/medical.ts'
import { medicalMessage } from '#domain/input/medical-messages.ts'
import { type AskedForm, askedMeasurements, tickedSymptoms } from '#web/features/medical/assessment/asked-form.ts'
import {
  type AssessmentField,
  type AssessmentValues,
  asksPregnancy,
  numberOf,
} from '#web/features/medical/assessment/assessment-values.ts'

/** What is wrong, one sentence a field, in the English of domain/input. */
export type AssessmentErrors = Partial<Record<AssessmentField, string>>

/** Checked answers, as they are sent. */
export type Answers = MedicalAssessmentFields

const flagOf = (answer: 'yes' | 'no' | ''): boolean | null => (answer === '' ? null : answer === 'yes')

/** The names of a list with the one that was typed and not added: nothing that stands on the page is left out. */
const namesOf = (added: readonly string[], typed: string): string[] => {
  const names = [...added, typed].map((name) => name.trim()).filter((name) => name !== '')
  return [...new Set(names)]
}

// In the place of missing months: the schema then answers with the limits of a small child.
const MISSING = -1

/** What is sent of the form: an answer to a question that is no longer asked is not, nor is what is in the box. */
function answersOf(values: AssessmentValues, asked: AskedForm) {
  const inMonths = values.ageUnit === 'months'
  const ofPregnancy = asksPregnancy(values)
  const pregnant = ofPregnancy ? flagOf(values.pregnant) : null
  const measured = askedMeasurements(asked, values)
  const extra = (measurement: (typeof measured)[number], typed: string) =>
    measured.includes(measurement) ? numberOf(typed) : null
  const glucoseMmolPerL = extra('GLUCOSE', values.glucoseMmolPerL)
  return {
    assessmentType: asked.name,
    ...(inMonths ? { ageMonths: numberOf(values.ageMonths) ?? MISSING } : { age: numberOf(values.age) }),
    gender: values.gender,
    weightKg: numberOf(values.weightKg),
    heightCm: numberOf(values.heightCm),
    pregnant,
    pregnancyWeeks: pregnant ? numberOf(values.pregnancyWeeks) : null,
    afterBirth: ofPregnancy ? flagOf(values.afterBirth) : null,
    region: values.region,
    temperatureC: numberOf(values.temperatureC),
    bloodPressure: values.bloodPressure.trim() || null,
    heartRatePerMin: numberOf(values.heartRatePerMin),
    respiratoryRatePerMin: numberOf(values.respiratoryRatePerMin),
    oxygenSaturationPercent: numberOf(values.oxygenSaturationPercent),
    glucoseMmolPerL,
    glucoseFasting: glucoseMmolPerL === null ? null : flagOf(values.glucoseFasting),
    haemoglobinGPerDl: extra('HAEMOGLOBIN', values.haemoglobinGPerDl),
    creatinineUmolPerL: extra('CREATININE', values.creatinineUmolPerL),
    muacMm: extra('MUAC', values.muacMm),
    illnessDays: numberOf(values.illnessDays),
    symptoms: [...tickedSymptoms(asked, values)],
    checklistComplete: values.checklistComplete,
    medicalHistory: values.medicalHistory,
    medicines: namesOf(values.medicines, values.medicineTyped),
    allergies: namesOf(values.allergies, values.allergyTyped),
    examinationFindings: asked.byStaff ? values.examinationFindings.trim() || null : null,
  }
}

/** Answers that agree with any other answer, to stand in for a wrong one while the others are looked at; else null. */
const UNDISPUTED: Readonly<Record<string, unknown>> = {
  age: 30,
  ageMonths: 48,
  gender: 'other',
  region: 'Kenya',
  glucoseMmolPerL: 5,
  symptoms: [],
  medicalHistory: [],
  medicines: [],
  allergies: [],
}

/** What has to be answered, as it is named while it is missing. */
export function missingFields(values: AssessmentValues): AssessmentField[] {
  const age = values.ageUnit === 'months' ? 'ageMonths' : 'age'
  const required = [
    ...(values.subject === 'patient' ? (['patientId'] as const) : []),
    age,
    'gender',
    'region',
  ] as const satisfies readonly AssessmentField[]
  return required.filter((field) => values[field].trim() === '')
}

/**
 * Checks the form with the schema that the server checks it with.
 * @returns the answers to send, or every field that is wrong: the schema looks at limits that depend on several fields
 * only when each field by itself is right, and nobody should have to send a form twice to learn of both.
 */
export function checkAssessment(
  values: AssessmentValues,
  asked: AskedForm,
): { readonly answers: Answers } | { readonly errors: AssessmentErrors } {
  const answers = answersOf(values, asked)
  const first = MedicalAssessmentInput.safeParse(answers)
  const ofPatient =
    values.subject === 'patient' && values.patientId === ''
      ? [{ field: 'patientId', message: medicalMessage('patient_unknown') }]
      : []
  // What the schema has taken is of its type.
  if (first.success && ofPatient.length === 0) return { answers: answers as Answers }

  const issues = first.error?.issues ?? []
  const wrongAlone = [...new Set(issues.map(({ path }) => String(path[0])))]
  const standIns = Object.fromEntries(wrongAlone.map((field) => [field, UNDISPUTED[field] ?? null]))
  const second = wrongAlone.length > 0 ? MedicalAssessmentInput.safeParse({ ...answers, ...standIns }) : first
  const all = [...issues, ...(second.error?.issues ?? [])]
  return {
    errors: errorsByField(
      [...ofPatient, ...all.map(({ path, message }) => ({ field: String(path[0]), message }))],
      values,
    ),
  }
}

/** One sentence a field, the first one; also for what the server found wrong. What no field shows is left out. */
export function errorsByField(
  issues: readonly { readonly field: string; readonly message: string }[],
  values: AssessmentValues,
): AssessmentErrors {
  const errors: AssessmentErrors = {}
  for (const { field, message } of issues) {
    const [name = ''] = field.split('.')
    const shownAt = name === 'age' && values.ageUnit === 'months' ? 'ageMonths' : name
    if (isField(shownAt, values)) errors[shownAt] ??= message
  }
  return errors
}

const isField = (name: string, values: AssessmentValues): name is AssessmentField => Object.hasOwn(values, name)
