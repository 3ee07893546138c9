import type { Token } from '#domain/clinical/language/tokens.ts'

/** A text of fewer content words says what it says in few words: too few to take a share of. */
const FEWEST_WORDS = 8

/**
 * How much of a text became findings: of its words that are no small ones, the share that stands within what a finding
 * was read from, 0 to 1. Words of a story between its complaints make it low; so does a complaint that was not understood.
 *
 * @returns 1 for a text of a few words
 */
export function understoodShare(
  tokens: readonly Token[],
  isSmall: (word: string) => boolean,
  quotes: readonly (readonly [start: number, end: number])[],
): number {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && !isSmall(text))
  if (words.length < FEWEST_WORDS) return 1
  const covered = words.filter((word) => quotes.some(([start, end]) => word.start >= start && word.end <= end))
  return covered.length / words.length
}
