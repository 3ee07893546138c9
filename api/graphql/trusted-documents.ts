import { type UsePersistedOperationsOptions, usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { Plugin } from 'graphql-yoga'
import webDocuments from '../../trusted-documents.json' with { type: 'json' }

/** The header with which a service proves that it may send operations of its own. */
const SERVICE_TOKEN_HEADER = 'x-service-token'

/** Who may send operations as text. */
export interface FreeOperations {
  /** Whether anybody may, as in a demonstration or in development. */
  readonly open: boolean
  /** Whether a token is one that a service was given for this. It says nothing of who asks: that is the sign-in's. */
  readonly isServiceToken: (token: string) => boolean
}

const refusal = (message: string, code: string, status: number) => ({ message, extensions: { code, http: { status } } })

const errors: UsePersistedOperationsOptions['customErrors'] = {
  persistedQueryOnly: refusal(
    'Only the operations of the web pages are taken here, by their hash. For others a service token is needed.',
    'TRUSTED_DOCUMENTS_ONLY',
    403,
  ),
  keyNotFound: refusal(
    'Send a query, or the hash of a trusted document in extensions.persistedQuery.',
    'BAD_REQUEST',
    400,
  ),
  // What a page of another version sends.
  notFound: refusal('This operation is not known here. Reload the page.', 'TRUSTED_DOCUMENT_UNKNOWN', 404),
}

/**
 * Runs the web's own operations, which are sent as the SHA-256 of their text and looked up among those that were
 * generated with the code; operations sent as text are taken only from those who may send them. What was looked up is
 * parsed, validated and limited as anything else.
 * @param documents the trusted texts by their hash
 */
export function trustedDocuments(
  { open, isServiceToken }: FreeOperations,
  documents: Readonly<Record<string, string>> = webDocuments,
): Plugin {
  const texts = new Map(Object.entries(documents))
  return usePersistedOperations({
    getPersistedOperation: (hash) => texts.get(hash) ?? null,
    allowArbitraryOperations: ({ headers }) => open || isServiceToken(headers.get(SERVICE_TOKEN_HEADER) ?? ''),
    customErrors: errors,
  })
}
