import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

const LOCALES = { en: 'en-GB', sw: 'sw-KE' } as const satisfies Record<UiLanguage, string>

/** Writes a moment with its day and time, as the language on the screen does: 5 Mar 2026, 09:00. */
export function useMoment(): (at: string) => string {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], { dateStyle: 'medium', timeStyle: 'short' })
  return (at) => format.format(new Date(at))
}
