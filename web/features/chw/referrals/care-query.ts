import { gql, type TypedDocumentNode } from '@apollo/client'
import type { RequestableCareQuery, RequestableCareQueryVariables } from '#web/graphql/operations.ts'

/** What can be asked of others after an assessment: its referral and its medicines. */
export const REQUESTABLE_CARE: TypedDocumentNode<RequestableCareQuery, RequestableCareQueryVariables> = gql`
  query RequestableCare($assessmentId: ID!, $language: Language!) {
    requestableCare(assessmentId: $assessmentId, language: $language) {
      referralUrgency
      medicines {
        regimen
        name
        dosage
        notes
        concerns
        durationDays
        quantity
        refusal
      }
    }
  }
`

/** What a dialog of the result page is given. */
export interface VisitDialogProps {
  assessmentId: string
  patientId: string
  /** What a referral begins with; empty: nothing. */
  why: string
  onClosed: () => void
  onDone: () => void
}
