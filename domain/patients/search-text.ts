import { readPatientCode } from '#domain/patients/patient-code.ts'

/** So many characters a search for patients has at least: of fewer nobody is found. */
export const SHORTEST_SEARCH = 2
export const LONGEST_SEARCH = 100
/** Numbers of one country have nine digits after its prefix, with which they may be written or without. */
const PHONE_DIGITS = 9
const SHORTEST_NATIONAL_ID = 5
/** More words than anybody's names have add nothing but work. */
const MAX_WORDS = 5

/** What was searched for, taken for each thing that it can be. */
export interface PatientSearchText {
  /** The patient's code, where it is one without a slip. */
  readonly code: string | null
  /** The last nine digits of a phone number. */
  readonly phone: string | null
  /** Letters and digits of a national id, in small letters. */
  readonly nationalId: string | null
  /** The words of a name; none where it has a digit. */
  readonly words: readonly string[]
}

/** The last nine digits of a phone number as somebody wrote it; null where it has fewer, or is none. */
export function lastPhoneDigits(written: string): string | null {
  const digits = written.replaceAll(/\D/g, '')
  return /^[\d\s+().-]+$/.test(written) && digits.length >= PHONE_DIGITS ? digits.slice(-PHONE_DIGITS) : null
}

/** A national id as it is compared: its letters and digits, in small letters; null where there are too few. */
export function comparableNationalId(written: string): string | null {
  const signs = written.replaceAll(/[^A-Za-z\d]/g, '').toLowerCase()
  return signs.length >= SHORTEST_NATIONAL_ID && /\d/.test(signs) ? signs : null
}

/** What a text that somebody typed to find a patient can be. */
export function readSearchText(typed: string): PatientSearchText {
  const words = typed
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .split(/\s+/)
    .filter((word) => word !== '')
  return {
    code: readPatientCode(typed),
    phone: lastPhoneDigits(typed),
    nationalId: comparableNationalId(typed),
    words: /\d/.test(typed) ? [] : words.slice(0, MAX_WORDS),
  }
}
