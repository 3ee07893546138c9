import { useTranslation } from 'react-i18next'
import { localizeStockMessage } from '#web/features/stock/use-stock-field.ts'
import { serverErrorText } from '#web/i18n/server-error.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import type { FieldErrors } from '#web/lib/check-values.ts'
import { mutationFailure } from '#web/lib/mutation-failure.ts'
import { showToast } from '#web/lib/toast.ts'

const UNAVAILABLE = 503
const NO_STATUS = 0

/** What a mutation of the stock answers: what was changed, or why nothing was. */
interface Answer {
  readonly __typename: string
  readonly message?: string
  readonly issues?: readonly { readonly field: string; readonly message: string }[]
}

/**
 * Sends a change of the stock and tells what came of it.
 * @returns what is wrong with the fields, in English; null where it was stored
 */
export function useSend() {
  const { t } = useTranslation('stock')
  const { t: tCommon } = useTranslation('common')
  const language = useLanguage()
  const tell = (message: string) => showToast({ tone: 'error', title: t('toasts.failed'), message })
  return async (send: () => Promise<Answer | null | undefined>, done: string): Promise<FieldErrors | null> => {
    try {
      const answer = await send()
      if (answer?.message === undefined) {
        showToast({ tone: 'success', title: done })
        return null
      }
      tell(localizeStockMessage(answer.message, language))
      return Object.fromEntries((answer.issues ?? []).map(({ field, message }) => [field, message]))
    } catch (error) {
      const { code, message } = mutationFailure(error)
      const status = code === 'SERVICE_UNAVAILABLE' ? UNAVAILABLE : NO_STATUS
      const text = message === null ? null : serverErrorText(tCommon, status, message)
      // The server speaks English: what has no translation would be a riddle in another language.
      tell(text === null || (text === message && language !== 'en') ? t('toasts.failedMessage') : text)
      return {}
    }
  }
}
