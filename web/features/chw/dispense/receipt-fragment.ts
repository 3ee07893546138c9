import { gql, type TypedDocumentNode } from '@apollo/client'
import type { Receipt_DispensingFragment } from '#web/graphql/operations.ts'

/** What stands on a receipt. */
export const RECEIPT: TypedDocumentNode<Receipt_DispensingFragment> = gql`
  fragment Receipt_dispensing on Dispensing {
    id
    receiptNumber
    at
    dispensedByName
    reason
    facility {
      id
      name
      district
      region
    }
    prescription {
      id
      diagnosis
      instructions
      requestedByName
      status
      patient {
        id
        firstName
        lastName
        dateOfBirth
        gender
        preferredLanguage
      }
    }
    items {
      id
      quantity
      returned
      batchNumber
      expiresOn
      medicineName
      item {
        id
        name
        dosage
        durationDays
        instructions
      }
    }
    returns {
      id
      at
      reason
      restocked
    }
    counseling {
      id
      at
      language
      teachBack
      note
    }
  }
`
