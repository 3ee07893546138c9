import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Yes, no, and not known, which is what a question stands at until it is answered. */
export function useYesNoUnknown() {
  const { t } = useTranslation('medicalForm')
  return useMemo(
    () =>
      [
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
        { value: '', label: t('notKnown') },
      ] as const,
    [t],
  )
}
