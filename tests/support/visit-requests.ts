import { expect } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Caller } from '#tests/support/caller.ts'

/** A visit of a grown woman with fever, with whom nothing is wrong but that. */
export const visitData = (changes: Record<string, unknown> = {}) => ({
  temperatureC: 38.9,
  bloodPressure: '118/76',
  heartRatePerMin: 96,
  chiefComplaint: 'Fever and headache',
  duration: 'DAYS_1_TO_7',
  associatedSymptoms: ['fever', 'headache'],
  generalAppearance: 'Alert, looks tired',
  ...changes,
})

export const SUBMIT_VISIT = `
  mutation ($id: ID!, $patientId: ID!, $input: VisitInput!) {
    submitVisit(id: $id, patientId: $patientId, input: $input) {
      __typename
      ... on SubmittedVisit { visitId planId }
      ... on Error { message }
      ... on InvalidInput { field issues { field message } }
    }
  }`

const WHOLE = `
  id chiefComplaint duration severity painScale associatedSymptoms agreed disagreementReason reviewedAt
  examination { generalAppearance headEyes chestLungs heart abdomen extremities neurological skin }
  history {
    currentMedications allergies previousIllnesses familyHistory socialHistory medicalAlerts riskFactors
  }
  assessment {
    id assessmentType { name category displayName } age ageMonths gender region symptoms medicines allergies
    vitalSigns { temperatureC bloodPressure muacMm }
    patient { id firstName lastName }
    plan { id riskLevel content { diagnosis notUnderstood symptoms { label } } }
  }`

export const VISIT = `query ($id: ID!) { visit(id: $id) { ${WHOLE} } }`

export const REVIEW_VISIT = `
  mutation ($id: ID!, $agreed: Boolean!, $reason: String) {
    reviewVisit(id: $id, agreed: $agreed, reason: $reason) {
      __typename
      ... on Visit { ${WHOLE} }
      ... on Error { message }
      ... on InvalidInput { field issues { field message } }
    }
  }`

/** Files a visit that must succeed. */
export async function submitVisit(
  caller: Caller,
  patientId: string,
  changes: Record<string, unknown> = {},
): Promise<{ visitId: string; planId: string }> {
  const answer = await caller.data(SUBMIT_VISIT, { id: newId(), patientId, input: visitData(changes) })
  expect(answer).toMatchObject({ submitVisit: { __typename: 'SubmittedVisit' } })
  return answer.submitVisit
}
