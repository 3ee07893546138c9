import type { FragmentType, TypedDocumentNode } from '@apollo/client'
import type { Language } from '#web/graphql/operations.ts'

/** A fragment on a plan, whose texts come in one language. */
export type PlanFragment<Data> = TypedDocumentNode<Data, { language: Language }>

/** What a component with such a fragment is given: the plan, in which it sees its own fields only. */
export interface PlanPart<Data> {
  plan: FragmentType<Data>
  language: Language
}
