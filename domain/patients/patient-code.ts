/** Digits and capitals that are not taken for one another when read aloud or from a worn card: no I, L, O, U and Z. */
export const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXY'
/** What is written where a sign is misread. */
const MISREAD: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V', Z: '2' }
const RANDOM_SIGNS = 7
const CODE_LENGTH = RANDOM_SIGNS + 1
const HALF = CODE_LENGTH / 2

const valueOf = (sign: string): number => SIGNS.indexOf(sign)

/**
 * The last sign of a code. Thirty-one signs are a prime number of them, and each place has a weight of its own: one wrong
 * sign, or two neighbours in each other's place, never give the same.
 */
function checkSign(signs: string): string {
  const sum = Array.from(signs).reduce((total, sign, place) => total + valueOf(sign) * (place + 1), 0)
  return SIGNS.charAt(sum % SIGNS.length)
}

/**
 * A new patient's code, as it is stored: seven random signs and a check sign, 27,512,614,111 of them.
 * @param random seven numbers from 0 to below 1
 */
export function patientCodeOf(random: readonly number[]): string {
  if (random.length !== RANDOM_SIGNS) throw new Error(`A patient's code takes ${RANDOM_SIGNS} random numbers`)
  const signs = random.map((part) => SIGNS.charAt(Math.floor(part * SIGNS.length))).join('')
  return signs + checkSign(signs)
}

/** What somebody typed or scanned in the signs of codes: spaces and hyphens left out, what is misread put right. */
export const signsOf = (typed: string): string =>
  Array.from(typed.toUpperCase().replaceAll(/[\s-]/g, ''), (sign) => MISREAD[sign] ?? sign).join('')

/** The code that somebody typed or scanned, as it is stored; null where it is none, or has a slip in it. */
export function readPatientCode(typed: string): string | null {
  const signs = signsOf(typed)
  const isCode = signs.length === CODE_LENGTH && Array.from(signs).every((sign) => valueOf(sign) >= 0)
  return isCode && checkSign(signs.slice(0, RANDOM_SIGNS)) === signs.at(-1) ? signs : null
}

/** A code as people read it: two groups of four. */
export const showPatientCode = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`
