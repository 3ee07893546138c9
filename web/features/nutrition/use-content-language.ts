import type { Language } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { wireLanguage } from '#web/lib/wire-names.ts'

/** The language to ask a plan's texts in: the one on the screen. */
export function useContentLanguage(): Language {
  return wireLanguage(useLanguage())
}
