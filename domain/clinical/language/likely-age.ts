import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { withoutAccents } from '#domain/clinical/language/plain-text.ts'
import { anyOf, asWords } from '#domain/clinical/language/templates.ts'

/** Words one of which a text has to have, or not to have. */
const finder = (words: readonly string[], flags = 'iu') => new RegExp(asWords(anyOf(words) || '(?!)'), flags)

/** The words of a speaker who says nothing of themselves: "my baby", "I called", "help me". */
const ofOthersFinder = (grammars: readonly Grammar[]) =>
  finder(
    grammars.flatMap(({ children, asides = [], greetings = [] }) => [...children, ...asides, ...greetings]),
    'giu',
  )

/** Whether somebody speaks of themselves in a text without accents: not only of their child, or to call for help. */
export function speakerReader(grammars: readonly Grammar[]): (text: string) => boolean {
  const speaker = finder(grammars.flatMap(({ speakers }) => speakers))
  const ofOthers = ofOthersFinder(grammars)
  return (text) => speaker.test(text.replaceAll(ofOthers, ''))
}

/**
 * Whether somebody tells of themselves in a text and speaks of no child, nor of a "she" or "he" who may be one: "I have a
 * cough". Who tells of a husband or a mother counts as well, for neither is a child.
 */
export function ownTellingReader(grammars: readonly Grammar[]): (text: string) => boolean {
  const speaks = speakerReader(grammars)
  const young = finder(
    grammars.flatMap(({ children, tellers = [], persons }) => [
      ...children,
      ...tellers,
      ...persons.child,
      ...persons.newborn,
      ...(persons.young ?? []),
      ...persons.she,
      ...persons.he,
    ]),
  )
  return (text) => !young.test(text) && speaks(text)
}

/** Only where a text begins does it say who the patient is. */
const BEGINNING = 220
/** "female infant": a noun of a sex so near before one of an age is the same person's. */
const SAME_PERSON = 12

/**
 * The age that a patient's noun tells where no number does, in months: "toddler", "elderly man". The patient has to be the
 * first person of the text, and nobody may speak of themselves in it: "my baby is not feeding", not "I bleed since my baby
 * came". It is good enough to judge by, and none for a dose.
 *
 * @returns of a text without accents the likely age, or undefined
 */
export function likelyAgeReader(grammars: readonly Grammar[]): (text: string) => number | undefined {
  const likely = new Map(
    grammars.flatMap(({ persons }) =>
      Object.entries(persons.likelyAges ?? {}).map(([words, months]) => [withoutAccents(words), months] as const),
    ),
  )
  const noun = finder([...likely.keys()])
  const others = finder(grammars.flatMap(({ relatives }) => relatives))
  const sexed = finder(grammars.flatMap(({ persons }) => [...persons.female, ...persons.male]))
  const speaks = speakerReader(grammars)
  const placeOf = (found: RegExpExecArray | null) => found?.index ?? Infinity
  return (text) => {
    const start = text.slice(0, BEGINNING)
    const found = noun.exec(start)
    const months = found && likely.get(found[0].toLowerCase().replaceAll(/[\s-]+/g, ' '))
    if (!months || speaks(text)) return undefined
    const earlier = placeOf(sexed.exec(start))
    const isFirst = placeOf(others.exec(start)) > found.index && earlier + SAME_PERSON > found.index
    return isFirst ? months : undefined
  }
}
