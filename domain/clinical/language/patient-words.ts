import { type Grammar, ownRelatives } from '#domain/clinical/language/grammar.ts'
import { likelyAgeReader, ownTellingReader, speakerReader } from '#domain/clinical/language/likely-age.ts'
import { ageReader, templatesOf } from '#domain/clinical/language/patient-age.ts'
import { withoutAccents } from '#domain/clinical/language/plain-text.ts'
import { obstetricReader, pregnancyWeeksReader } from '#domain/clinical/language/pregnancy-weeks.ts'
import { anyOf, asWords } from '#domain/clinical/language/templates.ts'

/** Who the patient of a text is, as far as it says. */
export interface PatientWords {
  readonly ageMonths?: number
  /** Where no age is told, the one that a noun tells: `toddler`. Good enough to judge by, and none for a dose. */
  readonly likelyAgeMonths?: number
  /** Where no age is told or likely: somebody tells of themselves, and no child is spoken of. No small child does. */
  readonly tellsOfSelf?: true
  /** Somebody speaks of themselves in a text that tells a child's age: whose illness it is only the signs tell. */
  readonly isHeard?: true
  readonly sex?: 'female' | 'male'
  readonly pregnancyWeeks?: number
  /** The text introduces a patient ("a 34-year-old woman"): relatives in it are then somebody else. */
  readonly named: boolean
}

/** Before or after an age in short, the sex: 45M, F/30, M 6. */
const SHORT_SEX =
  /(?<!\d[.,])\b(?:(?!(?:9[5-9]|10\d) ?F)\d{1,3}\s?(?:yrs?|y|mo?s?)?[\s/,]*([MF])|([MF])\s*[/,]?\s*\d{1,3})\b/u
const ALONE_SEX = /(?<!\d[.,]\d ?|\b(?:9[5-9]|10\d) ?)\b([MF])\b/u
const FIRST_SENTENCES = 220
const NOBODY = '(?!)'
const PATIENT = /\b(?:patient|client|mgonjwa)\b/iu

type Reads = (text: string) => PatientWords

/** The weeks of a pregnancy are nobody's age, nor its months: "38 wks, gravida 2, 27 years", "lady 7 months". */
const withoutWeeks = (text: string, weeks: number | undefined): string => {
  if (weeks === undefined) return text
  const months = Math.ceil((weeks * 12) / 52)
  const inWeeks = String.raw`${weeks}(?:\s?\+\s?[0-6])?\s*(?:wks?|weeks?|w|\/\s?40)`
  return text.replaceAll(
    new RegExp(String.raw`\b(?:${inWeeks}|${months}\s*(?:m(?:on)?ths?|\/\s?12))(?![\p{L}\d])`, 'giu'),
    ' ',
  )
}

/** Where the words stand first in a text, or Infinity. */
function placeOf(words: readonly string[]): (text: string) => number {
  if (words.length === 0) return () => Infinity
  const pattern = new RegExp(asWords(anyOf(words)), 'iu')
  return (text) => {
    const place = text.search(pattern)
    return place === -1 ? Infinity : place
  }
}

const earlier = (female: number, male: number): 'female' | 'male' | undefined => {
  if (female === male) return undefined
  return female < male ? 'female' : 'male'
}

/**
 * A reader of who the patient is, in all the languages given: age, sex, weeks of pregnancy.
 *
 * @param isKnown whether a word in small letters means anything in them: others may be names
 */
export function patientReader(grammars: readonly Grammar[], isKnown: (word: string) => boolean): Reads {
  const of = (name: 'female' | 'male' | 'child' | 'she' | 'he' | 'newborn') =>
    placeOf(grammars.flatMap(({ persons }) => persons[name]))
  const [female, male] = [of('female'), of('male')]
  const [she, he] = [of('she'), of('he')]
  const [child, newborn] = [of('child'), of('newborn')]
  const bornNow = placeOf(grammars.flatMap(({ persons }) => persons.bornNow ?? []))
  const gestations = templatesOf(grammars, (persons) => persons.gestations)
  const ageOf = ageReader(grammars, gestations, isKnown)
  const saidWeeks = pregnancyWeeksReader(grammars, gestations)
  const isObstetric = obstetricReader(grammars)
  const likelyAgeOf = likelyAgeReader(grammars)
  const tellsOfSelf = ownTellingReader(grammars)
  const isTeller = speakerReader(grammars)
  const speaks = placeOf(grammars.flatMap(({ speakers }) => speakers))
  const relatives = new RegExp(asWords(anyOf(grammars.flatMap(ownRelatives)) || NOBODY), 'giu')
  const sides = new RegExp(asWords(anyOf(grammars.flatMap(({ persons }) => persons.sides ?? [])) || NOBODY), 'giu')
  /** @param isPregnant in a text of somebody pregnant who speaks, "he" is the unborn child */
  const sexOf = (written: string, isPregnant: boolean): 'female' | 'male' | undefined => {
    // Where somebody speaks of themselves, "my husband" (in many languages "my man") says nothing of their own sex.
    const isSpeaker = speaks(written) < Infinity
    const bodily = written.replaceAll(sides, '')
    const text = isSpeaker ? bodily.replaceAll(relatives, '') : bodily
    const start = text.slice(0, FIRST_SENTENCES)
    const short = SHORT_SEX.exec(start)
    const letter = short?.[1] ?? short?.[2]
    if (letter) return letter === 'F' ? 'female' : 'male'
    const named = earlier(female(start), male(start))
    if (named) return named
    if (isSpeaker && isPregnant) return 'female'
    const alone = ALONE_SEX.exec(start)?.[1]
    if (alone) return alone === 'F' ? 'female' : 'male'
    return earlier(she(text), he(text))
  }

  const nobodys = grammars.flatMap(({ persons }) => persons.nobodys ?? [])

  return (written) => {
    const text = nobodys.reduce(
      (rest, { words, beside }) => (beside.test(rest) ? rest.replaceAll(words, '') : rest),
      withoutAccents(written),
    )
    const pregnancyWeeks = saidWeeks(text)
    const isHeard = isTeller(text)
    const who = {
      isHeard,
      speaks: isHeard && child(text) === Infinity,
      isPregnant: pregnancyWeeks !== undefined || isObstetric(text),
    }
    const isNewborn = newborn(text) < Infinity || (!isHeard && !who.isPregnant && bornNow(text) < Infinity)
    const age = ageOf(withoutWeeks(text, pregnancyWeeks), who)
    const ageMonths = age.months ?? (isNewborn ? 0 : undefined)
    const likelyAgeMonths = ageMonths === undefined && !who.isPregnant ? likelyAgeOf(text) : undefined
    const sex = sexOf(text, pregnancyWeeks !== undefined)
    const start = text.replaceAll(relatives, '').slice(0, FIRST_SENTENCES)
    const isNamed = PATIENT.test(start) || Math.min(female(start), male(start), child(start)) < Infinity
    return {
      ...(ageMonths !== undefined && { ageMonths }),
      ...(likelyAgeMonths !== undefined && { likelyAgeMonths }),
      ...((ageMonths ?? likelyAgeMonths) === undefined && tellsOfSelf(text) && { tellsOfSelf: true as const }),
      ...(isHeard && ageMonths !== undefined && { isHeard: true as const }),
      ...(sex && { sex }),
      ...(pregnancyWeeks !== undefined && { pregnancyWeeks }),
      named: age.names || isNewborn || isNamed,
    }
  }
}
