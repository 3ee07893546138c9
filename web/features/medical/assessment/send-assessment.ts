import { type ApolloCache, type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client'
import { v7 as uuidv7 } from 'uuid'
import type { Answers } from '#web/features/medical/assessment/check-assessment.ts'
import type {
  SubmitMedicalAssessmentMutation,
  SubmitMedicalAssessmentMutationVariables,
} from '#web/graphql/operations.ts'
import { type MutationFailure, mutationFailure, type Refusal } from '#web/lib/mutation-failure.ts'
import { member } from '#web/lib/wire-names.ts'

const SUBMIT_MEDICAL_ASSESSMENT: TypedDocumentNode<
  SubmitMedicalAssessmentMutation,
  SubmitMedicalAssessmentMutationVariables
> = gql`
  mutation SubmitMedicalAssessment($id: ID!, $input: MedicalAssessmentInput!, $patientId: ID) {
    submitMedicalAssessment(id: $id, input: $input, patientId: $patientId) {
      ... on SubmittedMedicalAssessment {
        planId
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

/** Lets the dashboard and the lists be fetched anew when they are next opened. */
function forgetLists(cache: ApolloCache): void {
  for (const fieldName of LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** A UUIDv7, whose beginning is the time. */
const newAssessmentId = (): string => uuidv7()

/** Checked answers as the mutation takes them. */
const wireAnswers = (answers: Answers): SubmitMedicalAssessmentMutationVariables['input'] => ({
  ...answers,
  assessmentType: member(answers.assessmentType),
  gender: member(answers.gender),
  region: member(answers.region),
})

interface AssessmentToSend {
  /** Gives the id: sent again with the same one, it is stored once. */
  readonly idFor: (newId: () => string) => string
  readonly answers: Answers
  /** Null: oneself. */
  readonly patientId: string | null
}

/** What came of it. */
export type Outcome = { readonly status: 'taken'; readonly planId: string } | Refusal | MutationFailure

/** Sends an assessment. */
export async function sendAssessment(
  client: ApolloClient,
  { idFor, answers, patientId }: AssessmentToSend,
): Promise<Outcome> {
  try {
    const { data } = await client.mutate({
      mutation: SUBMIT_MEDICAL_ASSESSMENT,
      variables: { id: idFor(newAssessmentId), input: wireAnswers(answers), patientId },
      update: forgetLists,
    })
    const result = data?.submitMedicalAssessment
    if (result?.__typename === 'SubmittedMedicalAssessment') return { status: 'taken', planId: result.planId }
    if (result?.__typename === 'InvalidInput') return { status: 'refused', ...result }
    return mutationFailure(null)
  } catch (error) {
    return mutationFailure(error)
  }
}
