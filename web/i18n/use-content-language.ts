import { useLanguage } from '#web/i18n/use-language.ts'
import { type WireLanguage, wireLanguage } from '#web/lib/wire-names.ts'

/** The language to ask a record's texts in: the one on the screen. */
export function useContentLanguage(): WireLanguage {
  return wireLanguage(useLanguage())
}
