import type { KeyedPhrase, KeyedWords } from '#domain/clinical/language/keyed-phrases.ts'

/**
 * The phrases with the alternatives of each bracket in one order, the shorter before the longer: which comes first says
 * nothing, and what always comes in one order takes less room where the phrases are written in bits (clinical/compact).
 */
export function withOrderedAlternatives({ phrases, diagnoses, classes }: KeyedWords): KeyedWords {
  const places = new Map<string, number>()
  for (const key of [...classes.values(), ...phrases.values(), ...diagnoses.values()].flat(2))
    if (!places.has(key)) places.set(key, places.size)
  const placeOf = ([first = '']: KeyedPhrase) => places.get(first) ?? 0
  const inOrder = (one: KeyedPhrase, other: KeyedPhrase) => one.length - other.length || placeOf(one) - placeOf(other)

  /** From a bracket, or the beginning, to its end: what stands there, and where it ends. */
  const ordered = (phrase: KeyedPhrase, from: number): readonly [KeyedPhrase, end: number] => {
    const all: string[][] = [[]]
    let at = from
    for (; at < phrase.length && phrase[at] !== ')'; at += 1) {
      const piece = phrase[at] ?? ''
      if (piece === '|') all.push([])
      else if (piece === '(') {
        const [within, end] = ordered(phrase, at + 1)
        all.at(-1)?.push('(', ...within, ')')
        at = end
      } else all.at(-1)?.push(piece)
    }
    return [all.toSorted(inOrder).flatMap((one, nth) => (nth > 0 ? ['|', ...one] : one)), at]
  }
  const inOrderAll = (lists: KeyedWords['phrases']) =>
    new Map([...lists].map(([id, list]) => [id, list.map((phrase) => ordered(phrase, 0)[0])]))
  return { classes, phrases: inOrderAll(phrases), diagnoses: inOrderAll(diagnoses) }
}
