import type { LocalText } from '#domain/vocabulary/languages.ts'

/** A text in both interface languages. */
export const say = (en: string, sw: string): LocalText => ({ en, sw })

/** Sentences of a paragraph, in order, in both languages. */
export function joinSentences(sentences: readonly LocalText[]): LocalText {
  return say(sentences.map(({ en }) => en).join(' '), sentences.map(({ sw }) => sw).join(' '))
}

/** Names in a row, "beans, kale and milk", in both languages. */
export function listInWords(names: readonly LocalText[]): LocalText {
  const list = (words: readonly string[], and: string) =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
  return say(
    list(
      names.map(({ en }) => en),
      'and',
    ),
    list(
      names.map(({ sw }) => sw),
      'na',
    ),
  )
}

/** A whole number with thousands set apart: 1,950. The same in English and Swahili. */
export const inThousands = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')

/** The name of a dish inside a sentence: its first letter small. */
export const inSentence = (name: LocalText): LocalText =>
  say(name.en.charAt(0).toLowerCase() + name.en.slice(1), name.sw.charAt(0).toLowerCase() + name.sw.slice(1))
