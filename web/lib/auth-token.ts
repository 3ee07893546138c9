const KEY = 'auth_token'

/** The bearer token of this browser (specification §4), or null. */
export function readToken(): string | null {
  return localStorage.getItem(KEY)
}

export function storeToken(token: string): void {
  localStorage.setItem(KEY, token)
}

export function clearToken(): void {
  localStorage.removeItem(KEY)
}

/**
 * Calls back when another tab signs in or out.
 * @returns a function that stops listening
 */
export function onTokenChangedElsewhere(listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    // A key of null means that the whole storage was cleared.
    if (event.key === KEY || event.key === null) listener()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}
