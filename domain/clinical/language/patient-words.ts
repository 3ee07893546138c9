import { type Grammar, ownRelatives } from '#domain/clinical/language/grammar.ts'
import { anyOf, asWords, numberOf, templateMatches } from '#domain/clinical/language/templates.ts'
import { withoutAccents } from '#domain/clinical/language/tokens.ts'

/** Who the patient of a text is, as far as it says. */
export interface PatientWords {
  readonly ageMonths?: number
  readonly sex?: 'female' | 'male'
  readonly pregnancyWeeks?: number
  /** The text introduces a patient ("a 34-year-old woman"): relatives in it are then somebody else. */
  readonly named: boolean
}

const UNIT_MONTHS: Readonly<Record<string, number>> = { y: 12, m: 1, w: 12 / 52, d: 12 / 365, h: 0 }
const DAYS_A_WEEK = 7
const DAYS_A_YEAR = 365
const DAYS_A_MONTH = DAYS_A_YEAR / 12
/** Units of time as they are counted in ages: a month is one, whatever its days. */
const MONTHS_OF_DAYS: Readonly<Record<number, number>> = { 30: 1, 365: 12 }
const OLDEST_MONTHS = 120 * 12

/** How clinicians of any language write an age in short: 34 y/o, 8-month-old, 5yr, 45M, aged 60. */
const SHORT_AGES: readonly RegExp[] = [
  /(\d{1,3}(?:\.\d)?)\s*[-\s]?\s*(y|m|w|d|h)(?:ears?|ear|rs?|onths?|os?|eeks?|ks?|ays?|ours?)?\.?\s*[-\s]?\s*old/iu,
  /(\d{1,3})\s*[-\s]?\s*(y|m)\s*\/?\s*o\b/iu,
  /\baged?\s*(?:of|is|:)?\s*(\d{1,3})\s*(y|m|w|d)?/iu,
  /\b(\d{1,3})\s*(y|m)(?:rs?|ths?)?[\s,]*(?:male|female|boy|girl|man|woman|[MF])\b/u,
  /\b(\d{1,3})\s*()(?:m|f)\b(?!\w)(?=[\s,;])/u,
  /\b(\d{1,3})\s*\/?\s*()(?:M|F)\b/u,
  /\b(\d{2})\s*()(?:fe)?male\b/iu,
  /\b[MF]\s?[/,]?\s?(\d{2})()\b(?!\s*(?:[/%wdhm]|[.:]\d))/u,
  /\b[MF]\s?[/,:]?\s?(\d{1,2})\s*(y)(?:ea)?(?:rs?|o)?\b/iu,
  /\b[MF]\s?[/,:]\s?(\d{1,2})\s*(m)(?:on)?(?:th|o)?s?\s*(?:[.,;:]|old|$)/u,
  /\b[MF]\/(\d{1,2})\s*(d|w)(?:ay|eek|k)?s?\b/u,
  /\bG\d+\s?P\d+[\s,]+(\d{2})\s*(y)(?:ea)?rs?\b/iu,
  // No pregnancy lasts so long.
  /\bshe is (1[1-9]|[2-9]\d)\s*(m)onths\b/iu,
  /\bin (?:my|his|her) (?:early |mid |late )?([2-9]0)()s\b/iu,
  /\((\d{1,3})\s*(y|m)(?:rs?|ths?|os?)?\)/iu,
]

/** Months of a child as clinicians write them, beside who it is: girl 10/12, 10/12 F. "Cough 3/12" is none. */
const TWELFTHS =
  /\b(?:girl|boy|baby|child|infant|male|female|[MF])\s*,?\s*(\d{1,2})\s*\/\s*12\b|\b(\d{1,2})\s*\/\s*12\s*(?:old|girl|boy|baby|child|infant|male|female|[MF])\b/u

/** Weeks or days of a baby as clinicians write them: 6/52 old, 12/7 old. */
const WEEKS_OR_DAYS = /\b(\d{1,2})\s*\/\s*(?:(52)\s*(?:old|baby|infant|girl|boy)|7\s*old)\b/iu

/** 1 year 8 months: each language reads such an age by its own forms. */
const YEARS_AND_MONTHS = /\d\s*y(?:(?:ea)?rs?)?[\s,]*(?:and\s+)?\d+\s*m/iu

/** 2y3m, M 3 yrs 2 months. */
const SHORT_YEARS_AND_MONTHS =
  /(?:^|\D)(\d{1,2})\s?y[\s,]?(\d{1,2})\s?m|\b[MF][\s,/]*(\d{1,2})\s*y(?:ea)?rs?[\s,]*(\d{1,2})\s*m/iu

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
  /(?<!\b(?:for|x|since|past|last|over|about|after|every|of)\s)\b((?:1[2-9]|[23]\d|4[0-2]))\s*(?:wks?|weeks)\b(?!\s*(?:old|ago|of|hx|history|duration|now|post|after))/iu
const OBSTETRIC =
  /\b(?:prim(?:ip)?|multip|pv|p\.v\.|fetal|foetal|fetus|foetus|fundal|contractions?|contracting|waters|liquor|labou?r|\w*gravida|(?:first|second|third|fourth|fifth|sixth|\d(?:st|nd|rd|th)) pregnancy|by dates|g\dp\d|antenatal|anc|membranes|kick(?:s|ed|ing)?|baby in (?:my |the |her )?(?:stomach|belly|tummy|womb)|breech|water (?:not )?broken?|dipstick|proteinuria)\b/iu
const SHORT_GESTATION = /\b(\d{1,2})\s*(?:\/40|weeks?['’]?\s*(?:GA|EGA))\b/iu
const PATIENT = /\b(?:patient|client|mgonjwa)\b/iu

type Reads = (text: string) => PatientWords

const inRange = (months: number): boolean => months >= 0 && months <= OLDEST_MONTHS

function shortAge(text: string): number | undefined {
  const short = SHORT_YEARS_AND_MONTHS.exec(text)
  if (short) return Number(short[1] ?? short[3]) * 12 + Number(short[2] ?? short[4])
  const twelfths = TWELFTHS.exec(text)
  if (twelfths) return Number(twelfths[1] ?? twelfths[2])
  const few = WEEKS_OR_DAYS.exec(text)
  if (few) return (Number(few[1]) * 12) / (few[2] ? 52 : 365)
  if (YEARS_AND_MONTHS.test(text)) return undefined
  for (const pattern of SHORT_AGES) {
    const match = pattern.exec(text)
    if (!match?.[1]) continue
    const months = Number(match[1]) * (UNIT_MONTHS[match[2]?.toLowerCase() || 'y'] ?? 12)
    if (inRange(months)) return months
  }
  return undefined
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

/** A reader of who the patient is, in all the languages given: age, sex, weeks of pregnancy. */
export function patientReader(grammars: readonly Grammar[]): Reads {
  const of = (name: 'female' | 'male' | 'child' | 'she' | 'he' | 'newborn') =>
    placeOf(grammars.flatMap(({ persons }) => persons[name]))
  const [female, male] = [of('female'), of('male')]
  const [she, he] = [of('she'), of('he')]
  const [child, newborn] = [of('child'), of('newborn')]
  const patterns = (pick: (persons: Grammar['persons']) => readonly string[]) =>
    grammars.flatMap((grammar) =>
      pick(grammar.persons).map((template) => ({ grammar, matches: templateMatches(template, grammar) })),
    )
  const ages = patterns((persons) => persons.ages)
  const gestations = patterns((persons) => persons.gestations)

  /** Whether words tell of a pregnancy alone, which lasts no year: "I am 8 months", not "I am 24 years". */
  const isOfPregnancy = (said: string): boolean =>
    gestations.some(({ grammar, matches }) =>
      matches(said).some(
        ({ 0: all, groups }) => all === said && (unitDays(grammar, groups?.['unit'] ?? '') ?? 0) < DAYS_A_YEAR,
      ),
    )

  /** An age of which every language's forms were tried; of several the one that the text says first. */
  const saidAge = (text: string): number | undefined => {
    let first: { readonly at: number; readonly months: number } | undefined
    for (const { grammar, matches } of ages) {
      const match = matches(text).find((found) => !isWithinWord(found) && !isOfPregnancy(found[0]))
      const { number, unit, more, smaller } = match?.groups ?? {}
      if (!match || (number === undefined && unit === undefined)) continue
      const monthsOf = (name: string | undefined) => {
        const days = name === undefined ? undefined : unitDays(grammar, name)
        return days === undefined ? 12 : (MONTHS_OF_DAYS[days] ?? days / DAYS_A_MONTH)
      }
      const rest =
        more !== undefined && monthsOf(smaller) < monthsOf(unit) ? numberOf(more, grammar) * monthsOf(smaller) : 0
      const months = (number === undefined ? 1 : numberOf(number, grammar)) * monthsOf(unit) + rest
      if (inRange(months) && (!first || match.index < first.at)) first = { at: match.index, months }
    }
    return first && Math.round(first.months * 100) / 100
  }
  const saidWeeks = (text: string): number | undefined => {
    const weeks = [
      SHORT_GESTATION.exec(text)?.[1],
      WEEKS_BEHIND_AGE.exec(text)?.[1],
      OBSTETRIC.test(text) ? WEEKS_ALONE.exec(text)?.[1] : undefined,
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
  /** @param isPregnant in a text of somebody pregnant who speaks, "he" is the unborn child */
  const sexOf = (written: string, isPregnant: boolean): 'female' | 'male' | undefined => {
    // Where somebody speaks of themselves, "my husband" (in many languages "my man") says nothing of their own sex.
    const isSpeaker = speaks(written) < Infinity
    const text = isSpeaker ? written.replaceAll(relatives, '') : written
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
    const ageMonths = shortAge(text) ?? saidAge(text) ?? (newborn(text) < Infinity ? 0 : undefined)
    const pregnancyWeeks = saidWeeks(text)
    const sex = sexOf(text, pregnancyWeeks !== undefined)
    const start = text.replaceAll(relatives, '').slice(0, FIRST_SENTENCES)
    const isNamed = PATIENT.test(start) || Math.min(female(start), male(start), child(start)) < Infinity
    return {
      ...(ageMonths !== undefined && { ageMonths }),
      ...(sex && { sex }),
      ...(pregnancyWeeks !== undefined && { pregnancyWeeks }),
      named: ageMonths !== undefined || isNamed,
    }
  }
}

/** Whether a number in words and its unit are one word: "woman and" is no "woman an d". */
const isWithinWord = ({ 0: said, groups }: RegExpMatchArray): boolean => {
  const { number, unit } = groups ?? {}
  return number !== undefined && unit !== undefined && !/\d/.test(number) && said.includes(number + unit)
}

function unitDays({ units }: Grammar, found: string): number | undefined {
  const lower = found.toLowerCase()
  const name = Object.keys(units).find((unit) => withoutAccents(unit) === lower)
  return name === undefined ? undefined : units[name]
}
