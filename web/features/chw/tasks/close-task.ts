import { type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client'
import type { CloseTaskMutation, CloseTaskMutationVariables } from '#web/graphql/operations.ts'
import { type MutationFailure, mutationFailure } from '#web/lib/mutation-failure.ts'

const CLOSE_TASK: TypedDocumentNode<CloseTaskMutation, CloseTaskMutationVariables> = gql`
  mutation CloseTask($id: ID!, $outcome: TaskOutcome!, $reason: String) {
    closeTask(id: $id, outcome: $outcome, reason: $reason) {
      ... on Task {
        id
        state
        reason
      }
      ... on Error {
        message
      }
    }
  }
`

/** What came of it: as was wanted, as somebody else had closed it before, refused with a sentence, or not at all. */
export type Closed =
  | { readonly status: 'closed' | 'already' | 'notThere' }
  | { readonly status: 'refused'; readonly message: string }
  | MutationFailure

/** Closes a task. What is closed already stays as it is. */
export async function closeTask(client: ApolloClient, variables: CloseTaskMutationVariables): Promise<Closed> {
  try {
    const { data } = await client.mutate({ mutation: CLOSE_TASK, variables })
    const result = data?.closeTask
    if (!result) return mutationFailure(null)
    if (result.__typename === 'NotFound') return { status: 'notThere' }
    if (result.__typename === 'InvalidInput') return { status: 'refused', message: result.message }
    const isOurs = result.state === variables.outcome && (result.reason ?? null) === (variables.reason ?? null)
    return { status: isOurs ? 'closed' : 'already' }
  } catch (error) {
    return mutationFailure(error)
  }
}
