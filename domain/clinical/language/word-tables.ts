import { list } from '#domain/clinical/language/written-list.ts'

/** Words and what each stands for, as they are written: `ate eat, cant cannot`. */
export const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    list(text).map((pair): readonly [string, string] => {
      const [word = '', ...others] = pair.split(' ')
      return [word, others.join(' ')]
    }),
  )

/** Words that all say one number. */
export const valued = (value: number, words: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(words.map((word) => [word, value]))

/** Words that count on, each one more than the one before. */
export const counted = (first: number, words: readonly string[], step = 1): Readonly<Record<string, number>> =>
  Object.fromEntries(words.map((word, nth) => [word, first + nth * step]))
