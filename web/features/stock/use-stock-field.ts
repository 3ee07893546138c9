import { type ReactNode, useCallback } from 'react'
import { localizeMessage } from '#domain/input/localize-message.ts'
import { STOCK_MESSAGES } from '#domain/input/stock-messages.ts'
import type { LocalText, UiLanguage } from '#domain/vocabulary/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

const byEnglish = new Map<string, LocalText>(Object.values(STOCK_MESSAGES).map((text) => [text.en, text]))

/** A sentence about stock in another language: these are with the pages of the stock alone, so that no other carries them. */
export const localizeStockMessage = (english: string, language: UiLanguage): string =>
  byEnglish.get(english)?.[language] ?? localizeMessage(english, language)

/** Puts the error of a field, which comes in English from the schema, into the language on the screen. */
export function useStockField(): <P extends { error?: ReactNode }>(inputProps: P) => P {
  const language = useLanguage()
  return useCallback(
    (inputProps) =>
      typeof inputProps.error === 'string'
        ? { ...inputProps, error: localizeStockMessage(inputProps.error, language) }
        : inputProps,
    [language],
  )
}
