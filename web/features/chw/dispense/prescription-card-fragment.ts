import { gql, type TypedDocumentNode } from '@apollo/client'
import type { PrescriptionCard_PrescriptionFragment } from '#web/graphql/operations.ts'

/** What is shown of a prescription, in a list and opened. */
export const PRESCRIPTION_CARD: TypedDocumentNode<PrescriptionCard_PrescriptionFragment> = gql`
  fragment PrescriptionCard_prescription on Prescription {
    id
    createdAt
    diagnosis
    instructions
    status
    isAsked
    moves
    requestedByName
    patient {
      id
      firstName
      lastName
      dateOfBirth
      gender
      medicalAlerts
    }
    facility {
      id
      name
      district
      region
    }
    items {
      id
      medicineId
      name
      genericName
      strength
      dosage
      quantity
      dispensed
      remaining
      durationDays
      instructions
    }
    steps {
      id
      kind
      at
      byName
      note
      overrode
    }
    dispensings {
      id
      receiptNumber
      at
    }
  }
`
