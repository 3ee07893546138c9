import { type ApolloCache, type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client'
import { v7 as uuidv7 } from 'uuid'
import type { VisitFields } from '#domain/input/visit.ts'
import type { SubmitVisitMutation, SubmitVisitMutationVariables } from '#web/graphql/operations.ts'
import { type MutationFailure, mutationFailure, type Refusal } from '#web/lib/mutation-failure.ts'
import { member } from '#web/lib/wire-names.ts'

const SUBMIT_VISIT: TypedDocumentNode<SubmitVisitMutation, SubmitVisitMutationVariables> = gql`
  mutation SubmitVisit($id: ID!, $patientId: ID!, $input: VisitInput!) {
    submitVisit(id: $id, patientId: $patientId, input: $input) {
      ... on SubmittedVisit {
        visitId
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

const LISTS = ['medicalAssessments', 'medicalPlans'] as const

/** Lets the lists be fetched anew when they are next opened. */
function forgetLists(cache: ApolloCache): void {
  for (const fieldName of LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** A checked visit as the mutation takes it. */
const wireFields = ({ duration, severity, ...fields }: VisitFields): SubmitVisitMutationVariables['input'] => ({
  ...fields,
  duration: duration ? member(duration) : null,
  severity: severity ? member(severity) : null,
})

interface VisitToSend {
  /** Gives the id: sent again with the same one, it is stored once. */
  readonly idFor: (newId: () => string) => string
  readonly patientId: string
  readonly fields: VisitFields
}

/** What came of it. */
export type Outcome = { readonly status: 'taken'; readonly id: string } | Refusal | MutationFailure

/** Sends a visit. */
export async function sendVisit(client: ApolloClient, { idFor, patientId, fields }: VisitToSend): Promise<Outcome> {
  try {
    const { data } = await client.mutate({
      mutation: SUBMIT_VISIT,
      variables: { id: idFor(() => uuidv7()), patientId, input: wireFields(fields) },
      update: forgetLists,
    })
    const result = data?.submitVisit
    if (result?.__typename === 'SubmittedVisit') return { status: 'taken', id: result.visitId }
    if (result?.__typename === 'InvalidInput') return { status: 'refused', ...result }
    return mutationFailure(null)
  } catch (error) {
    return mutationFailure(error)
  }
}
