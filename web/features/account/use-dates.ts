import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

const LOCALES = { en: 'en-GB', sw: 'sw-KE' } as const satisfies Record<UiLanguage, string>

/** Moments as the language on the screen writes them. */
export function useDates() {
  const locale = LOCALES[useLanguage()]
  const format = (options: Intl.DateTimeFormatOptions) => (at: string) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(at))
  return {
    date: format({ dateStyle: 'long' }),
    day: format({ dateStyle: 'medium' }),
    moment: format({ dateStyle: 'medium', timeStyle: 'short' }),
  }
}
