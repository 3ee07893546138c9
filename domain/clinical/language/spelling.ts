import { addTo } from '#domain/clinical/grouped.ts'

const SHORTEST = 4
const FAR_FROM = 9

/** The word with each of its letters left out in turn. */
function withOneLess(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

/** What a slip of the pen costs: one letter for two, or two for one, is the commonest; then what sounds alike, or changed places. */
const DOUBLED = 2
const LIKELY = 3
const ANY = 4

const ALIKE = ['ck', 'cs', 'sz', 'fv', 'gj', 'iy', 'kq']
const isAlike = (one: string, other: string): boolean =>
  ALIKE.some((pair) => pair.includes(one) && pair.includes(other))

const costOf = (one: string, other: string): number => {
  if (one === other) return 0
  return isAlike(one, other) ? LIKELY : ANY
}

/** What it costs to leave out a letter of a word. */
const lessOf = (word: string, at: number): number => {
  const letter = word.charAt(at)
  return letter === word.charAt(at - 1) || letter === word.charAt(at + 1) ? DOUBLED : ANY
}

/** What it costs to make one word the other by changing, leaving out, putting in, or exchanging letters with their neighbours. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let last = [0]
  for (let j = 1; j <= other.length; j++) last.push((last[j - 1] ?? 0) + lessOf(other, j - 1))
  for (let i = 1; i <= one.length; i++) {
    const letter = one.charAt(i - 1)
    const less = lessOf(one, i - 1)
    const row = [(last[0] ?? 0) + less]
    for (let j = 1; j <= other.length; j++) {
      const beside = other.charAt(j - 1)
      let least = Math.min(
        (last[j] ?? 0) + less,
        (row[j - 1] ?? 0) + lessOf(other, j - 1),
        (last[j - 1] ?? 0) + costOf(letter, beside),
      )
      if (i > 1 && j > 1 && letter === other.charAt(j - 2) && one.charAt(i - 2) === beside) {
        least = Math.min(least, (before[j - 2] ?? 0) + LIKELY)
      }
      row.push(least)
    }
    before = last
    last = row
  }
  return last[other.length] ?? 0
}

/**
 * Finds the word that a misspelt one was meant to be: of the same first letter, one letter off (two in words of nine
 * letters and more), and the only one so near. Of four letters only a doubled one is put in, shorter words are never guessed.
 */
export function spellingOf(vocabulary: ReadonlySet<string>): (word: string) => string | null {
  // Most texts have few words to guess at, of few first letters.
  let byLetter: ReadonlyMap<string, readonly string[]> | null = null
  const ready = new Map<string, (word: string) => string | null>()
  return (word) => {
    if (word.length < SHORTEST || vocabulary.has(word)) return null
    const letter = word.slice(0, 1)
    byLetter ??= Map.groupBy(vocabulary, (known) => known.slice(0, 1))
    const words = byLetter.get(letter)
    if (!words) return null
    const spell = ready.get(letter) ?? nearestOf(words)
    ready.set(letter, spell)
    return spell(word)
  }
}

function nearestOf(words: readonly string[]): (word: string) => string | null {
  const near = new Map<string, string[]>()
  let longest = 0
  for (const word of words) {
    if (word.length < SHORTEST) continue
    longest = Math.max(longest, word.length)
    for (const form of [word, ...withOneLess(word)]) addTo(near, form, word)
  }
  return (word) => {
    if (word.length > longest + 2) return null
    const limit = word.length === SHORTEST ? DOUBLED : word.length < FAR_FROM ? ANY : 2 * ANY
    const forms = [word, ...withOneLess(word)]
    const candidates = new Set(forms.flatMap((form) => near.get(form) ?? []))
    let best: string | null = null
    let least = limit + 1
    for (const candidate of candidates) {
      const apart = distance(word, candidate)
      if (apart < least) {
        least = apart
        best = candidate
      } else if (apart === least && candidate !== best) best = null
    }
    return least <= limit ? best : null
  }
}
