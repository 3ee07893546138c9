// Runs before anything is painted, so that neither colours nor language change before the person's eyes.
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
  const chosen = read('mantine-color-scheme-value')
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = chosen === 'dark' || (chosen !== 'light' && prefersDark)
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  const language = read('afya_language') ?? navigator.languages.find((tag) => /^(?:en|sw)(?:-|$)/.test(tag))
  if (language) root.lang = language.slice(0, 2)
})()
