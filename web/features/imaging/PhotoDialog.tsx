import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './imaging.module.css'

interface Props {
  /** What it shows, in words. */
  title: string
  size: { readonly widthPx: number; readonly heightPx: number }
  fetchFile: () => Promise<File>
  onClosed: () => void
}

/** The picture as large as the screen allows. It is fetched when it is opened. */
export function PhotoDialog({ title, size, fetchFile, onClosed }: Props) {
  const { t } = useTranslation('imaging')
  const dialog = useRef<HTMLDialogElement>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const fetchPicture = useStableCallback(fetchFile)

  useEffect(() => {
    const over = new AbortController()
    let made: string | null = null
    const load = async () => {
      try {
        const file = await fetchPicture()
        if (over.signal.aborted) return
        made = URL.createObjectURL(file)
        setUrl(made)
      } catch (error) {
        if (over.signal.aborted) return
        console.info(`The photo could not be loaded, attempt ${attempt}:`, error)
        setFailed(true)
      }
    }
    void load()
    return () => {
      over.abort()
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [attempt, fetchPicture])

  return (
    <Dialog dialog={dialog} title={title} onClosed={onClosed} wide>
      {url !== null && (
        <img src={url} width={size.widthPx} height={size.heightPx} alt={title} className={classes.large} />
      )}
      {url === null && !failed && (
        <output aria-busy="true" aria-label={t('large.loading')}>
          <Skeleton height="50vh" />
        </output>
      )}
      {failed && (
        <div role="alert" className={classes.fault}>
          <p>{t('large.failed')}</p>
          <Button
            mt="xs"
            onClick={() => {
              setFailed(false)
              setAttempt(attempt + 1)
            }}
          >
            {t('large.again')}
          </Button>
        </div>
      )}
      <Button mt="md" variant="default" onClick={() => dialog.current?.close()}>
        {t('large.close')}
      </Button>
    </Dialog>
  )
}
