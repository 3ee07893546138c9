import type { ReactNode } from 'react'
import { localizeMessage } from '#domain/input/messages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

/**
 * Puts the error of a form's field, which comes in English from the schema, into the language on the screen. Wrap what
 * `form.getInputProps` returns: then the error changes its language with the page.
 */
export function useLocalizedField(): <P extends { error?: ReactNode }>(inputProps: P) => P {
  const language = useLanguage()
  return (inputProps) =>
    typeof inputProps.error === 'string'
      ? { ...inputProps, error: localizeMessage(inputProps.error, language) }
      : inputProps
}
