import { type ReactNode, useEffect, useState } from 'react'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

type Localize = (english: string, language: UiLanguage) => string

const inEnglish: Localize = (english) => english

/** The sentences of every form, in every language: fetched once a form stands, so that no page waits for them. */
let known: Localize | null = null

/**
 * Puts the error of a form's field, which comes in English from the schema, into the language on the screen. Wrap what
 * `form.getInputProps` returns: then the error changes its language with the page.
 */
export function useLocalizedField(): <P extends { error?: ReactNode }>(inputProps: P) => P {
  const language = useLanguage()
  const [localize, setLocalize] = useState<Localize | null>(() => known)

  useEffect(() => {
    if (localize) return
    import('#domain/input/messages.ts').then(
      ({ localizeMessage }) => {
        known = localizeMessage
        setLocalize(() => localizeMessage)
      },
      (error: unknown) => console.info('The sentences of forms could not be loaded:', error),
    )
  }, [localize])

  return (inputProps) =>
    typeof inputProps.error === 'string'
      ? { ...inputProps, error: (localize ?? inEnglish)(inputProps.error, language) }
      : inputProps
}
