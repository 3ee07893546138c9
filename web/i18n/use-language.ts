import { useTranslation } from 'react-i18next'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { currentLanguage } from '#web/i18n/i18n.ts'

/** The language on the screen; the component renders anew when it changes. */
export function useLanguage(): UiLanguage {
  useTranslation()
  return currentLanguage()
}
