import { COUNTRIES, type CountryCode, countryCodeOf, isEmergencyNumberDoubted } from '#domain/vocabulary/countries.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { PLAN_WORDS, type PlanWords } from '#domain/vocabulary/medical/plan-words.ts'

/** As the pages write them (web/i18n/use-formats.ts). */
const LOCALES = { en: 'en-GB', sw: 'sw-KE' } as const satisfies Record<UiLanguage, string>
/** Paper has no reader's clock: the day is that of the country. In DR Congo, which has two, of its east. */
const TIME_ZONES: Readonly<Record<CountryCode, string>> = {
  KE: 'Africa/Nairobi',
  UG: 'Africa/Kampala',
  TZ: 'Africa/Dar_es_Salaam',
  RW: 'Africa/Kigali',
  CD: 'Africa/Lubumbashi',
  SS: 'Africa/Juba',
  ET: 'Africa/Addis_Ababa',
  SO: 'Africa/Mogadishu',
  BI: 'Africa/Bujumbura',
  ER: 'Africa/Asmara',
  DJ: 'Africa/Djibouti',
}
const DIGITS = 2

export interface PlanPhrases {
  readonly words: PlanWords
  readonly country: string
  readonly emergencyNumber: string | null
  /** It is doubtful that the number is answered. */
  readonly isNumberDoubted: boolean
  readonly date: (at: Date) => string
  readonly number: (value: number) => string
  /** The word of one or of many, with the count in it. */
  readonly counted: (one: string, other: string, count: number) => string
}

/** Puts values in the place of what stands in double braces. */
export const put = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))

/** How a plan of a region is said in a language on paper. */
export function planPhrases(language: UiLanguage, region: string): PlanPhrases {
  const code = countryCodeOf(region)
  if (code === undefined) throw new Error(`There is no country for the region ${region}`)
  const words = PLAN_WORDS[language]
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: TIME_ZONES[code] })
  const amount = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: DIGITS })
  return {
    words,
    country: words.countries[code],
    emergencyNumber: COUNTRIES[code].emergencyNumber,
    isNumberDoubted: isEmergencyNumberDoubted(code),
    date: (at) => day.format(at),
    number: (value) => amount.format(value),
    counted: (one, other, count) => put(count === 1 ? one : other, { count }),
  }
}
