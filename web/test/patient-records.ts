import { asha } from '#web/test/accounts.ts'

export const PATIENT_ID = '018f4c1e-0000-7000-8000-00000000bb01'

/** A health worker with a facility. */
export const amina = { ...asha, roles: ['patient', 'chw'] }

const WHERE = { byName: 'Amina Juma', placeName: 'Ahero Health Centre' }
const entryId = (number: number) => `018f4c1e-0000-7000-8000-0000000${String(number).padStart(5, '0')}`

/** An entry of the emergency button, the plainest there is. */
export const call = (number: number) => ({
  __typename: 'EmergencyCallEntry',
  id: entryId(number),
  at: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
  country: 'KE',
  ...WHERE,
})

const ANSWER = { planId: entryId(90_001), riskLevel: 'HIGH', diagnosis: 'Malaria (likely). A parasite.' }

/** One of each kind, the newest first. */
export const ENTRIES = [
  {
    __typename: 'AppointmentEntry',
    id: entryId(7),
    at: '2026-06-01T08:00:00.000Z',
    type: 'IN_PERSON',
    reason: 'Weigh again',
    status: 'SCHEDULED',
    ...WHERE,
  },
  {
    __typename: 'VisitEntry',
    id: entryId(6),
    at: '2026-05-06T08:00:00.000Z',
    chiefComplaint: 'Fever since Monday',
    agreed: false,
    disagreementReason: 'The rapid test was negative.',
    ...ANSWER,
    ...WHERE,
  },
  {
    __typename: 'AssessmentEntry',
    id: entryId(5),
    at: '2026-05-05T08:00:00.000Z',
    assessmentType: { __typename: 'AssessmentType', name: 'MALARIA', displayName: 'Malaria' },
    ...ANSWER,
    ...WHERE,
  },
  {
    __typename: 'PrescriptionEntry',
    id: entryId(4),
    at: '2026-05-04T08:00:00.000Z',
    diagnosis: 'Pneumonia',
    instructions: 'After meals',
    followUpOn: '2026-05-09',
    status: 'PENDING',
    items: [
      { __typename: 'PrescribedItem', name: 'Amoxicillin', dosage: '1 tablet twice a day', durationDays: 5 },
      { __typename: 'PrescribedItem', name: 'Zinc', dosage: '1 tablet a day', durationDays: null },
    ],
    ...WHERE,
  },
  {
    __typename: 'EnrolmentEntry',
    id: entryId(3),
    at: '2026-05-03T08:00:00.000Z',
    programme: 'TB_TREATMENT',
    startedOn: '2026-05-03',
    endedOn: null,
    endReason: null,
    ...WHERE,
  },
  {
    __typename: 'ReferralEntry',
    id: entryId(2),
    at: '2026-05-02T08:00:00.000Z',
    toName: 'Kisumu County Hospital',
    urgency: 'SAME_DAY',
    reason: 'Fast breathing',
    status: 'ACCEPTED',
    ...WHERE,
  },
  { ...call(1), at: '2026-05-01T08:00:00.000Z' },
  {
    __typename: 'PhotoEntry',
    id: entryId(8),
    at: '2026-04-30T08:00:00.000Z',
    assessmentType: 'WOUND_CARE',
    bodyPart: 'LEGS',
    findings: 'Clean, 2 cm',
    severity: 'MODERATE',
    thumbnailUrl: 'data:image/jpeg;base64,AAAA',
    ...WHERE,
  },
]

/** What was measured at one time. */
export const measured = (number: number, at: string, values: Record<string, unknown>) => ({
  __typename: 'RecordedMeasurements',
  assessmentId: entryId(number),
  at,
  temperatureC: null,
  systolicMmHg: null,
  diastolicMmHg: null,
  heartRatePerMin: null,
  respiratoryRatePerMin: null,
  oxygenSaturationPercent: null,
  glucoseMmolPerL: null,
  glucoseFasting: null,
  weightKg: null,
  heightCm: null,
  muacMm: null,
  ...values,
})

interface RecordChanges {
  readonly patient?: Record<string, unknown>
  readonly entries?: readonly { readonly __typename: string; readonly id: string }[]
  readonly measurements?: readonly object[]
  readonly conditions?: readonly object[]
  readonly joined?: boolean
}

const KINDS: Readonly<Record<string, string>> = {
  APPOINTMENT: 'AppointmentEntry',
  ENROLMENT: 'EnrolmentEntry',
  PRESCRIPTION: 'PrescriptionEntry',
}

/** A record as the resolvers of the test's server give it, with a timeline that is paged and narrowed. */
export const patientRecord = ({ patient = {}, entries = [], ...changes }: RecordChanges = {}) => ({
  __typename: 'PatientRecord',
  joined: false,
  measurements: [],
  conditions: [],
  ...changes,
  patient: {
    __typename: 'Patient',
    id: PATIENT_ID,
    code: '7K2M9PQ4',
    firstName: 'Achieng',
    lastName: 'Otieno',
    dateOfBirth: '1992-04-09',
    birthDateEstimated: false,
    gender: 'FEMALE',
    phone: '+254700000000',
    villageWard: 'Ahero',
    region: 'Kenya',
    medicalAlerts: [],
    ...patient,
  },
  timeline: ({ limit, cursor, kinds }: { limit: number; cursor?: string | null; kinds?: string[] | null }) => {
    const wanted = entries.filter(({ __typename }) => !kinds || kinds.some((kind) => KINDS[kind] === __typename))
    const from = cursor ? wanted.findIndex(({ id }) => id === cursor) + 1 : 0
    return wanted.slice(from, from + limit)
  },
})
