import { pairs } from '#domain/clinical/language/word-tables.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'

const VOWEL = /[aeiouy]/
const SHORT_WITH_E = /^[^aeiou][aeiou][^aeiouwxy]$/
const DOUBLED = /([bdfgklmnprt])\1$/

function withoutEnding(word: string): string {
  if (word.length <= 3) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  // No word has -ng behind another consonant: vomitng.
  if (/[^aeiou]ng$/.test(word)) return withoutEnding(word.slice(0, -2))
  if (word.endsWith('ings')) return withoutEnding(word.slice(0, -1))
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  for (const ending of ['ing', 'ed']) {
    const rest = word.slice(0, -ending.length)
    if (!word.endsWith(ending) || word.endsWith('eed') || rest.length < 3 || !VOWEL.test(rest)) continue
    // A short verb doubles its last letter or had an -e: hitting, taking.
    return SHORT_WITH_E.test(rest) ? `${rest}e` : rest.replace(DOUBLED, '$1')
  }
  return word
}

/** One spelling for haemorrhage and hemorrhage, odour and odor, goitre and goiter. */
const oneSpelling = (word: string) =>
  word.length < 5
    ? word
    : word
        .replaceAll(/ae|oe/g, 'e')
        .replace(/our(?=s?$)/, 'or')
        .replace(/([bt])re$/, '$1er')
        .replace(/ys(?=e|ed|ing)/, 'yz')

/** Words as they sound, where what they were meant to be cannot be guessed by their letters. */
const AS_HEARD = pairs(
  'bleading bleed, brane brain, breething breath, brest breast, brething breath, brethless breathless, caugh cough, caughing cough, chilies chilli, chillies chilli, cofing cough, cuting cut, drawned drowned, dubble double, fevr fever, fiver fever, flud fluid, hart heart, hed head, iching itch, kiling kill, minits minute, miscarage miscarriage, nite night, noze nose, numness numbness, pane pain, payn pain, pian pain, puss pus, rite right, sevre severe, shok shock, speek speak, stabed stabbed, struk struck, swet sweat, sweting sweat, swetting sweat, throte throat, toung tongue, watry watery, weaknes weakness, weeknes weakness, weks week, wite white, wond wound, wurds words',
)

/** Forms that endings do not tell, and what clinicians write in short. */
const IRREGULAR = pairs(
  'ate eat, eaten eat, became become, began begin, begun begin, bit bite, bitten bite, breathe breath, blues sadness, broke break, broken break, brought bring, burnt burned, came come, children child, drank drink, drunk drink, dying die, fed feed, fell fall, fallen fall, gave give, given give, gone go, goes go, went go, got get, gotten get, grew grow, grown grow, kept keep, lain lie, lying lie, limped limping, limps limping, prot protein, ran run, rose rise, risen rise, sank sink, sat sit, shook shake, slept sleep, spat spit, spoke speak, stood stand, struck strike, stung sting, sunk sink, swam swim, threw throw, thrown throw, took take, taken take, woke wake, woken wake, abd abdomen, bilat bilateral, cx cervix, hrs hour, l left, lt left, mins minute, r right, rt right, wks week, wt weight',
)

/** Forms that say something else than their stem would: teeth are no teething, a crushing pain is no crushed hand. */
const KEPT: ReadonlySet<string> = new Set(
  'teething pitting severed wasted mining caned burned stabbed fainted fainting collapsed slipped tripped strained scalding crushed hacked knocked kicked gardening blasts chilli spotting scratched bullae boiled boiling laboured labored panting runny slime worms waters thoughts burning burns guarding voices earring earrings limping bumped'.split(
    ' ',
  ),
)

const MEMO = new Map<string, string>()
const MEMO_SIZE = 20_000

/** The stem of an English word: what is left without the endings of number and tense. */
export function englishStem(word: string): string {
  const known = MEMO.get(word)
  if (known !== undefined) return known
  const base = ownEntry(IRREGULAR, word) ?? ownEntry(AS_HEARD, word) ?? word
  if (KEPT.has(base)) return base
  let stem = withoutEnding(oneSpelling(base))
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1)
  if (stem.length > 4 && stem.endsWith('i')) stem = `${stem.slice(0, -1)}y`
  // Whether the l of `killing` was doubled cannot be seen: `kill` has one too.
  if (stem.endsWith('ll') && stem.length > 3) stem = stem.slice(0, -1)
  if (MEMO.size < MEMO_SIZE) MEMO.set(word, stem)
  return stem
}

/** English verbs with the marks of Swahili, as they are said in towns: `anavomit`, `zimeswell`. Swahili's own end in -a. */
const SWAHILI_MARKS = /^(?:ni|u|a|tu|m|wa|i|ki|vi|zi|li|ya|ku|ka)(?:na|me|li|ta|ki)([a-z]{2,}[^aiou])$/

/** The ending of `vomitin`. What ends so by itself has no other stem that a phrase knows: vitamin, again. */
const CLIPPED = /[a-z]{3,}in$/

/**
 * Of these it matters whether it is one or both: a swollen leg is another illness than swollen legs. What is said of
 * "legs" is looked for where several are told, of "leg" everywhere, and of "oneleg" where one is.
 */
const ONE_OR_BOTH: Readonly<Record<string, readonly string[]>> = {
  leg: ['leg', 'leg', 'oneleg'],
  legs: ['leg', 'legs'],
  ankles: ['ankl', 'ankles'],
}

/** What "is fitting" and "is convulsing" become: fits, and of now. */
const FITTING_NOW = 'fittingnow'

/** The forms under which an English word is looked up, as it stands in English or among Swahili words. */
export function englishForms(word: string): readonly string[] {
  const forms = ownEntry(ONE_OR_BOTH, word)
  if (forms) return forms
  if (word === FITTING_NOW) return [englishStem('fitting'), FITTING_NOW, englishStem('convulsing')]
  const stem = englishStem(word)
  if (CLIPPED.test(word)) return [stem, stem, englishStem(`${word}g`)]
  const among = SWAHILI_MARKS.exec(word)?.[1]
  return among ? [stem, englishStem(among)] : [stem]
}

const TEMPERATURE = new Set(['temperature', 'temp'])
/** Behind a temperature that is a fever. Others make it a number, a reading or a chart. */
const BEHIND_A_FEVER = new Set(
  ', . ; - ? ! and but since for now today yesterday last all too also again on in so when tonight this with he she i'.split(
    ' ',
  ),
)

/** "I have a temperature" is a fever, "no temp" none: of one that is measured a number or "of" comes next. */
function temperatureInOneWord(word: string, next: string, after: string): string | null {
  if (!TEMPERATURE.has(next) || (after !== '' && !BEHIND_A_FEVER.has(after))) return null
  if (word === 'a') return 'fever'
  return word === 'no' ? 'afebrile' : null
}

const LABOUR = new Set(['labour', 'labor'])
/** Behind "in labour" it is a place. */
const OF_A_PLACE = new Set(['ward', 'room', 'suite'])

/** "In labour" is contractions, and "labour" work. */
const labourInOneWord = (word: string, next: string, after: string): string | null =>
  word === 'in' && LABOUR.has(next) && !OF_A_PLACE.has(after) ? 'contraction' : null

const FITTING = new Set(['fitting', 'convulsing'])

/** "She is fitting" is of now; "she has fits" may be of any time, and a dress is fitting well. */
const fittingInOneWord = (word: string, next: string, after: string): string | null =>
  word === 'is' && FITTING.has(next) && after !== 'well' ? FITTING_NOW : null

/** Words that have a meaning of their own in the list of those that say nothing: idioms of the grammar. */
const IN_GOOD_FORM = 'ingoodform'
const UNSURE_OF = 'unsureof'
const AS_MEANT = 'asmeant'

const BEFORE_FIT = new Set(['am', 'is', 'are', 'be', 'feel', 'feels', 'keep', 'physically', 'medically'])
/** By the word behind "fit", those behind which it is none: "fit for work", "fit and well"; "fit for 5 minutes" is one. */
const BEHIND_FIT: Readonly<Record<string, RegExp>> = {
  for: /^(?:work|school|sports?|duty|travel|jobs?|discharge|surgery|his|her|my)$/,
  to: /^(?:work|ride|drive|travel|play|return|be)$/,
  and: /^(?:well|healthy|strong)$/,
}
const BEHIND_FITS = new Set(['into', 'well', 'me', 'tight', 'too', 'under'])

/** "I am fit" and "the shoe fits well" are no fits. */
function fitInOneWord(word: string, next: string, after: string): string | null {
  if (next === 'fit' && BEFORE_FIT.has(word)) return IN_GOOD_FORM
  if (word === 'fit' && BEHIND_FIT[next]?.test(after)) return IN_GOOD_FORM
  return word === 'fits' && BEHIND_FITS.has(next) ? IN_GOOD_FORM : null
}

const OF_THINGS = new Set(['about', 'by', 'which', 'whether', 'between'])
const ABOUT_WHERE = /^(?:where|who|time|place|day|everything|things)$/

/** "I am confused about my tablets" is a question, "she is confused about where she is" is not. */
const confusedInOneWord = (word: string, next: string, after: string): string | null =>
  (word === 'confused' && OF_THINGS.has(next) && !ABOUT_WHERE.test(after)) ||
  (/^confuses?$/.test(word) && next === 'me')
    ? UNSURE_OF
    : null

const OWN = new Set(['his', 'her', 'their'])

/** "He takes all his tablets" is how they are meant; "he took all his tablets" may be too many. */
const takesAllInOneWord = (word: string, next: string, after: string): string | null =>
  word === 'takes' && next === 'all' && OWN.has(after) ? AS_MEANT : null

/** Behind "cut myself": how it happened, and no wish for it. */
const BY_ACCIDENT = new Set(['on', 'while', 'shaving', 'peeling', 'cooking', 'chopping', 'accidentally', 'in', 'by'])
const SELF = new Set(['myself', 'himself', 'herself'])

/** "I cut myself on a tin" is a cut. */
const cutInOneWord = (word: string, next: string, after: string): string | null =>
  word === 'cut' && SELF.has(next) && BY_ACCIDENT.has(after) ? word : null

/** Two English words that say what one of the phrases does: `a temperature` is `fever`, `in labour` `contraction`. */
export const englishInOneWord = (word: string, next: string, after: string): string | null =>
  temperatureInOneWord(word, next, after) ??
  labourInOneWord(word, next, after) ??
  fittingInOneWord(word, next, after) ??
  fitInOneWord(word, next, after) ??
  confusedInOneWord(word, next, after) ??
  takesAllInOneWord(word, next, after) ??
  cutInOneWord(word, next, after)
