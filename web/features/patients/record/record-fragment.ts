import type { FragmentType, TypedDocumentNode } from '@apollo/client'
import type { WireLanguage } from '#web/lib/wire-names.ts'

/** A fragment on a patient's record, whose texts come in one language. */
export type RecordFragment<Data> = TypedDocumentNode<Data, { language: WireLanguage }>

/** What a component with such a fragment is given: the record, in which it sees its own fields only. */
export interface RecordPart<Data> {
  record: FragmentType<Data>
  language: WireLanguage
}
