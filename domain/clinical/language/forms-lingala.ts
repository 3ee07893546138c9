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
/** Long ago, as it would be of today: ebimaki is ebimi. */
const LONG_PAST = /aki$/
const SHORTEST_STEM = 3

/** Words that are spelt with their first nasal or without: mpembe and pembe, nsoi and soi, bankisi and bakisi. */
const NASAL =
  /^(ba)?[mn](?=(?:pembe|pasi|posa|poso|pongi|pio|pinzoli|polo|pokwa|tolo|tonga|tongo|tango|tembe|soi|solo|sima|suki|soso|somo|singa|kisi|kingo|kake|kema|kita|kongo)$)/

/** One spelling of words that are typed in several: kweya and kwea, alyaka and aliaka, njela and nzela, soyi and soi. */
const inOneSpelling = (word: string): string =>
  word
    .replace(/ndj|nj/g, 'nz')
    .replace(/ly(?=[aeo])/g, 'li')
    .replace(/kwey(?=[aei])/g, 'kwe')
    .replace(/^(n?so|ma|lito|mato)yi$/, '$1i')
    .replace(NASAL, '$1')

/** What somebody "is doing" (azali kopema) is what they do now (azopema). */
const INFINITIVE = /^ko(?=[a-z]{3})/

/** The forms of a Lingala word: alembi, azolemba and nalembaki are `lemba`, mɔtɔ is `moto`. */
export const lingalaForms = (word: string): readonly string[] => {
  const typed = inKeyboardLetters(word)
  const forms = withoutPrefixes(inOneSpelling(typed))
  const [, ...rest] = forms
  const ended = forms.flatMap((form) => [form.replace(LONG_PAST, 'i'), form.replace(ENDING, 'a')])
  const stems = ended.filter((stem) => stem.length >= SHORTEST_STEM)
  const now = INFINITIVE.test(typed) ? [typed.replace(INFINITIVE, 'zo')] : []
  return [typed, ...rest, ...stems, ...now]
}
