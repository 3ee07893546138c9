import { CombinedGraphQLErrors } from '@apollo/client'

/** A mutation that the server refused, with the fields that are wrong. */
export interface Refusal {
  readonly status: 'refused'
  readonly message: string
  readonly issues: readonly { readonly field: string; readonly message: string }[]
}

/** A mutation that was not carried out for something else than its input. */
export interface MutationFailure {
  readonly status: 'failed'
  /** Without code and message no answer came. */
  readonly code: string | null
  readonly message: string | null
}

/** What went wrong with a mutation that threw. */
export function mutationFailure(error: unknown): MutationFailure {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : []
  const code = first?.extensions?.['code']
  return { status: 'failed', code: typeof code === 'string' ? code : null, message: first?.message ?? null }
}
