/** Digits as text that Brotli makes little of and that need no escaping in a string of JavaScript. */
const FIRST = 35
const BACKSLASH = 92

/** One character for a number below 85. */
export const digitText = (value: number): string => {
  const code = FIRST + value
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code)
}

/** The number for which the character at a place stands. */
export function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code - FIRST - (code > BACKSLASH ? 1 : 0)
}
