import type { FragmentType, TypedDocumentNode } from '@apollo/client'
import type { WireLanguage } from '#web/lib/wire-names.ts'

/** A fragment on a plan, whose texts come in one language. */
export type PlanFragment<Data> = TypedDocumentNode<Data, { language: WireLanguage }>

/** What a component with such a fragment is given: the plan, in which it sees its own fields only. */
export interface PlanPart<Data> {
  plan: FragmentType<Data>
  language: WireLanguage
}
