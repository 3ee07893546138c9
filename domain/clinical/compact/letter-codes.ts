/** Which bits stand for which letter, the commonest of the fewest: all letters, and how many have codes of each length. */
export interface LetterCodes {
  readonly letters: string
  readonly lengths: readonly number[]
}

interface Branch {
  readonly times: number
  readonly letters: readonly string[]
}

/** Codes for the letters (UTF-16 units) of all texts, of which there are two or more. */
export function letterCodes(texts: readonly string[]): LetterCodes {
  const times = new Map<string, number>()
  for (const text of texts) for (const letter of text.split('')) times.set(letter, (times.get(letter) ?? 0) + 1)
  const lengthOf = new Map<string, number>()
  let branches = [...times].map(([letter, met]): Branch => ({ times: met, letters: [letter] }))
  while (branches.length > 1) {
    const [rarest, rare, ...others] = branches.toSorted((one, other) => one.times - other.times)
    const letters = [...(rarest?.letters ?? []), ...(rare?.letters ?? [])]
    for (const letter of letters) lengthOf.set(letter, (lengthOf.get(letter) ?? 0) + 1)
    branches = [...others, { times: (rarest?.times ?? 0) + (rare?.times ?? 0), letters }]
  }
  const letters = [...lengthOf.keys()].toSorted(
    (one, other) =>
      (lengthOf.get(one) ?? 0) - (lengthOf.get(other) ?? 0) || (times.get(other) ?? 0) - (times.get(one) ?? 0),
  )
  const longest = Math.max(0, ...lengthOf.values())
  const lengths = Array.from(
    { length: longest + 1 },
    (_, length) => letters.filter((letter) => lengthOf.get(letter) === length).length,
  )
  return { letters: letters.join(''), lengths }
}

/** The code of each letter by its place: its bits after a first 1. */
export function codesOf({ lengths }: LetterCodes): readonly number[] {
  const codes: number[] = []
  let next = 1
  for (const many of lengths) {
    for (let nth = 0; nth < many; nth += 1) codes.push(next + nth)
    next = (next + many) * 2
  }
  return codes
}
