import { type ApolloCache, gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { PRESCRIPTION_CARD } from '#web/features/chw/dispense/prescription-card-fragment.ts'
import type { DispensePrescriptionMutation, DispensePrescriptionMutationVariables } from '#web/graphql/operations.ts'

const DISPENSE_PRESCRIPTION: TypedDocumentNode<DispensePrescriptionMutation, DispensePrescriptionMutationVariables> =
  gql`
  mutation DispensePrescription($id: ID!, $input: DispensingInput!) {
    dispensePrescription(id: $id, input: $input) {
      ... on Dispensing {
        id
        prescription {
          id
          ...PrescriptionCard_prescription
        }
      }
      ... on InsufficientStock {
        message
      }
      ... on InvalidInput {
        message
        field
      }
      ... on NotFound {
        message
      }
    }
  }
  ${PRESCRIPTION_CARD}
`

/** What was handed over has left the shelf: its stock is asked for anew when it is next shown. */
const forgetStock = (
  cache: ApolloCache,
  { data }: { data?: DispensePrescriptionMutation | null | undefined },
): void => {
  if (data?.dispensePrescription.__typename === 'Dispensing') cache.evict({ id: 'ROOT_QUERY', fieldName: 'inventory' })
}

/** Hands medicines over. */
export const useDispense = () => useMutation(DISPENSE_PRESCRIPTION, { update: forgetStock })
