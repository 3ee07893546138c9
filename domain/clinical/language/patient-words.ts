import { unitDays } from '#domain/clinical/language/age-months.ts'
import { digitsReader } from '#domain/clinical/language/digits.ts'
import { type Grammar, ownRelatives } from '#domain/clinical/language/grammar.ts'
import { likelyAgeReader, ownTellingReader } from '#domain/clinical/language/likely-age.ts'
import { ageReader, templatesOf } from '#domain/clinical/language/patient-age.ts'
import { withoutAccents } from '#domain/clinical/language/plain-text.ts'
import { anyOf, asWords, numberOf } from '#domain/clinical/language/templates.ts'

/** Who the patient of a text is, as far as it says. */
export interface PatientWords {
  readonly ageMonths?: number
  /** Where no age is told, the one that a noun tells: `toddler`. Good enough to judge by, and none for a dose. */
  readonly likelyAgeMonths?: number
  /** Where no age is told or likely: somebody tells of themselves, and no child is spoken of. No small child does. */
  readonly tellsOfSelf?: true
  readonly sex?: 'female' | 'male'
  readonly pregnancyWeeks?: number
  /** The text introduces a patient ("a 34-year-old woman"): relatives in it are then somebody else. */
  readonly named: boolean
}

const DAYS_A_WEEK = 7

/** Before or after an age in short, the sex: 45M, F/30, M 6. */
const SHORT_SEX = /\b(?:\d{1,3}\s?(?:yrs?|y|mo?s?)?[\s/,]*([MF])|([MF])\s*[/,]?\s*\d{1,3})\b/u
const ALONE_SEX = /\b([MF])\b/u
const FIRST_SENTENCES = 220
const NOBODY = '(?!)'
const LONGEST_PREGNANCY_WEEKS = 44
/** Weeks right behind a woman's age, by themselves, are those of a pregnancy: "21-year-old, 35 weeks, BP 148/96". */
const WEEKS_BEHIND_AGE =
  /(?:old|y\/?o|woman|female|\dF|gravida)\s*,\s*((?:1\d|2\d|3\d|4[0-3]))\s*weeks?\s*(?=[,.;]|$)/iu
/** Weeks by themselves in a note that speaks of a pregnancy: "gush of blood PV 32 wks". No length of an illness. */
const WEEKS_ALONE =
  /(?<!\b(?:for|x|since|past|last|over|about|after|every|of)\s)\b((?:1[2-9]|[23]\d|4[0-2]))\s*-?\s*(?:wks?|weeks?)\b(?![\s-]*(?:old|ago|of|hx|history|duration|now|post|after))/iu
/** Where a note begins with so many weeks, they are no length of an illness. A child born at them has a weight. */
const WEEKS_FIRST =
  /^\s*((?:2\d|3\d|4[0-2]))\s*-?\s*(?:wks?|weeks?)\s*[,;:.](?!.*\b(?:newborn|neonate|born|kg|grams?)\b)/iu
const OBSTETRIC =
  /\b(?:prim(?:ip)?|multip|pv|p\.v\.|fetal|foetal|fetus|foetus|fundal|contractions?|contracting|waters|liquor|labou?r|\w*gravida|(?:first|second|third|fourth|fifth|sixth|\d(?:st|nd|rd|th)) pregnancy|by dates|g\d(?:p\d)?|antenatal|anc|midwife|(?:good|fewer|less|normal|baby|feels|felt) movements|moves? (?:less|well)|brown loss|spotting|trickl(?:e|es|ing)|on (?:her|my|the) left|by (?:\w+ )?scan|no scan|membranes|kick(?:s|ed|ing)?|baby in (?:my |the |her )?(?:stomach|belly|tummy|womb)|breech|water (?:not )?broken?|dipstick|proteinuria)\b/iu
/** The month that somebody pregnant is in: "I am in the eighth month". */
const MONTH_BEGUN =
  /\b(?:in(?:to)?|is|now)\s+(?:the\s+|my\s+|her\s+)?(third|fourth|fifth|sixth|seventh|eighth|ninth)\s+month\b(?!\s+(?:of\s+(?:treatment|tb|life|arv|illness|tablets)))/iu
/** "At 7 weeks, brown loss": so few weeks are those of a pregnancy beside what is said of no infant. */
const EARLY_WEEKS = /\b([4-9]|1[01])\s*weeks?\b(?=[^.;]{0,40}\b(?:brown loss|spotting)\b)/iu
/** 29+1 weeks, 37+4: an infant's age is written with its unit before the sign. */
const WEEKS_AND_DAYS =
  /\b(\d{1,2})\s?\+\s?[0-6]\s*(?:weeks?|wks?)\b|\b((?:2\d|3\d|4[0-2]))\s?\+\s?[0-6]\b(?!\s*(?:days?|mg|ml|\d))/iu
const FIRST_BEGUN = 3
const MONTHS_BEGUN = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const WEEKS_A_MONTH = 52 / 12
/** Weeks in the middle of a month that is begun. */
const weeksInMonth = (name: string): string =>
  String(Math.round((MONTHS_BEGUN.indexOf(name.toLowerCase()) + FIRST_BEGUN - 0.5) * WEEKS_A_MONTH))
const SHORT_GESTATION = /\b(\d{1,2})\s*(?:\/40|weeks?['’]?\s*(?:GA|EGA))\b/iu
const PATIENT = /\b(?:patient|client|mgonjwa)\b/iu

type Reads = (text: string) => PatientWords

/** The weeks of a pregnancy are nobody's age: "38 wks, gravida 2, 27 years". */
const withoutWeeks = (text: string, weeks: number | undefined): string =>
  weeks === undefined ? text : text.replaceAll(new RegExp(String.raw`\b${weeks}\s*(?:wks?|weeks?)\b`, 'giu'), ' ')

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

/** A reader of who the patient is, in all the languages given: age, sex, weeks of pregnancy. */
export function patientReader(grammars: readonly Grammar[]): Reads {
  const of = (name: 'female' | 'male' | 'child' | 'she' | 'he' | 'newborn') =>
    placeOf(grammars.flatMap(({ persons }) => persons[name]))
  const [female, male] = [of('female'), of('male')]
  const [she, he] = [of('she'), of('he')]
  const [child, newborn] = [of('child'), of('newborn')]
  const bornNow = placeOf(grammars.flatMap(({ persons }) => persons.bornNow ?? []))
  const gestations = templatesOf(grammars, (persons) => persons.gestations)
  const ageOf = ageReader(grammars, gestations)
  const inDigits = digitsReader(grammars)
  const likelyAgeOf = likelyAgeReader(grammars)
  const tellsOfSelf = ownTellingReader(grammars)
  const saidWeeks = (text: string): number | undefined => {
    const digits = inDigits(text)
    const both = WEEKS_AND_DAYS.exec(text)
    const month = MONTH_BEGUN.exec(text)?.[1]
    const alone = WEEKS_ALONE.exec(digits)?.[1]
    const weeks = [
      SHORT_GESTATION.exec(text)?.[1],
      EARLY_WEEKS.exec(digits)?.[1],
      both?.[1] ?? both?.[2],
      month === undefined ? undefined : weeksInMonth(month),
      WEEKS_BEHIND_AGE.exec(digits)?.[1],
      WEEKS_FIRST.exec(digits)?.[1],
      alone !== undefined && OBSTETRIC.test(text) ? alone : undefined,
      ...gestations.map(({ grammar, matches }) => {
        const { number, unit, more, smaller } = matches(text)[0]?.groups ?? {}
        if (number === undefined) return undefined
        const daysOf = (name: string | undefined) =>
          name === undefined ? DAYS_A_WEEK : (unitDays(grammar, name) ?? DAYS_A_WEEK)
        // "24 years old and 20 weeks pregnant": the years are the woman's.
        const [count, days] =
          more !== undefined && daysOf(unit) > LONGEST_PREGNANCY_WEEKS * DAYS_A_WEEK
            ? [more, daysOf(smaller)]
            : [number, daysOf(unit)]
        // Nobody tells of a pregnancy in days: "two days pregnancy symptoms" says how long these are there.
        return days < DAYS_A_WEEK ? undefined : Math.floor((numberOf(count, grammar) * days) / DAYS_A_WEEK)
      }),
    ].find((found) => found !== undefined)
    return weeks !== undefined && Number(weeks) <= LONGEST_PREGNANCY_WEEKS ? Number(weeks) : undefined
  }
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

  return (written) => {
    const text = withoutAccents(written)
    const pregnancyWeeks = saidWeeks(text)
    const isHeard = speaks(text) < Infinity
    const who = {
      isHeard,
      speaks: isHeard && child(text) === Infinity,
      isPregnant: pregnancyWeeks !== undefined || OBSTETRIC.test(text),
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
      ...(sex && { sex }),
      ...(pregnancyWeeks !== undefined && { pregnancyWeeks }),
      named: age.names || isNewborn || isNamed,
    }
  }
}
