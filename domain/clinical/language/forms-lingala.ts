import { bantuForms } from '#domain/clinical/language/forms-bantu.ts'

const withoutPrefixes = bantuForms({
  elisions: [],
  subjects: 'na|o|a|to|bo|ba|e|ko'.split('|'),
  tenses: 'zo|ko|zoko'.split('|'),
  objects: ['mi'],
})

/** The endings of the past and of habit: alembi, alembaki, alembaka. */
const ENDING = /(?:aki|aka|i)$/
const SHORTEST_STEM = 3

/** The forms of a Lingala word: alembi, azolemba and nalembaki are `lemba`. */
export const lingalaForms = (word: string): readonly string[] => {
  const forms = withoutPrefixes(word)
  const stems = forms.map((form) => form.replace(ENDING, 'a')).filter((stem) => stem.length >= SHORTEST_STEM)
  return [...forms, ...stems]
}
