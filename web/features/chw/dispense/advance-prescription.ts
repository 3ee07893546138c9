import { gql, type TypedDocumentNode } from '@apollo/client'
import { PRESCRIPTION_CARD } from '#web/features/chw/dispense/prescription-card-fragment.ts'
import type {
  AdvancePrescriptionMutation,
  AdvancePrescriptionMutationVariables,
  PrescriptionCard_PrescriptionFragment,
} from '#web/graphql/operations.ts'

export const ADVANCE_PRESCRIPTION: TypedDocumentNode<
  AdvancePrescriptionMutation,
  AdvancePrescriptionMutationVariables
> = gql`
  mutation AdvancePrescription(
    $id: ID!
    $prescriptionId: ID!
    $move: PrescriptionStepMove!
    $note: String
    $overrides: [String!]
  ) {
    advancePrescription(
      id: $id
      prescriptionId: $prescriptionId
      move: $move
      note: $note
      overrides: $overrides
    ) {
      ... on Prescription {
        id
        ...PrescriptionCard_prescription
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

/** What a dialog about a prescription is given. */
export interface PrescriptionDialogProps {
  prescription: PrescriptionCard_PrescriptionFragment
  /** The patient's. */
  name: string
  onClosed: () => void
  /** Called when it was taken. */
  onMoved: () => void
  /** Called where what is shown is no longer so. */
  onChanged: () => void
}
