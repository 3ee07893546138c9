import type { ApolloClient } from '@apollo/client'
import { createApolloClient } from '#web/app/apollo/client.ts'
import { showOutdatedToast } from '#web/i18n/outdated-toast.ts'
import type { SessionStore } from '#web/lib/session/session-store.ts'

const clients = new WeakMap<SessionStore, { readonly accountId: string | null; readonly client: ApolloClient }>()

/**
 * The client of whoever is signed in. It lives as long as that person stays signed in, so that going from page to
 * page fetches nothing twice; another person gets another one, so that nobody sees what the last one fetched.
 */
export function clientOfSession(session: SessionStore, accountId: string | null): ApolloClient {
  const known = clients.get(session)
  if (known?.accountId === accountId) return known.client
  known?.client.stop()
  const client = createApolloClient({
    onUnauthenticated: session.expire,
    onForbidden: () => void session.refresh(),
    onOutdated: showOutdatedToast,
  })
  clients.set(session, { accountId, client })
  return client
}
