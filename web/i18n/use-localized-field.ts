import { type ReactNode, useCallback } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'

/** The sentences of every form, in every language: no page waits for them. */
const loadSentences = () => import('#domain/input/localize-message.ts').then(({ localizeMessage }) => localizeMessage)

/**
 * Puts the error of a form's field, which comes in English from the schema, into the language on the screen. Wrap what
 * `form.getInputProps` returns: then the error changes its language with the page.
 */
export function useLocalizedField(): <P extends { error?: ReactNode }>(inputProps: P) => P {
  const language = useLanguage()
  const { part: localize } = useLatePart(loadSentences)
  return useCallback(
    (inputProps) =>
      typeof inputProps.error === 'string' && localize
        ? { ...inputProps, error: localize(inputProps.error, language) }
        : inputProps,
    [language, localize],
  )
}
