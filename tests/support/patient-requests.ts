/** The body of POST /api/chw/patient: somebody with nothing wrong (specification §3 "CHW patient"). */
export const patientData = (changes: Record<string, unknown> = {}) => ({
  first_name: 'Wanjiru',
  last_name: 'Kamau',
  date_of_birth: '1988-06-30',
  gender: 'female',
  phone: '+254 712 345 678',
  emergency_contact: 'Kamau, brother, 0733 000 111',
  address: 'Behind the market',
  country: 'KE',
  region: 'Nairobi',
  village_ward: 'Kibera',
  national_id: '12345678',
  medical_alerts: ['Penicillin allergy'],
  insurance_info: { has_insurance: true, provider: 'SHA', policy_number: 'P-77' },
  preferred_language: 'Swahili',
  ...changes,
})

/** The same patient as the input of the mutations. */
export const patientInput = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Wanjiru',
  lastName: 'Kamau',
  dateOfBirth: '1988-06-30',
  gender: 'FEMALE',
  phone: '+254 712 345 678',
  emergencyContact: 'Kamau, brother, 0733 000 111',
  address: 'Behind the market',
  country: 'KE',
  county: 'Nairobi',
  villageWard: 'Kibera',
  nationalId: '12345678',
  medicalAlerts: ['Penicillin allergy'],
  hasInsurance: true,
  insuranceProvider: 'SHA',
  insurancePolicyNumber: 'P-77',
  preferredLanguage: 'SWAHILI',
  ...changes,
})

const WHOLE_PATIENT = `
  id version code firstName lastName dateOfBirth birthDateEstimated gender phone emergencyContact address country county
  region villageWard nationalId medicalAlerts hasInsurance insuranceProvider insurancePolicyNumber preferredLanguage
  facility { id } mergedIntoId createdAt`

const ERRORS = '... on Error { message } ... on InvalidInput { field issues { field message } }'

export const REGISTER_PATIENT = `
  mutation ($id: ID!, $input: PatientInput!) {
    registerPatient(id: $id, input: $input) { __typename ... on Patient { ${WHOLE_PATIENT} } ${ERRORS} }
  }`

export const UPDATE_PATIENT = `
  mutation ($id: ID!, $version: Int!, $input: PatientInput!) {
    updatePatient(id: $id, version: $version, input: $input) {
      __typename ... on Patient { ${WHOLE_PATIENT} } ${ERRORS}
    }
  }`

export const WHOLE_PATIENT_QUERY = `query ($id: ID!) { patient(id: $id) { ${WHOLE_PATIENT} } }`

const MERGE = `
  id status reason proposedByMe decision undoReason alertsAdded mayDecide mayUndo
  kept { id firstName medicalAlerts mergedIntoId } duplicate { id firstName mergedIntoId }`

export const PROPOSE_MERGE = `
  mutation ($id: ID!, $keptId: ID!, $duplicateId: ID!, $reason: String!) {
    proposePatientMerge(id: $id, keptId: $keptId, duplicateId: $duplicateId, reason: $reason) {
      __typename ... on PatientMerge { ${MERGE} } ${ERRORS}
    }
  }`

export const DECIDE_MERGE = `
  mutation ($id: ID!, $approve: Boolean!, $reason: String) {
    decidePatientMerge(id: $id, approve: $approve, reason: $reason) {
      __typename ... on PatientMerge { ${MERGE} } ${ERRORS}
    }
  }`

export const UNDO_MERGE = `
  mutation ($id: ID!, $reason: String!) {
    undoPatientMerge(id: $id, reason: $reason) { __typename ... on PatientMerge { ${MERGE} } ${ERRORS} }
  }`

export const PATIENT_MERGES = `
  query ($status: PatientMergeStatus, $limit: Int, $cursor: ID) {
    patientMerges(status: $status, limit: $limit, cursor: $cursor) { ${MERGE} }
  }`
