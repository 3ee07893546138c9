import type { FragmentType, TypedDocumentNode } from '@apollo/client'
import type { WireLanguage } from '#web/lib/wire-names.ts'

/** A fragment on a visit, whose plan's texts come in one language. */
export type VisitFragment<Data> = TypedDocumentNode<Data, { language: WireLanguage }>

/** What a component with such a fragment is given: the visit, in which it sees its own fields only. */
export interface VisitPart<Data> {
  visit: FragmentType<Data>
  language: WireLanguage
}
