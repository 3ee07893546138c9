import { Button } from '@mantine/core'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { changeLanguage } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

/** Each language by the name that its own speakers give it; these are not translated. */
const OTHER = {
  en: { language: 'sw', name: 'Kiswahili' },
  sw: { language: 'en', name: 'English' },
} as const satisfies Record<UiLanguage, { language: UiLanguage; name: string }>

/** Offers the language that is not on the screen. */
export function LanguageSwitch() {
  const other = OTHER[useLanguage()]
  return (
    <Button
      variant="subtle"
      color="gray"
      px="xs"
      lang={other.language}
      onClick={() => void changeLanguage(other.language).catch(showConnectionToast)}
    >
      {other.name}
    </Button>
  )
}
