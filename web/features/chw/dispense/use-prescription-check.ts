import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { PrescriptionCheckQuery, PrescriptionCheckQueryVariables } from '#web/graphql/operations.ts'
import { useContentLanguage } from '#web/i18n/use-content-language.ts'

const PRESCRIPTION_CHECK: TypedDocumentNode<PrescriptionCheckQuery, PrescriptionCheckQueryVariables> = gql`
  query PrescriptionCheck($prescriptionId: ID!, $language: Language!) {
    prescriptionCheck(prescriptionId: $prescriptionId, language: $language) {
      id
      itemId
      kind
      severity
      text
      overridden
      sources
    }
  }
`

export type Finding = NonNullable<PrescriptionCheckQuery['prescriptionCheck']>[number]

/** What the check says now of a prescription, in the language on the screen. */
export interface PrescriptionCheck {
  /** Null while it is on its way, or could not be fetched. */
  readonly findings: readonly Finding[] | null
  readonly loading: boolean
  readonly refetch: () => void
}

/** The stops that nobody has set aside. */
export const standingStops = (findings: readonly Finding[] | null): readonly Finding[] =>
  (findings ?? []).filter(({ severity, overridden }) => severity === 'STOP' && !overridden)

/** Asks for the check with each visit: what is known of the patient may have changed. */
export function usePrescriptionCheck(prescriptionId: string): PrescriptionCheck {
  const { data, loading, refetch } = useQuery(PRESCRIPTION_CHECK, {
    variables: { prescriptionId, language: useContentLanguage() },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
    errorPolicy: 'all',
  })
  return { findings: data?.prescriptionCheck ?? null, loading, refetch: () => void refetch() }
}
