import { ApolloLink, ServerError } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { tap } from 'rxjs'
import type { FetchTimes } from '#web/app/apollo/freshness.ts'
import { readToken } from '#web/lib/auth-token.ts'
import { trustedHashes } from '#web/lib/trusted-hashes.ts'

const UNAUTHORIZED = 401

export interface SessionEvents {
  /** Called when the server no longer accepts the token. */
  onUnauthenticated: () => void
  /** Called when the server refused something for want of a role: one may have been taken away. */
  onForbidden: () => void
  /** Called when the server does not know an operation of this page: it has another version. */
  onOutdated: () => void
}

/**
 * Sends the bearer token of this browser, when there is one, and tells when the server no longer accepts it. An
 * answer to a token that has been replaced since says nothing of the session.
 */
const sessionLink = ({ onUnauthenticated, onForbidden, onOutdated }: SessionEvents) =>
  new ApolloLink((operation, forward) => {
    const token = readToken()
    if (token !== null) {
      operation.setContext(({ headers }) => ({ headers: { ...headers, authorization: `Bearer ${token}` } }))
    }
    const refused = () => {
      if (token === readToken()) onUnauthenticated()
    }
    return forward(operation).pipe(
      tap({
        next: ({ errors }) => {
          const codes = new Set(errors?.map(({ extensions }) => extensions?.code))
          if (codes.has('UNAUTHENTICATED')) refused()
          if (codes.has('FORBIDDEN')) onForbidden()
          if (codes.has('TRUSTED_DOCUMENT_UNKNOWN')) onOutdated()
        },
        error: (error: unknown) => {
          if (ServerError.is(error) && error.statusCode === UNAUTHORIZED) refused()
        },
      }),
    )
  })

/** Notes when a query was answered. */
const timeKeeper = (fetchTimes: FetchTimes) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (!errors?.length) fetchTimes.record(operation)
      }),
    ),
  )

/** Sends an operation's hash instead of its text: the server has the text, and in production runs no other. */
const trustedLink = () =>
  new ApolloLink((operation, forward) => {
    const sha256Hash = trustedHashes.get(operation.operationName ?? '')
    if (!sha256Hash) throw new Error(`${operation.operationName} has no hash`)
    operation.extensions['persistedQuery'] = { version: 1, sha256Hash }
    operation.setContext(({ http }) => ({ http: { ...http, includeQuery: false } }))
    return forward(operation)
  })

/** The way of an operation to `/graphql` and back. */
export function createLink(fetchTimes: FetchTimes, events: SessionEvents): ApolloLink {
  return ApolloLink.from([
    timeKeeper(fetchTimes),
    sessionLink(events),
    trustedLink(),
    new BaseHttpLink({ uri: () => new URL('/graphql', window.location.origin).href }),
  ])
}
