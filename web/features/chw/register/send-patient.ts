import { type ApolloCache, type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client'
import type { PatientInput } from '#domain/input/patient.ts'
import { dayOfUtc } from '#domain/time/local-day.ts'
import type {
  RegisterPatientMutation,
  RegisterPatientMutationVariables,
  UpdatePatientMutation,
  UpdatePatientMutationVariables,
} from '#web/graphql/operations.ts'
import { type MutationFailure, mutationFailure, type Refusal } from '#web/lib/mutation-failure.ts'
import { member } from '#web/lib/wire-names.ts'

const REGISTER_PATIENT: TypedDocumentNode<RegisterPatientMutation, RegisterPatientMutationVariables> = gql`
  mutation RegisterPatient($id: ID!, $input: PatientInput!) {
    registerPatient(id: $id, input: $input) {
      ... on Patient {
        id
        code
      }
      ... on InvalidInput {
        message
        issues {
          field
          message
        }
      }
    }
  }
`

const UPDATE_PATIENT: TypedDocumentNode<UpdatePatientMutation, UpdatePatientMutationVariables> = gql`
  mutation UpdatePatient($id: ID!, $version: Int!, $input: PatientInput!) {
    updatePatient(id: $id, version: $version, input: $input) {
      ... on Patient {
        id
        code
        version
        firstName
        lastName
        dateOfBirth
        birthDateEstimated
        gender
        phone
        emergencyContact
        address
        country
        region
        county
        villageWard
        nationalId
        medicalAlerts
        hasInsurance
        insuranceProvider
        insurancePolicyNumber
        preferredLanguage
      }
      ... on Error {
        message
      }
      ... on InvalidInput {
        issues {
          field
          message
        }
      }
    }
  }
`

const LISTS = ['patients', 'patientDuplicates', 'patientByCode'] as const

/** Lets whatever lists patients be fetched anew when it is next opened. */
function forgetLists(cache: ApolloCache): void {
  for (const fieldName of LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** Checked answers as the mutations take them. */
function wirePatient(input: PatientInput): RegisterPatientMutationVariables['input'] {
  const { region: _derived, ...told } = input
  return {
    ...told,
    dateOfBirth: dayOfUtc(input.dateOfBirth),
    gender: member(input.gender),
    country: member(input.country),
    preferredLanguage: member(input.preferredLanguage),
  }
}

/** What came of it. */
export type Outcome =
  | { readonly status: 'taken'; readonly id: string; readonly code: string }
  | Refusal
  | MutationFailure

/** Registers a patient under an id: sent again with the same one, the patient is stored once. */
export async function sendRegistration(client: ApolloClient, id: string, input: PatientInput): Promise<Outcome> {
  try {
    const { data } = await client.mutate({
      mutation: REGISTER_PATIENT,
      variables: { id, input: wirePatient(input) },
      update: forgetLists,
    })
    const result = data?.registerPatient
    if (result?.__typename === 'Patient') return { status: 'taken', id: result.id, code: result.code }
    if (result?.__typename === 'InvalidInput') return { status: 'refused', ...result }
    return mutationFailure(null)
  } catch (error) {
    return mutationFailure(error)
  }
}

/** Changes the record of a patient, as it was read with this version. */
export async function sendChange(
  client: ApolloClient,
  { id, version }: { readonly id: string; readonly version: number },
  input: PatientInput,
): Promise<Outcome> {
  try {
    const { data } = await client.mutate({
      mutation: UPDATE_PATIENT,
      variables: { id, version, input: wirePatient(input) },
      update: forgetLists,
    })
    const result = data?.updatePatient
    if (result?.__typename === 'Patient') return { status: 'taken', id: result.id, code: result.code }
    if (result?.__typename === 'InvalidInput') return { status: 'refused', ...result }
    if (result?.__typename === 'NotFound') return { status: 'refused', message: result.message, issues: [] }
    return mutationFailure(null)
  } catch (error) {
    return mutationFailure(error)
  }
}
