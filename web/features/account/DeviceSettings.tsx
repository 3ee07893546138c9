import { useMantineColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { UI_LANGUAGES } from '#domain/vocabulary/languages.ts'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { changeLanguage } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'

const LANGUAGE_NAMES = { en: 'English', sw: 'Kiswahili' } as const
const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const

/** What a person can set on this device: language and colours. */
export function DeviceSettings() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <ChoiceRow
        legend={t('device.language')}
        options={UI_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        value={language}
        onChange={(value) => void changeLanguage(value).catch(showConnectionToast)}
      />
      <ChoiceRow
        legend={t('device.colors')}
        options={COLOR_SCHEMES.map((value) => ({ value, label: t(`device.${value}`) }))}
        value={colorScheme}
        onChange={setColorScheme}
      />
    </>
  )
}
