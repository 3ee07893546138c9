import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverErrorText } from '#web/i18n/server-error.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { fetchFile, HttpError } from '#web/lib/http.ts'
import { shareFile } from '#web/lib/share-file.ts'
import { showToast } from '#web/lib/toast.ts'

const PDF = 'application/pdf'
const DAY = 'YYYY-MM-DD'.length

/** The plan as a PDF in the language on the screen, shared or downloaded: whether it is busy, or waits for a second press. */
export function useSharePdf({ id, createdAt }: { readonly id: string; readonly createdAt: string }) {
  const { t } = useTranslation('medicalPlan')
  const { t: tCommon } = useTranslation('common')
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'busy' | 'press_again'>('idle')
  const made = useRef<{ readonly language: string; readonly file: File } | null>(null)

  const fetchPdf = async (): Promise<File> => {
    if (made.current?.language === language) return made.current.file
    const blob = await fetchFile(`/medical/plan/${id}/pdf?language=${language}`, PDF)
    const file = new File([blob], `afya-plan-${createdAt.slice(0, DAY)}.pdf`, { type: PDF })
    made.current = { language, file }
    return file
  }

  const share = async (): Promise<void> => {
    setState('busy')
    try {
      const shared = await shareFile(await fetchPdf())
      if (shared === 'downloaded') showToast({ tone: 'success', title: t('pdf.downloaded') })
      setState(shared === 'press_again' ? 'press_again' : 'idle')
    } catch (error) {
      const said = error instanceof HttpError ? serverErrorText(tCommon, error.status, null) : null
      showToast({ tone: 'error', title: t('pdf.failed'), message: said ?? t('pdf.failedMessage') })
      setState('idle')
    }
  }

  return { state, share }
}
