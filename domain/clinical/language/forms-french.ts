/** Third persons plural that are met in complaints. Not every word in -ent: `violent`, `souvent` are no verbs. */
const THEY =
  /^(touss|saign|gratt|brul|enfl|gonfl|demang|pleur|piqu|coul|trembl|respir|mang|urin|march|parl|tomb|vomiss|ronfl|siffl|bourdonn|tir|lanc|convuls)ent$/

const SHORTEST_STEM = 4

/** Their number matters: one foot swollen is not both, nits are not slow. Without forcing is not without force, pillows are no ears. */
const AS_WRITTEN = new Set(['pieds', 'jambes', 'chevilles', 'forcer', 'lentes', 'oreillers'])

/** To cut is no blow (`coup`), and nothing sudden (`d'un coup`). */
const CUT = /^coup(?:ee?s?|er|ait|aient|ant|ent)$/

/** Who limps does not drink (`boit`). */
const LIMP = /^boit(?:ee?s?|es|er|ent|ait|aient|ant|erie)$/

const MEMO = new Map<string, string>()
const MEMO_SIZE = 20_000

function withoutEnding(word: string): string {
  const they = THEY.exec(word)?.[1]
  if (they) return they
  if (AS_WRITTEN.has(word)) return word
  if (CUT.test(word)) return 'coupe'
  if (LIMP.test(word)) return 'boite'
  let stem = word
  if (stem.length > 3 && stem.endsWith('s')) stem = stem.slice(0, -1)
  if (stem.length > 5 && stem.endsWith('x')) stem = stem.slice(0, -1)
  if (stem.endsWith('euse')) return stem.slice(0, -2)
  // Feminine and past participle first, so that "brulantes" and "brulant" meet.
  for (const ending of [/ee?$/, /(?:aient|ait|ai|ant|er|ez)$/]) {
    const rest = stem.replace(ending, '')
    if (rest.length >= SHORTEST_STEM) stem = rest
  }
  return stem
}

/**
 * The stem of a French word without accents: without the endings of number, gender and the commonest tenses. Short
 * words stay as they are, so that "rat" (rat) and "rate" (spleen), "tous" (all) and "toux" (cough) stay apart.
 */
export function frenchStem(word: string): string {
  const known = MEMO.get(word)
  if (known !== undefined) return known
  const stem = withoutEnding(word.replaceAll('œ', 'oe'))
  if (MEMO.size < MEMO_SIZE) MEMO.set(word, stem)
  return stem
}

/** `n'urine` is written as one word, `nurine`. */
const WITH_N = /^n([aeiouyh].{3,})$/

/** The forms under which a French word is looked up: its stem, and for a text that of the word without its "n'". */
export function frenchForms(word: string): readonly string[] {
  const stem = frenchStem(word)
  const rest = WITH_N.exec(word)?.[1]
  return rest === undefined ? [stem] : [stem, stem, frenchStem(rest)]
}

const DENIES = /(?:^|[\s(|])(?:pas|plus|rien|jamais)(?:$|[\s)|])|\{(?:difficulty|weak)\}/

/** The parts of a phrase that are said one behind the other: words, classes, and alternatives in brackets. */
function partsOf(phrase: string): string[] {
  const parts: string[] = []
  let depth = 0
  for (const word of phrase.trim().split(/\s+/)) {
    if (depth === 0) parts.push(word)
    else parts.push(`${parts.pop()} ${word}`)
    depth += word.split('(').length - word.split(')').length
  }
  return parts
}

const WITHOUT_VERB = /^(?:pas|plus|rien|jamais|moins|presque|toujours|encore|très|à)(?:\s|$)/

/** With its "ne" before its verb too, which is its own part or one with the denial: "les yeux ne s'ouvrent pas". */
function withNeOfVerb(phrase: string): string {
  const parts = partsOf(phrase)
  const denial = parts.findIndex((part) => DENIES.test(part))
  const ways = (parts[denial] ?? '').replaceAll(/[()]/g, '').split('|')
  const isBefore = ways.some((way) => WITHOUT_VERB.test(way.trim()))
  const isWithin = ways.some((way) => !WITHOUT_VERB.test(way.trim()) && DENIES.test(way))
  return parts
    .map((part, at) =>
      at > 0 && ((isBefore && at === denial - 1) || (isWithin && at === denial)) ? `(|ne) ${part}` : part,
    )
    .join(' ')
}

/**
 * A phrase that is itself a denial, with and without its "ne": speech says "il boit plus", writing "il ne boit plus".
 * The "ne" has to be part of the phrase, else it would deny it.
 */
export const withFrenchNe = (phrase: string): string =>
  phrase.startsWith('!')
    ? phrase
    : phrase
        .split('~')
        .map((half) => (DENIES.test(half) ? `(|ne) ${withNeOfVerb(half.trim())}` : half.trim()))
        .join(' ~ ')

/** Behind "petit bleu" the child is blue: "le petit bleu et ne respire pas". */
const OF_THE_CHILD = new Set(['', 'et', 'ne', 'respire', 'aux', 'des', 'depuis'])

/** Two French words that say what one of the phrases does: "un petit bleu" is a bruise, and no blue child. */
export const frenchInOneWord = (word: string, next: string, after: string): string | null =>
  (word === 'petit' || word === 'petits') && /^bleus?$/.test(next) && !OF_THE_CHILD.has(after) ? 'contusion' : null
