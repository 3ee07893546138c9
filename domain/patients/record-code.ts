import { SIGNS, signsOf } from '#domain/patients/patient-code.ts'

const CODE_LENGTH = 10
const HALF = CODE_LENGTH / 2

/**
 * A code with which somebody joins their account to their patient record, as it is stored: ten random signs, about
 * 8 · 10¹⁴ of them.
 * @param random ten numbers from 0 to below 1
 */
export function recordCodeOf(random: readonly number[]): string {
  if (random.length !== CODE_LENGTH) throw new Error(`A record's code takes ${CODE_LENGTH} random numbers`)
  return random.map((part) => SIGNS.charAt(Math.floor(part * SIGNS.length))).join('')
}

/** The code that somebody typed, as it was made; null where it can be none. */
export function readRecordCode(typed: string): string | null {
  const signs = signsOf(typed)
  return signs.length === CODE_LENGTH && Array.from(signs).every((sign) => SIGNS.includes(sign)) ? signs : null
}

/** A code as people read it: two groups of five. */
export const showRecordCode = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`
