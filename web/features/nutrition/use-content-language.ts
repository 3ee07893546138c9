import { wireLanguage } from '#web/features/nutrition/wire.ts'
import type { Language } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

/** The language to ask a plan's texts in: the one on the screen. */
export function useContentLanguage(): Language {
  return wireLanguage(useLanguage())
}
