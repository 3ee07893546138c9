const SHORTEST = 5
const FAR_FROM = 9

/** The word with each of its letters left out in turn. */
function withOneLess(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

/** The letters that must be changed, left out, put in or exchanged with their neighbour, at most `limit` + 1. */
function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      }
      row.push(least)
    }
    before = last
    last = row
  }
  return last[other.length] ?? limit + 1
}

/**
 * Finds the word that a misspelt one was meant to be: of the same first letter, one letter off (two in words of nine
 * letters and more), and the only one so near. Short words are never guessed.
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
    if (word.length < SHORTEST - 1) continue
    longest = Math.max(longest, word.length)
    for (const form of [word, ...withOneLess(word)]) {
      const list = near.get(form)
      if (list) list.push(word)
      else near.set(form, [word])
    }
  }
  return (word) => {
    const limit = word.length >= FAR_FROM ? 2 : 1
    if (word.length > longest + limit) return null
    const forms = [word, ...withOneLess(word)]
    const candidates = new Set(forms.flatMap((form) => near.get(form) ?? []))
    let best: string | null = null
    let least = limit + 1
    for (const candidate of candidates) {
      const apart = distance(word, candidate, limit)
      if (apart < least) {
        least = apart
        best = candidate
      } else if (apart === least && candidate !== best) best = null
    }
    return least <= limit ? best : null
  }
}
