/** Letters that must be left of a word when something is taken off. */
const SHORTEST = 3

const ARTICLE = /^(?:[وفبك]?ال|[وف]?لل)(.{2,})$/
const AND = /^[وف](.{3,})$/
/** Prepositions and the "b" of the spoken present, not the "s" of the future: سعال is not عال; the letters of the person before a verb: يسعل، تسعل، اسعل، نسعل. */
const BEFORE = /^[بلك](.{3,})$/
const PERSON = /^[يتان](.{3,})$/
/** Whose, whom, how many, which gender; the longest first. */
const ENDINGS = [
  'تهم',
  'تها',
  'تنا',
  'كم',
  'هم',
  'ها',
  'نا',
  'ني',
  'ته',
  'تي',
  'تك',
  'ات',
  'ين',
  'ون',
  'يه',
  'ه',
  'ي',
  'ك',
  'و',
]

/** "آلام" (pains) looks like "ال" with "ام" (mother), "سكري" (diabetes) like "my sugar"; small words with their "and". */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  الام: 'الم',
  والام: 'الم',
  سكري: 'سكري',
  السكري: 'سكري',
  وسكري: 'سكري',
  والسكري: 'سكري',
  بالسكري: 'سكري',
  // "تايه" (lost, confused) is not "تاي" (my, in Juba).
  تايه: 'تايه',
  تاي: 'تاي',
  وما: 'ما',
  ولا: 'لا',
  ولم: 'لم',
}

/** Two feet: their number matters, one leg swollen is not both. */
const TWO_FEET = /^(رجل|كرع|قدم|ساق)ي(?:ن(?:ه|ها|ي|و)?|ه|ها)$/

function withoutEnding(word: string): string {
  const feet = TWO_FEET.exec(word)?.[1]
  if (feet !== undefined) return `${feet}ين`
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

const withoutArticle = (word: string): string => ARTICLE.exec(word)?.[1] ?? word

const MEMO = new Map<string, readonly string[]>()
const MEMO_SIZE = 20_000

function formsOf(word: string): readonly string[] {
  const written = AS_WRITTEN[word]
  if (written !== undefined) return [written, written]
  const bare = new Set([word, withoutArticle(word)])
  for (const form of bare) {
    for (const pattern of [AND, BEFORE, PERSON]) {
      // One letter of each kind at most: و + ب + ي + كح
      const rest = pattern.exec(form)?.[1]
      if (rest !== undefined && word.length - rest.length <= SHORTEST) bare.add(withoutArticle(rest))
    }
  }
  const canonical = withoutEnding(withoutArticle(word))
  return [word, canonical, ...new Set([...bare].flatMap((form) => [form, withoutEnding(form)]))]
}

/**
 * The forms under which an Arabic word is looked up, in the one spelling of tokens.ts: as written, then without article
 * and endings (under which phrases are kept), then without each letter that may be a prefix.
 */
export function arabicForms(word: string): readonly string[] {
  const known = MEMO.get(word)
  if (known !== undefined) return known
  const forms = formsOf(word)
  if (MEMO.size < MEMO_SIZE) MEMO.set(word, forms)
  return forms
}

/** The verb that a word denies where "ما" is written together with it: مابيرضع. */
export function arabicDenied(word: string): string | null {
  return /^و?ما(ب?[يتان].{3,})$/.exec(word)?.[1] ?? null
}
