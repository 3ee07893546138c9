import { gql, type TypedDocumentNode } from '@apollo/client'
import type { Language, TaskCard_TaskFragment } from '#web/graphql/operations.ts'

/** What the card of a task shows. */
export const TASK_CARD: TypedDocumentNode<TaskCard_TaskFragment, { language: Language }> = gql`
  fragment TaskCard_task on Task {
    id
    title(language: $language)
    why(language: $language)
    priority
    way
    byHand
    state
    late
    opensOn
    dueOn
    sourceId
    rule {
      id
      version
      source
    }
    patient {
      id
      firstName
      lastName
    }
  }
`
