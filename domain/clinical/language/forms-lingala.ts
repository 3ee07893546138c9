import { bantuForms } from '#domain/clinical/language/forms-bantu.ts'
import { inKeyboardLetters } from '#domain/clinical/language/keyboard-letters.ts'

const withoutPrefixes = bantuForms({
  elisions: [],
  subjects: 'na|o|a|to|bo|ba|e|ko'.split('|'),
  tenses: 'zo|ko|zoko'.split('|'),
  objects: ['mi'],
})

/** The endings of the past and of habit: alembi, alembaki, alembaka. */
const ENDING = /(?:aki|aka|i)$/
const SHORTEST_STEM = 3

/** The forms of a Lingala word: alembi, azolemba and nalembaki are `lemba`, mɔtɔ is `moto`. */
export const lingalaForms = (word: string): readonly string[] => {
  const forms = withoutPrefixes(inKeyboardLetters(word))
  const stems = forms.map((form) => form.replace(ENDING, 'a')).filter((stem) => stem.length >= SHORTEST_STEM)
  return [...forms, ...stems]
}
