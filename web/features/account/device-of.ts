/** What a session's browser and system are called; null for what is not recognised. */
interface Device {
  readonly browser: string | null
  readonly system: string | null
}

// In this order: most browsers name others too, to be taken for them.
const BROWSERS = [
  ['Opera Mini', /Opera Mini/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR\/|Opera/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['Android', /Android/],
  ['KaiOS', /KAIOS/i],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

const firstOf = (known: readonly (readonly [string, RegExp])[], userAgent: string): string | null =>
  known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null

/** Reads browser and system from a User-Agent header, as far as a person can tell their devices by them. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? ''
  return { browser: firstOf(BROWSERS, text), system: firstOf(SYSTEMS, text) }
}
