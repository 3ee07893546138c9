import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { SessionState, SessionStore } from '#web/lib/session/session-store.ts'

const SessionContext = createContext<SessionStore | null>(null)

/** Makes the session known to the components below. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <SessionContext value={store}>{children}</SessionContext>
}

/** What one can do with the session. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error('useSession needs a SessionProvider above it')
  return store
}

/** The state of the session; the component renders anew when it changes. */
export function useSession(): SessionState {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.getState)
}
