import { type ApolloCache, type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client'
import { v7 as uuidv7 } from 'uuid'
import type { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { PLAN_VIEW } from '#web/features/nutrition/plan/PlanView.tsx'
import { wireAssessment } from '#web/features/nutrition/wire.ts'
import type {
  SubmitNutritionAssessmentMutation,
  SubmitNutritionAssessmentMutationVariables,
} from '#web/graphql/operations.ts'
import { type MutationFailure, mutationFailure, type Refusal } from '#web/lib/mutation-failure.ts'
import { wireLanguage } from '#web/lib/wire-names.ts'

/** Brings the whole plan back, so that its page needs no second answer from a weak network. */
const SUBMIT_NUTRITION_ASSESSMENT: TypedDocumentNode<
  SubmitNutritionAssessmentMutation,
  SubmitNutritionAssessmentMutationVariables
> = gql`
  mutation SubmitNutritionAssessment($id: ID!, $input: NutritionAssessmentInput!, $language: Language!) {
    submitNutritionAssessment(id: $id, input: $input) {
      ... on NutritionPlan {
        id
        ...PlanView_plan
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
  ${PLAN_VIEW}
`

const LISTS_OF_THE_DASHBOARD = ['nutritionSummary', 'nutritionAssessments', 'nutritionPlans'] as const

/** Lets the dashboard fetch its lists anew when it is next opened. */
function forgetDashboardLists(cache: ApolloCache): void {
  for (const fieldName of LISTS_OF_THE_DASHBOARD) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** A UUIDv7, whose beginning is the time. */
export const newAssessmentId = (): string => uuidv7()

interface AssessmentToSend {
  /** Made by the client: sent again with the same id, it is stored once. */
  id: string
  input: NutritionAssessmentInput
  /** Of the plan's texts. */
  language: UiLanguage
}

/** What came of it. */
export type Outcome = { readonly status: 'taken'; readonly planId: string } | Refusal | MutationFailure

/** Sends an assessment. This module comes after the form: it holds the plan's page too, which follows. */
export async function sendAssessment(
  client: ApolloClient,
  { id, input, language }: AssessmentToSend,
): Promise<Outcome> {
  try {
    const { data } = await client.mutate({
      mutation: SUBMIT_NUTRITION_ASSESSMENT,
      variables: { id, input: wireAssessment(input), language: wireLanguage(language) },
      update: forgetDashboardLists,
    })
    const result = data?.submitNutritionAssessment
    if (result?.__typename === 'NutritionPlan') return { status: 'taken', planId: result.id }
    if (result?.__typename === 'InvalidInput') return { status: 'refused', ...result }
    return mutationFailure(null)
  } catch (error) {
    return mutationFailure(error)
  }
}
