import { ConnectionError } from '#web/lib/http.ts'

/** Each browser has its own words for code that did not arrive. */
const CHUNK_FAILURES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** True when an error means that something did not arrive, and not that it is wrong. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  return error instanceof Error && CHUNK_FAILURES.some((words) => error.message.includes(words))
}
