import { SIGNS } from '#domain/patients/patient-code.ts'

/** The last 40 bits of the id, which are random. */
const BITS_OF_ID = 10
const LENGTH = 9
const HALF = 4

/**
 * A short number of a receipt, to be said and looked for: `4K7B-M9QX2`. Among a thousand
 * receipts two have the same with a chance of one in two million; the receipt itself is found by its id.
 * @param id the dispensing's id, a UUIDv7
 */
export function receiptNumberOf(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '').slice(-BITS_OF_ID)}`)
  let signs = ''
  for (let place = 0; place < LENGTH; place++) {
    signs = SIGNS.charAt(Number(rest % BigInt(SIGNS.length))) + signs
    rest /= BigInt(SIGNS.length)
  }
  return `${signs.slice(0, HALF)}-${signs.slice(HALF)}`
}
