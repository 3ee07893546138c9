/**
 * The path to go to after signing in. Only a path of this site is taken: `//host`, `/\host` and whole addresses
 * would lead a person away to somebody else's page.
 * @returns the path, or `/` when the given one is missing or not ours
 */
export function safePath(next: string | null, origin: string = window.location.origin): string {
  if (!next?.startsWith('/')) return '/'
  const url = URL.parse(next, origin)
  if (url?.origin !== origin || url.pathname === '/auth') return '/'
  return url.pathname + url.search + url.hash
}
