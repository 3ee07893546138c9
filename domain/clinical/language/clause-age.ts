import { inRange, MARKS, monthsSaid } from '#domain/clinical/language/age-months.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { anyOf, asWords, templateMatches } from '#domain/clinical/language/templates.ts'

/** Whether somebody speaks in a text at all, whether of themselves alone, and whether it is of a pregnancy. */
export interface WhoSpeaks {
  readonly isHeard: boolean
  readonly speaks: boolean
  readonly isPregnant: boolean
}

/** Part of a sentence between two marks, with the part before it: null where it begins the sentence. */
interface Clause {
  readonly text: string
  readonly before: string | null
  /** The clause before it, also of another sentence. */
  readonly previous: string | null
  /** It is a whole sentence. */
  readonly isSentence: boolean
  /** The next clause of its sentence. */
  readonly behind: string | null
}

const ENDS_SENTENCE = /[.!?\n؟]/u

function clausesIn(text: string): Clause[] {
  const pieces = text.split(MARKS)
  const clauses: Clause[] = []
  let before: string | null = null
  let previous: string | null = null
  for (let at = 0; at < pieces.length; at += 2) {
    const clause = (pieces[at] ?? '').trim()
    const isAtEnd = pieces[at + 1] === undefined || ENDS_SENTENCE.test(pieces[at + 1] ?? '')
    if (clause !== '') {
      const next = (pieces[at + 2] ?? '').trim()
      clauses.push({
        text: clause,
        before,
        previous,
        isSentence: before === null && isAtEnd,
        behind: !isAtEnd && next !== '' ? next : null,
      })
      before = clause
      previous = clause
    }
    if (ENDS_SENTENCE.test(pieces[at + 1] ?? '')) before = null
  }
  return clauses
}

/** Months that nobody counts who tells how long an illness lasts. */
const NO_ILLNESS_MONTHS = 13
const NO_CHILD_MONTHS = 13 * 12
const LONGEST_PREGNANCY_MONTHS = 10
const INFANT_MONTHS = 24
/** Of a small child months by themselves are an age; fewer may be those of a pregnancy or of the illness. */
const LEAST_CHILD_MONTHS = 4
const SEX_BEHIND = /[\s,/]*\b[MF]$/u
const YEARS_IN_SHORT = /^(\d{1,3})\s?y$/iu
/** The age of a grown-up by a bare number. */
const BARE_AGE = /^(?:1[5-9]|[2-9]\d)$/u

/** One name or two. */
const NAME = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/u
/** Ends many words for illnesses, medicines and what somebody is, of which a language may know none: "Psoriasis, 5 years". */
const NO_NAME = /(?:i[ae]|is|ite|ose|om[ae]|isme?|[hp]y|ine|ing|ed|age|ant|oid|[eo][lm]|il|tan)$/u

/**
 * A reader of an age that is all that a clause says: "Miezi 18, kikohozi", "fever since yesterday. 4 yrs.". It may as well
 * be how long something lasts, so the rest of the text has to speak for an age: of a small child by what only those have
 * ("sucks", "MUAC"), or by another time since when the patient is ill. No clause behind what lasts for years is an age; one
 * behind a name is: "Akinyi, 3 years, fever".
 *
 * @param isKnown whether a word in small letters means anything: what means nothing and begins with a capital is a name
 * @returns of a text and who speaks in it the age in months, or undefined
 */
export function clauseAgeReader(
  grammars: readonly Grammar[],
  isKnown: (word: string) => boolean,
): (text: string, who: WhoSpeaks) => number | undefined {
  const wordsIn = (pick: (persons: Grammar['persons']) => readonly string[] | undefined) => {
    const words = anyOf(grammars.flatMap(({ persons }) => pick(persons) ?? []))
    const pattern = new RegExp(asWords(words || '(?!)'), 'iu')
    return (text: string) => pattern.test(text)
  }
  const isOfSmallChild = wordsIn(({ ofSmallChildren }) => ofSmallChildren)
  const isOfToday = wordsIn(({ ofToday }) => ofToday)
  const isOfInfant = wordsIn(({ likelyAges }) => Object.keys(likelyAges ?? {}))
  const isOfChild = wordsIn(({ child }) => child)
  const lastsForYears = wordsIn(({ ofYears }) => ofYears)
  const leads = anyOf(grammars.flatMap(({ persons }) => persons.beforeAge ?? []))
  const lead = leads === '' ? null : new RegExp(`^(?:(?:${leads})[\\s-]+)+`, 'iu')
  const behind = anyOf(grammars.flatMap(({ persons }) => persons.afterAge ?? []))
  const rest = behind === '' ? null : new RegExp(`[\\s-]+(?:${behind})(?!\\p{L}).*$`, 'iu')
  /** A noun for somebody, with one word before it at most: "a son". */
  const nounFor = (pick: (grammar: Grammar) => readonly string[]) => {
    const noun = new RegExp(String.raw`^(?:\p{L}+\s+)?(?:${anyOf(grammars.flatMap(pick)) || '(?!)'})$`, 'iu')
    return (text: string) => noun.test(text)
  }
  const isYoung = nounFor(({ persons, tellers = [] }) => [...persons.child, ...(persons.young ?? []), ...tellers])
  const isSomebody = nounFor(({ persons }) => [...persons.female, ...persons.male, ...persons.child])
  const whole = grammars.flatMap((grammar) =>
    ['# {unit}', '{unit} #'].map((template) => ({ grammar, matches: templateMatches(template, grammar) })),
  )
  const names = anyOf(grammars.flatMap(({ measures }) => Object.values(measures.names).flat()))
  const isMeasure = new RegExp(asWords(names), 'iu')
  /** "Akinyi", "Akinyi Otieno", "Baby Akinyi". */
  const isName = (words: string) => {
    const [first = '', ...more] = words.split(' ')
    const own = more.length > 0 && isSomebody(first) ? more.join(' ') : words
    const isNone = (word: string) => NO_NAME.test(word) || isKnown(word.toLowerCase())
    return NAME.test(own) && !own.split(' ').some(isNone)
  }
  const isPlausible = (months: number, clause: Clause, hasLead: boolean, text: string, who: WhoSpeaks) => {
    if (!inRange(months) || (clause.before !== null && lastsForYears(clause.before))) return false
    const isYears = months >= 12 && months % 12 === 0
    // "Five months, a son."
    if (clause.before === null && clause.behind !== null && (isYears ? isSomebody : isYoung)(clause.behind)) return true
    if (clause.before !== null && isName(clause.before)) {
      // Days and few months may be those of the illness, but for "Baby Akinyi".
      const isChilds = months >= LEAST_CHILD_MONTHS || isOfChild(clause.before)
      if (isYears || (isChilds && !who.isPregnant)) return true
    }
    const isSmallChilds = isOfSmallChild(text)
    if (months >= NO_CHILD_MONTHS) return isYears
    if (isYears)
      return who.speaks ? isSmallChilds : clause.before === null || hasLead || isSmallChilds || isOfToday(text)
    if (clause.previous === null && isSmallChilds && !who.isPregnant) return true
    // "My baby's head bobs with each breath. 5 months." Weeks may be those of a pregnancy.
    if (clause.isSentence && Number.isInteger(months) && months < INFANT_MONTHS && !who.isPregnant && isOfInfant(text))
      return true
    // "Water comes back. Nothing has stayed in my son. 14 months."
    if (clause.isSentence && months >= LEAST_CHILD_MONTHS && !isYears && !who.isPregnant && isOfChild(text)) return true
    if (who.speaks || who.isPregnant) return false
    if (months >= NO_ILLNESS_MONTHS) return true
    if (months < 1) return (clause.previous === null || hasLead) && isSmallChilds
    return isSmallChilds || (hasLead && months >= LONGEST_PREGNANCY_MONTHS)
  }
  const monthsIn = (said: string): number | undefined => {
    const short = YEARS_IN_SHORT.exec(said)?.[1]
    if (short) return Number(short) * 12
    for (const { grammar, matches } of whole) {
      const match = matches(said).find(({ 0: all }) => all === said)
      if (match) return monthsSaid(match, grammar)
    }
    return undefined
  }
  return (text, who) => {
    for (const clause of clausesIn(text)) {
      const begun = clause.before === null ? clause.text.replace(rest ?? '', '') : clause.text
      const said = begun.replace(lead ?? '', '').replace(SEX_BEHIND, '')
      const hasLead = lead !== null && lead.test(clause.text)
      const months = monthsIn(said)
      if (months !== undefined && isPlausible(months, clause, hasLead, text, who)) return Math.round(months * 100) / 100
      const { previous } = clause
      const isBare =
        BARE_AGE.test(clause.text) && previous !== null && !/\d\W*$/u.test(previous) && !isMeasure.test(previous)
      if (isBare) return Number(clause.text) * 12
    }
    return undefined
  }
}
