import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { clientOfSession } from '#web/app/apollo/client-of-session.ts'
import { useSession, useSessionStore } from '#web/lib/session/SessionProvider.tsx'

/** Gives a page the GraphQL client of the person who is signed in. */
export function ApolloPage({ children }: { children: ReactNode }) {
  const store = useSessionStore()
  const session = useSession()
  const accountId = session.status === 'authenticated' ? session.account.id : null
  return <ApolloProvider client={clientOfSession(store, accountId)}>{children}</ApolloProvider>
}
