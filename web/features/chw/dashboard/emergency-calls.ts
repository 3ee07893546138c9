import { type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client'
import { v7 as uuidv7 } from 'uuid'
import { type CountryCode, countryOfOption } from '#domain/vocabulary/countries.ts'
import type { RecordEmergencyCallMutation, RecordEmergencyCallMutationVariables } from '#web/graphql/operations.ts'
import { record } from '#web/lib/session/account.ts'
import { forgetUnsent, keepUnsent, type Unsent, unsentOf } from '#web/lib/unsent.ts'

const KIND = 'emergency_call'

const RECORD_EMERGENCY_CALL: TypedDocumentNode<RecordEmergencyCallMutation, RecordEmergencyCallMutationVariables> = gql`
  mutation RecordEmergencyCall($id: ID!, $country: CountryCode!) {
    recordEmergencyCall(id: $id, country: $country) {
      ... on RecordedEmergencyCall {
        id
      }
      ... on InvalidInput {
        message
      }
    }
  }
`

/** Keeps an emergency on this device until the server has it. Its id's beginning is the time. */
export function keepEmergencyCall(accountId: string, country: CountryCode): boolean {
  return keepUnsent(KIND, accountId, uuidv7(), { country })
}

/** Whether the server has taken a call, or will never take it: then it is not kept any longer. */
async function send(client: ApolloClient, { id, content }: Unsent<unknown>): Promise<boolean> {
  const { country: kept } = record(content)
  const country = typeof kept === 'string' ? countryOfOption(kept) : null
  if (country === null) return true
  const { data } = await client.mutate({
    mutation: RECORD_EMERGENCY_CALL,
    variables: { id, country },
    refetchQueries: ['ChwDashboardPage'],
  })
  const result = data?.recordEmergencyCall
  if (result?.__typename === 'InvalidInput') console.info('An emergency call was refused:', result.message)
  return result !== undefined
}

/**
 * Sends the emergencies that this device keeps of an account. Sent twice, each is stored once.
 * @returns whether none waits any more
 */
export async function sendEmergencyCalls(client: ApolloClient, accountId: string): Promise<boolean> {
  for (const kept of unsentOf(KIND, accountId)) {
    try {
      if (await send(client, kept)) forgetUnsent(kept.id)
    } catch (error) {
      // No answer: it stays, and is sent when the connection returns.
      console.info('An emergency call was not sent:', error)
      return false
    }
  }
  return unsentOf(KIND, accountId).length === 0
}
