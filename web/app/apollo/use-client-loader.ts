import type { ApolloClient } from '@apollo/client'
import { useCallback } from 'react'
import { useSession, useSessionStore } from '#web/lib/session/SessionProvider.tsx'

/** For a page that needs the server only once it is filled in: the client of who is signed in, loaded when asked for. */
export function useClientLoader(): () => Promise<ApolloClient> {
  const store = useSessionStore()
  const session = useSession()
  const accountId = session.status === 'authenticated' ? session.account.id : null
  return useCallback(async () => {
    const { clientOfSession } = await import('#web/app/apollo/client-of-session.ts')
    return clientOfSession(store, accountId)
  }, [store, accountId])
}
