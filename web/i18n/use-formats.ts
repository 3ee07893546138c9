import { useTranslation } from 'react-i18next'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

export interface Formats {
  /** 31 January 2026. */
  readonly date: (at: string | number) => string
  /** 31 Jan 2026. */
  readonly shortDate: (at: string | number) => string
  /** Saturday, 21 November 2026, in a time zone. */
  readonly longDay: (at: number, timeZone: string) => string
  /** 14:05:09, in a time zone. */
  readonly time: (at: number, timeZone: string) => string
  /** 31 January 2026 at 08:30. */
  readonly moment: (at: string | number) => string
  readonly number: (value: number, digits?: number) => string
  /** A share of one, without decimals: 0.724 is 72%. */
  readonly percent: (share: number) => string
  /** A BMI or its average, always to one decimal. */
  readonly bmi: (value: number) => string
  readonly money: (amount: number, currency: string) => string
  /** Years, or months where the age was given so. */
  readonly age: (person: { readonly age: number; readonly ageMonths: number | null }) => string
}

/** Dates in the order in which East Africa writes them, in both languages: day, month, year. */
const LOCALES = { en: 'en-GB', sw: 'sw-KE' } as const satisfies Record<UiLanguage, string>

/** Making a formatter takes forty times as long as using it. */
function kept<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made: Record<string, Formatter> = {}
  return (locale: string, options: Options): Formatter =>
    (made[locale + JSON.stringify(options)] ??= make(locale, options))
}
const dates = kept((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options))
const numbers = kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))

/** Dates, numbers and ages as the language on the screen writes them. */
export function useFormats(): Formats {
  const { t } = useTranslation('common')
  const locale = LOCALES[useLanguage()]
  return {
    date: (at) => dates(locale, { dateStyle: 'long' }).format(new Date(at)),
    shortDate: (at) => dates(locale, { dateStyle: 'medium' }).format(new Date(at)),
    longDay: (at, timeZone) => dates(locale, { timeZone, dateStyle: 'full' }).format(at),
    time: (at, timeZone) => dates(locale, { timeZone, timeStyle: 'medium', hourCycle: 'h23' }).format(at),
    moment: (at) => dates(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at)),
    number: (value, digits = 1) => numbers(locale, { maximumFractionDigits: digits }).format(value),
    percent: (share) => numbers(locale, { style: 'percent' }).format(share),
    bmi: (value) => numbers(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
    money: (amount, currency) =>
      numbers(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        maximumFractionDigits: 0,
      }).format(amount),
    age: ({ age, ageMonths }) =>
      ageMonths === null ? t('age.years', { count: age }) : t('age.months', { count: ageMonths }),
  }
}
