import { asha } from '#web/test/accounts.ts'
import { answerGraphql } from '#web/test/graphql-server.ts'

const FACILITY = '018f4c1e-0000-7000-8000-0000000000f1'
/** A health worker at a facility. */
export const CHW = {
  ...asha,
  profile: { ...asha.profile, facility_id: FACILITY as unknown as null },
  roles: ['patient', 'chw'],
}
export const PATIENT = '018f4c1e-0000-7000-8000-00000000aa01'
const registered = (_root: unknown, { id }: Record<string, unknown>) => ({
  __typename: 'Patient',
  id,
  code: '7K3MA9QX',
})
/** A patient as the server answers. */
export const someone = {
  __typename: 'Patient',
  id: PATIENT,
  version: 4,
  code: '7K3MA9QX',
  firstName: 'Achieng',
  lastName: 'Otieno',
  dateOfBirth: '1992-04-09',
  birthDateEstimated: false,
  gender: 'FEMALE',
  phone: '0712 345 678',
  emergencyContact: null,
  address: null,
  country: 'UG',
  region: 'Uganda',
  county: 'Gulu',
  villageWard: 'Layibi',
  nationalId: null,
  medicalAlerts: ['Asthma'],
  hasInsurance: true,
  insuranceProvider: 'SHA',
  insurancePolicyNumber: null,
  preferredLanguage: 'LUGANDA',
  mergedIntoId: null,
}

/** Answers the operations of registration; what a test names answers as it says. */
export const answer = (mutations: object = {}, queries: object = {}) =>
  answerGraphql({
    Query: { patientDuplicates: () => [], patient: () => someone, ...queries },
    Mutation: { registerPatient: registered, ...mutations },
  })
