import { ApolloLink, HttpLink, ServerError } from '@apollo/client'
import { tap } from 'rxjs'
import type { FetchTimes } from '#web/app/apollo/freshness.ts'
import { readToken } from '#web/lib/auth-token.ts'

const UNAUTHORIZED = 401

export interface SessionEvents {
  /** Called when the server no longer accepts the token. */
  onUnauthenticated: () => void
  /** Called when the server refused something for want of a role: one may have been taken away. */
  onForbidden: () => void
}

/**
 * Sends the bearer token of this browser, when there is one, and tells when the server no longer accepts it. An
 * answer to a token that has been replaced since says nothing of the session.
 */
const sessionLink = ({ onUnauthenticated, onForbidden }: SessionEvents) =>
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
          if (errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) refused()
          if (errors?.some(({ extensions }) => extensions?.code === 'FORBIDDEN')) onForbidden()
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

/** The way of an operation to `/graphql` and back. */
export function createLink(fetchTimes: FetchTimes, events: SessionEvents): ApolloLink {
  return ApolloLink.from([
    timeKeeper(fetchTimes),
    sessionLink(events),
    new HttpLink({ uri: () => new URL('/graphql', window.location.origin).href }),
  ])
}
