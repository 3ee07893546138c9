import type { Words } from './words-en.ts'

const DENOMINATORS = [100, 1000, 10_000] as const
const THOUSANDS = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** A share as so many of a hundred; of a larger round number where it is small. */
export function shareInWords(share: number, words: Words): string {
  const fits = (all: number) => {
    const count = Math.round(share * all)
    return count >= 10 || (count > 0 && Math.abs(count / all - share) <= share / 20)
  }
  const all = DENOMINATORS.find(fits) ?? 10_000
  const count = Math.round(share * all)
  return count === 0 ? words.fewerThan : words.of(THOUSANDS.format(count), THOUSANDS.format(all))
}

/** A number with the digits that count: 12, 3.4, 0.051. */
export function few(value: number): string {
  if (value === 0) return '0'
  return Math.abs(value) >= 10 ? String(Math.round(value)) : String(Number(value.toPrecision(2)))
}
