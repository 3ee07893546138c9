import { useSyncExternalStore } from 'react'
import { http } from '#web/lib/http.ts'

export interface DemoAccount {
  readonly key: string
  readonly email: string
  readonly role: string
}

/** What the server says of itself: whether this is a demonstration, and with which accounts. */
export interface ServerConfig {
  readonly demo: { readonly password: string; readonly accounts: readonly DemoAccount[] } | null
}

/** Until the server has said what it is, it counts as no demonstration. */
const UNKNOWN: ServerConfig = { demo: null }
const PATH = '/config'
const PATIENCE_MS = 5000

let config = UNKNOWN
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

const set = (next: ServerConfig) => {
  config = next
  for (const listener of listeners) listener()
}

/** Asks the server for its configuration, once; after a failure, which is only logged, the next call asks again. */
export function loadServerConfig(): Promise<void> {
  asking ??= http(PATH, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    (body) => set({ ...UNKNOWN, ...(body as Partial<ServerConfig> | null) }),
    (error: unknown) => {
      asking = undefined
      console.info('The configuration of the server could not be read:', error)
    },
  )
  return asking
}

/** The configuration, for a page that cannot be shown without it. */
export const serverConfig = { url: `/api${PATH}`, load: loadServerConfig } as const

/** Forgets the answer, so that the next call asks again. */
export function forgetServerConfig(): void {
  asking = undefined
  set(UNKNOWN)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is known of the server's configuration so far; the component renders anew when more is known. */
export function useServerConfig(): ServerConfig {
  return useSyncExternalStore(subscribe, () => config)
}
