import { useTranslation } from 'react-i18next'
import { showPatientCode } from '#domain/patients/patient-code.ts'
import type { Outcome } from '#web/features/chw/register/send-patient.ts'
import { serverErrorText } from '#web/i18n/server-error.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { showToast } from '#web/lib/toast.ts'

const UNAVAILABLE = 503
const NO_STATUS = 0

interface Options {
  kind: 'register' | 'edit'
  /** Opens the card of the patient. */
  openCard: (patientId: string) => void
}

/** What a health worker is told of a registration, or of a change (specification §8 "CHW"). */
export function useOutcomeToasts({ kind, openCard }: Options) {
  const { t } = useTranslation(['chwRegister', 'common'])
  const { t: tCommon } = useTranslation('common')
  const language = useLanguage()
  const localized = useLocalizedField()

  return (outcome: Outcome): void => {
    if (outcome.status === 'taken') {
      const code = showPatientCode(outcome.code)
      const action = { label: t('register.openCard'), onPress: () => openCard(outcome.id) }
      return showToast({
        tone: 'success',
        title: t(`${kind}.done`),
        ...(kind === 'register' && { message: t('register.code', { code }), action }),
      })
    }
    const tell = (title: string, message: string | null) =>
      showToast({ tone: 'error', title, ...(message && { message }) })
    if (outcome.status === 'refused') return tell(t(`${kind}.failed`), localized({ error: outcome.message }).error)
    const { code, message } = outcome
    // No answer came: the connection, or the server, broke.
    if (code === null && message === null) return tell(t('exception'), t('draft.notSent'))
    const text = serverErrorText(tCommon, code === 'SERVICE_UNAVAILABLE' ? UNAVAILABLE : NO_STATUS, message)
    // The server speaks English: what has no translation would be a riddle in another language.
    tell(t(`${kind}.failed`), text === message && language !== 'en' ? null : text)
  }
}
