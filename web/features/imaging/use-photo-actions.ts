import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverErrorText } from '#web/i18n/server-error.ts'
import { HttpError } from '#web/lib/http.ts'
import { downloadFile, shareFile } from '#web/lib/share-file.ts'
import { showToast } from '#web/lib/toast.ts'

/** What is being done with a photo's picture. */
type Busy = 'export' | 'share' | 'print'

/**
 * Exports, shares and prints the picture of a photo.
 * @param fetchFile fetches it
 */
export function usePhotoActions(fetchFile: () => Promise<File>) {
  const { t } = useTranslation('imaging')
  const { t: tCommon } = useTranslation('common')
  const [busy, setBusy] = useState<Busy | null>(null)
  const [pressAgain, setPressAgain] = useState(false)
  const [toPrint, setToPrint] = useState<File | null>(null)

  const exported = () => showToast({ tone: 'success', title: t('photo.exported') })
  const carryOut = async (action: Busy, work: (file: File) => Promise<void> | void) => {
    setBusy(action)
    try {
      await work(await fetchFile())
    } catch (error) {
      console.info(`The photo could not be fetched to ${action} it:`, error)
      const said = error instanceof HttpError ? serverErrorText(tCommon, error.status, null) : null
      showToast({ tone: 'error', title: t('photo.fileFailed'), message: said ?? t('photo.fileFailedMessage') })
    } finally {
      setBusy(null)
    }
  }

  return {
    busy,
    /** The device wants another press before it opens its menu. */
    pressAgain,
    /** The picture that is on its way to the printer. */
    toPrint,
    exportPhoto: () =>
      carryOut('export', (file) => {
        downloadFile(file)
        exported()
      }),
    sharePhoto: () =>
      carryOut('share', async (file) => {
        const shared = await shareFile(file)
        if (shared === 'downloaded') exported()
        setPressAgain(shared === 'press_again')
      }),
    printPhoto: () => carryOut('print', setToPrint),
    printed: () => setToPrint(null),
  }
}
