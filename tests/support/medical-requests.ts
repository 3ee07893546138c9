import { expect } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'

/** The data of POST /api/medical/ai-diagnosis: an adult with fever whose assessment has nothing wrong with it. */
export const medicalData = (changes: Record<string, unknown> = {}) => ({
  assessment_type: 'malaria',
  patient_age: 34,
  patient_gender: 'female',
  patient_weight: 61.5,
  patient_height: null,
  vital_signs: { temperature: 38.9, blood_pressure: '120/80', heart_rate: 104 },
  symptoms: ['fever', 'chills', 'headache'],
  medical_history: ['known_hypertension'],
  examination_findings: null,
  region: 'Kenya',
  facility_id: null,
  ...changes,
})

/** The same assessment as the input of the mutation. */
export const medicalInput = (changes: Record<string, unknown> = {}) => ({
  assessmentType: 'MALARIA',
  age: 34,
  gender: 'FEMALE',
  weightKg: 61.5,
  temperatureC: 38.9,
  bloodPressure: '120/80',
  heartRatePerMin: 104,
  symptoms: ['fever', 'chills', 'headache'],
  medicalHistory: ['known_hypertension'],
  region: 'KENYA',
  ...changes,
})

const ASSESSMENT = `
  id createdAt assessmentType { name displayName(language: SW) category } age ageMonths gender weightKg heightCm pregnant
  pregnancyWeeks afterBirth region illnessDays symptoms checklistComplete medicalHistory medicines allergies
  examinationFindings facility { id } patient { id firstName lastName }
  vitalSigns {
    temperatureC bloodPressure heartRatePerMin respiratoryRatePerMin oxygenSaturationPercent glucoseMmolPerL
    glucoseFasting haemoglobinGPerDl creatinineUmolPerL muacMm
  }`

export const SUBMIT_MEDICAL = `
  mutation ($id: ID!, $input: MedicalAssessmentInput!, $patientId: ID) {
    submitMedicalAssessment(id: $id, input: $input, patientId: $patientId) {
      __typename
      ... on SubmittedMedicalAssessment { planId assessmentId }
      ... on Error { message }
      ... on InvalidInput { field issues { field message } }
    }
  }`

export const MEDICAL_PLAN = `
  query ($id: ID!, $language: Language) {
    medicalPlan(id: $id) {
      id createdAt engineVersion riskLevel confidenceScore followUpRequired diagnosis(language: $language)
      assessment { ${ASSESSMENT} }
      content(language: $language) {
        levelName whatToDo diagnosis abstained confidence reviewed
        reasons { kind level text rule { id version source } }
        dangerSigns askAgain emergencyIf notUnderstood cardiovascularRisk
        conditions { id name about chance speaksFor speaksAgainst }
        asked { id name chance }
        questions { finding question forDanger }
        treatmentPlan {
          immediateActions { id title instruction by }
          medicines { regimen safe line notes concerns }
          notChecked referral followUpSchedule
          lifestyleChanges { id title instruction }
        }
        preventionMeasures { id title instruction }
        symptoms { code label }
        medicalHistory { code label }
      }
    }
  }`

const LIST = `$limit: Int, $cursor: ID, $assessmentType: AssessmentTypeName, $riskLevel: RiskLevel, $patientId: ID,
  $from: DateTime, $before: DateTime, $search: String`
const LISTED = `limit: $limit, cursor: $cursor, assessmentType: $assessmentType, riskLevel: $riskLevel,
  patientId: $patientId, from: $from, before: $before, search: $search`

export const MEDICAL_ASSESSMENTS = `
  query (${LIST}) { medicalAssessments(${LISTED}) { ${ASSESSMENT} plan { id riskLevel } } }`

export const MEDICAL_PLANS = `
  query (${LIST}) {
    medicalPlans(${LISTED}) {
      id riskLevel confidenceScore diagnosis
      assessment { id assessmentType { displayName } patient { lastName } }
    }
  }`

export const ASSESSMENT_TYPES = 'query { assessmentTypes { name displayName description category onlyFor } }'

export const ASSESSMENT_FORM = `
  query ($assessmentType: String!) {
    assessmentForm(assessmentType: $assessmentType) {
      assessmentType { name displayName(language: SW) }
      symptoms { code label(language: SW) danger onlyFor fromMonths belowMonths }
      measurements
    }
  }`

export const PATIENT = `
  query ($id: ID!) {
    patient(id: $id) { id firstName lastName dateOfBirth gender region villageWard medicalAlerts }
  }`

export const PATIENT_BY_CODE = 'query ($code: String!) { patientByCode(code: $code) { id code firstName lastName } }'

export const PATIENT_DUPLICATES = `
  query ($input: PatientDuplicatesInput!) {
    patientDuplicates(input: $input) { patient { id firstName lastName } reasons }
  }`

export const PATIENTS = `
  query ($search: String, $limit: Int) {
    patients(search: $search, limit: $limit) { id firstName lastName dateOfBirth gender region villageWard medicalAlerts }
  }`

/** Submits over REST what must succeed. */
export async function submitMedical(
  person: Caller,
  data: Record<string, unknown> = medicalData(),
): Promise<{ plan_id: string; assessment_id: string }> {
  const { status, body } = await person.rest('POST', '/api/medical/ai-diagnosis', {
    assessmentType: data['assessment_type'],
    assessmentData: data,
  })
  expect({ status, body }).toMatchObject({ status: 200, body: { success: true } })
  return body
}
