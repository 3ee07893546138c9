const ENTRY = `
  __typename
  ... on RecordEntry { id at byName placeName }
  ... on RecordedAnswer { planId riskLevel diagnosis(language: $language) }
  ... on AssessmentEntry { assessmentType { name displayName(language: $language) } }
  ... on VisitEntry { chiefComplaint agreed disagreementReason }
  ... on ReferralEntry { toName urgency reason referralStatus: status }
  ... on PrescriptionEntry {
    forDiagnosis: diagnosis instructions followUpOn prescriptionStatus: status
    items { name genericName dosage quantity instructions durationDays }
  }
  ... on AppointmentEntry { type appointmentReason: reason appointmentStatus: status }
  ... on EnrolmentEntry { programme startedOn endedOn endReason }
  ... on EmergencyCallEntry { country }
  ... on PhotoEntry { photoAssessmentType: assessmentType bodyPart findings photoSeverity: severity thumbnailUrl }`

const RECORD = `
  joined
  patient { id code firstName lastName phone dateOfBirth birthDateEstimated gender region villageWard medicalAlerts }
  timeline(limit: $limit, cursor: $cursor, kinds: $kinds) { ${ENTRY} }
  measurements {
    assessmentId at temperatureC systolicMmHg diastolicMmHg heartRatePerMin respiratoryRatePerMin
    oxygenSaturationPercent glucoseMmolPerL glucoseFasting weightKg heightCm muacMm
  }
  conditions { condition name(language: $language) planId riskLevel firstAt lastAt times agreed }`

const PAGE = '$language: Language, $limit: Int, $cursor: ID, $kinds: [RecordEntryKind!]'

export const PATIENT_RECORD = `query ($id: ID!, ${PAGE}) { patientRecord(id: $id) { ${RECORD} } }`

export const MY_RECORD = `query (${PAGE}) { myRecord { ${RECORD} } }`

export const RECORD_READERS = `
  query ($days: Int, $before: String) {
    recordReaders(days: $days, before: $before) {
      day name roles facilityName self firstAt lastAt times uses { part changed }
    }
  }`

export const INVITE_TO_RECORD = `
  mutation ($patientId: ID!) {
    inviteToRecord(patientId: $patientId) {
      __typename
      ... on RecordInvitation { code expiresAt }
      ... on Error { message }
      ... on InvalidInput { field }
    }
  }`

export const ACCEPT_RECORD_INVITATION = `
  mutation ($code: String!) {
    acceptRecordInvitation(code: $code) {
      __typename
      ... on JoinedRecord { patientId }
      ... on Error { message }
      ... on InvalidInput { field }
      ... on TooManyAttempts { retryAfterSeconds }
    }
  }`

export const END_RECORD_JOIN = `
  mutation ($patientId: ID!) {
    endRecordJoin(patientId: $patientId) {
      __typename
      ... on EndedRecordJoin { patientId }
      ... on Error { message }
      ... on InvalidInput { field }
    }
  }`
