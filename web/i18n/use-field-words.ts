import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import type { FieldWords } from '#web/lib/form-part.ts'

/** What the fields of a form say, in the language on the screen. */
export function useFieldWords(): FieldWords {
  const { t } = useTranslation('common')
  const localized = useLocalizedField()
  return useMemo(
    () => ({ optional: t('form.optional'), error: (english) => localized({ error: english }).error }),
    [t, localized],
  )
}
