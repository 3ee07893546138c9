/** The marks that a Bantu language puts before its words. */
export interface BantuMarks {
  /** What "of" and "and" leave before a vowel: `n'amaraso` is written as one word, `namaraso`. */
  readonly elisions: readonly string[]
  readonly subjects: readonly string[]
  readonly tenses: readonly string[]
  readonly objects: readonly string[]
  /** Verbs whose beginning only looks like such marks: `garuka`, come back, is no `ruka`, vomit. */
  readonly whole?: RegExp
}

const VOWEL = /^[aeiou]/
const SHORTEST_ROOT = 3
const MEMO_SIZE = 20_000

/** A word without the vowel that opens it in some places and not in others: `umutwe` hurts, but pain is `mu mutwe`. */
const bare = (word: string): string =>
  word.length > SHORTEST_ROOT && VOWEL.test(word) && !VOWEL.test(word.slice(1)) ? word.slice(1) : word

const without = (word: string, marks: readonly string[]): string[] =>
  marks
    .filter((mark) => word.startsWith(mark) && word.length >= mark.length + SHORTEST_ROOT)
    .map((mark) => word.slice(mark.length))

/**
 * Gives the forms under which a word is looked up. The second is the one by which phrases know it: only its opening
 * vowel is off, so that a phrase names a verb by the stem it is written with. The others leave out, in every way that
 * the language has, what joins it to the word before, the subject, the tense and the object.
 */
export function bantuForms({
  elisions,
  subjects,
  tenses,
  objects,
  whole,
}: BantuMarks): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (word) => {
    const before = known.get(word)
    if (before) return before
    if (whole?.test(word)) return [word, word]
    const joined = without(word, elisions).filter((rest) => VOWEL.test(rest))
    const afterSubject = [word, ...joined].flatMap((one) => without(one, subjects))
    const afterTense = [...afterSubject, ...afterSubject.flatMap((one) => without(one, tenses))]
    const stems = [...joined, ...afterTense, ...afterTense.flatMap((one) => without(one, objects))]
    const forms = [word, ...new Set([bare(word), ...stems.map(bare)])]
    if (known.size < MEMO_SIZE) known.set(word, forms)
    return forms
  }
}
