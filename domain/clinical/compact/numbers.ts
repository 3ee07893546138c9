/**
 * Numbers as text that Brotli makes little of and that needs no escaping in a string of JavaScript: below 85 one
 * character, below 7,225 a character that says so and two more.
 */
const DIGITS = 85
const FIRST = 35
const BACKSLASH = 92
const WIDE = '!'

/** One character for a number below 85. */
export const digitText = (value: number): string => {
  const code = FIRST + value
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code)
}
const valueOf = (code: number): number => code - FIRST - (code > BACKSLASH ? 1 : 0)
/** The number for which the character at a place stands. */
export const digitAt = (text: string, at: number): number => valueOf(text.charCodeAt(at))

/** @throws RangeError on what is no such number */
export function numberText(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= DIGITS * DIGITS) throw new RangeError(`${value} has no text`)
  return value < DIGITS ? digitText(value) : WIDE + digitText(Math.floor(value / DIGITS)) + digitText(value % DIGITS)
}

/** Reads one number after another from a text; past its end, 0. */
export function numberReader(text: string): () => number {
  let at = 0
  return () => {
    if (at >= text.length) return 0
    if (text[at] !== WIDE) return valueOf(text.charCodeAt(at++))
    at += 3
    return valueOf(text.charCodeAt(at - 2)) * DIGITS + valueOf(text.charCodeAt(at - 1))
  }
}
