// What does not wait for the application: what this browser has stored changes how the first frame looks, and the server
// is asked who is signed in. The frame does not wait for this file, and shows what the device prefers until it has come;
// from the second visit on it comes from the cache.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage can be forbidden; then what the device prefers counts.
      return null
    }
  }
  const scheme = read('mantine-color-scheme-value')
  if (scheme === 'dark' || scheme === 'light') root.setAttribute('data-mantine-color-scheme', scheme)
  const language = read('afya_language') ?? navigator.languages.find((tag) => /^(?:en|sw)(?:-|$)/.test(tag))
  if (language) root.lang = language.slice(0, 2)
  const token = read('auth_token')
  if (token === null) return
  root.setAttribute('data-signed-in', '')
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const answer = fetch('/api/auth/me', { headers })
  // Whether it failed is seen by lib/session/early-answer.ts, which takes it.
  answer.catch(() => undefined)
  window.afyaEarly = { token, answer }
})()
