import { asObject } from '#api/rest/wire/body.ts'
import type { Services } from '#api/services/compose.ts'
import type { AskedAssessmentType } from '#api/services/medical/list-assessment-types.ts'
import { planResult, planTexts } from '#api/services/medical/stored-plan.ts'
import type { ExplainedAction } from '#domain/clinical/explain/explanation.ts'
import { writeBloodPressure } from '#domain/input/blood-pressure.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'

type PlanRow = Awaited<ReturnType<Services['readMedicalPlan']>>
type AssessmentRow = PlanRow['assessment']

/** The names that the fields of an assessment go by on the wire, beside those that are the same. */
const ON_WIRE = {
  assessmentType: 'assessment_type',
  age: 'patient_age',
  ageMonths: 'patient_age_months',
  gender: 'patient_gender',
  weightKg: 'patient_weight',
  heightCm: 'patient_height',
  pregnancyWeeks: 'pregnancy_weeks',
  afterBirth: 'after_birth',
  illnessDays: 'illness_days',
  checklistComplete: 'checklist_complete',
  medicalHistory: 'medical_history',
  examinationFindings: 'examination_findings',
  facilityId: 'facility_id',
  symptoms: 'symptoms',
  pregnant: 'pregnant',
  medicines: 'current_medications',
  allergies: 'allergies',
  region: 'region',
} as const
const VITAL_SIGNS_ON_WIRE = {
  temperatureC: 'temperature',
  bloodPressure: 'blood_pressure',
  heartRatePerMin: 'heart_rate',
  respiratoryRatePerMin: 'respiratory_rate',
  oxygenSaturationPercent: 'oxygen_saturation',
  glucoseMmolPerL: 'blood_glucose',
  glucoseFasting: 'glucose_fasting',
  haemoglobinGPerDl: 'haemoglobin',
  creatinineUmolPerL: 'creatinine',
  muacMm: 'muac',
} as const
const NUMBER = /^\s*-?\d+(?:\.\d+)?\s*$/

const entriesOf = <T extends object>(table: T) => Object.entries(table) as [keyof T & string, string][]

/** What a field is called on the wire where something is wrong with it. */
export const MEDICAL_FIELDS: Readonly<Record<string, string>> = {
  ...ON_WIRE,
  ...Object.fromEntries(entriesOf(VITAL_SIGNS_ON_WIRE).map(([field, name]) => [field, `vital_signs.${name}`])),
  patientId: 'patient_id',
}
/** The names of what a list is narrowed by. */
export const MEDICAL_LIST_FIELDS = {
  assessmentType: 'assessment_type',
  riskLevel: 'risk_level',
  patientId: 'patient_id',
  followUpRequired: 'follow_up_required',
} as const

/** Forms send what was typed: an empty text is a measurement that was not made, and a number in a text is a number. */
function measured(field: string, sent: unknown): unknown {
  if (typeof sent !== 'string' || field === 'bloodPressure') return sent
  if (sent.trim() === '') return null
  return NUMBER.test(sent) ? Number(sent) : sent
}

/** The body of POST /medical/ai-diagnosis: `assessmentData`, and beside it the type by the name of its route. */
export function medicalAssessmentFromWire(body: unknown): { id: unknown; patientId: unknown; assessment: unknown } {
  const outer = asObject(body)
  const data = 'assessmentData' in outer ? asObject(outer['assessmentData']) : outer
  const vitalSigns = data['vital_signs'] == null ? {} : asObject(data['vital_signs'])
  const assessment: Record<string, unknown> = {}
  for (const [field, name] of entriesOf(ON_WIRE)) assessment[field] = data[name]
  for (const [field, name] of entriesOf(VITAL_SIGNS_ON_WIRE)) assessment[field] = measured(field, vitalSigns[name])
  assessment['assessmentType'] ??= outer['assessmentType']
  return { id: data['id'] ?? outer['id'], patientId: data['patient_id'] ?? outer['patient_id'], assessment }
}

/** What a list of assessments or plans is asked for. */
export function medicalListFromWire(query: unknown) {
  const asked = query as Record<string, unknown>
  const { limit, cursor, from, before, search } = asked
  const named = Object.fromEntries(entriesOf(MEDICAL_LIST_FIELDS).map(([field, name]) => [field, asked[name]]))
  return { limit, cursor, from, before, search, ...named }
}

export const assessmentTypeToWire = (type: AskedAssessmentType, language: UiLanguage) => ({
  // Types are no records: they go by their names.
  id: type.name,
  name: type.name,
  display_name: type.displayName[language],
  description: type.description[language],
  category: type.category,
  only_for: type.onlyFor ?? null,
  symptoms: type.symptoms.map(({ code, label, danger }) => ({ code, label: label[language], danger })),
  measurements: type.measurements,
})

export const medicalAssessmentToWire = (
  row: Omit<AssessmentRow, 'patient' | 'facility'>,
  plan: { readonly id: string; readonly riskLevel: string } | null,
) => ({
  id: row.id,
  assessment_type: row.assessmentType,
  created_at: row.createdAt.toISOString(),
  risk_level: plan?.riskLevel ?? null,
  plan_id: plan?.id ?? null,
  patient_id: row.patientId,
  patient_age: row.age,
  patient_age_months: row.ageMonths,
  patient_gender: row.gender,
  patient_weight: row.weightKg,
  patient_height: row.heightCm,
  pregnant: row.pregnant,
  pregnancy_weeks: row.pregnancyWeeks,
  after_birth: row.afterBirth,
  region: row.region,
  vital_signs: {
    temperature: row.temperatureC,
    blood_pressure: writeBloodPressure(row),
    heart_rate: row.heartRatePerMin,
    respiratory_rate: row.respiratoryRatePerMin,
    oxygen_saturation: row.oxygenSaturationPercent,
    blood_glucose: row.glucoseMmolPerL,
    glucose_fasting: row.glucoseFasting,
    haemoglobin: row.haemoglobinGPerDl,
    creatinine: row.creatinineUmolPerL,
    muac: row.muacMm,
  },
  illness_days: row.illnessDays,
  symptoms: row.symptoms,
  checklist_complete: row.checklistComplete,
  medical_history: row.medicalHistory,
  current_medications: row.medicines,
  allergies: row.allergies,
  examination_findings: row.examinationFindings,
  facility_id: row.facilityId,
})

const said = ({ title, instruction }: ExplainedAction): string => `${title}. ${instruction}`.trim()

/** A plan in the specification's shape (§3), its texts in one language, with what else explains it beside. */
export function medicalPlanToWire(row: PlanRow, language: UiLanguage) {
  const text = planTexts(row)[language]
  const { plan } = text
  return {
    id: row.id,
    assessment_id: row.assessmentId,
    assessment: medicalAssessmentToWire(row.assessment, row),
    created_at: row.createdAt.toISOString(),
    risk_level: row.riskLevel,
    confidence_score: row.confidence,
    diagnosis: text.diagnosis,
    follow_up_required: row.followUpRequired,
    treatment_plan: {
      immediate_actions: plan.now.map(said),
      medicines: plan.medicines.map(({ regimen, safe, line, notes, concerns }) => ({
        regimen,
        safe,
        line,
        notes,
        concerns,
      })),
      lifestyle_changes: plan.lifestyle.map(said),
      referral: plan.referral,
      follow_up_schedule: plan.followUp.join(' '),
      follow_up_days: planResult(row).plan.followUpDays,
    },
    prevention_measures: plan.prevention.map(said),
    explanation: {
      level: text.level.name,
      what_to_do: text.level.whatToDo,
      reasons: text.reasons.map(({ kind, level, text: reason, rule }) => ({
        kind,
        level,
        text: reason,
        rule: rule ?? null,
      })),
      danger_signs: text.dangerSigns,
      abstained: text.abstained,
      confidence: text.confidence,
      conditions: text.differential.map((condition) => ({
        id: condition.id,
        name: condition.name,
        chance: condition.chance,
        speaks_for: condition.speaksFor,
        speaks_against: condition.speaksAgainst,
      })),
      asked: text.asked.map(({ id, name, chance }) => ({ id, name, chance })),
      questions: text.questions.map(({ finding, question, forDanger }) => ({
        finding,
        question,
        for_danger: forDanger,
      })),
      emergency_if: text.emergencyIf,
    },
    engine_version: row.engineVersion,
  }
}
