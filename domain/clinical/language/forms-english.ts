const VOWEL = /[aeiouy]/
const DOUBLED = /([bdfgklmnprt])\1$/

function withoutEnding(word: string): string {
  if (word.length <= 3) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  for (const ending of ['ing', 'ed']) {
    const rest = word.slice(0, -ending.length)
    if (word.endsWith(ending) && rest.length >= 3 && VOWEL.test(rest)) return rest.replace(DOUBLED, '$1')
  }
  return word
}

/** One spelling for haemorrhage and hemorrhage, odour and odor, goitre and goiter. */
const oneSpelling = (word: string) =>
  word.length < 5
    ? word
    : word
        .replaceAll(/ae|oe/g, 'e')
        .replace(/our$/, 'or')
        .replace(/([bt])re$/, '$1er')
        .replace(/ys(?=e|ed|ing)/, 'yz')

/** Words that are not what their stem is: spotting is bleeding and no spot, scratched is hurt and no itch. */
const OWN_STEMS = new Set([
  'spotting',
  'scratched',
  'bullae',
  'boiled',
  'boiling',
  'laboured',
  'labored',
  'runny',
  'worms',
])

const MEMO = new Map<string, string>()
const MEMO_SIZE = 20_000

/** The stem of an English word: what is left without the endings of number and tense. */
export function englishStem(word: string): string {
  const known = MEMO.get(word)
  if (known !== undefined) return known
  if (OWN_STEMS.has(word)) return word
  let stem = withoutEnding(oneSpelling(word))
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1)
  if (stem.length > 4 && stem.endsWith('i')) stem = `${stem.slice(0, -1)}y`
  if (MEMO.size < MEMO_SIZE) MEMO.set(word, stem)
  return stem
}
