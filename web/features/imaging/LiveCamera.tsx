import { Button } from '@mantine/core'
import { IconCamera, IconPlayerStop } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeCamera, openCamera } from '#web/lib/camera.ts'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'
import classes from './imaging.module.css'

/** Specification §9 "Photo tool". */
const IDEAL = { width: { ideal: 1920 }, height: { ideal: 1080 } } as const

interface Props {
  /** Called with what is seen now. */
  onCapture: (seen: HTMLVideoElement) => void
  onFault: (error: unknown) => void
  onStop: () => void
  /** What else can be done instead. */
  children: ReactNode
}

/** What the camera sees. It is on as long as this is shown. */
export function LiveCamera({ onCapture, onFault, onStop, children }: Props) {
  const { t } = useTranslation('imaging')
  const video = useRef<HTMLVideoElement>(null)
  const [seeing, setSeeing] = useState(false)
  const failed = useStableCallback(onFault)

  useEffect(() => {
    const shown = video.current
    if (!shown) return undefined
    const over = new AbortController()
    let stream: MediaStream | null = null
    const look = async () => {
      const opened = await openCamera(IDEAL)
      stream = opened
      if (over.signal.aborted) return closeCamera(opened)
      shown.srcObject = opened
      await shown.play()
      return setSeeing(true)
    }
    look().catch((error: unknown) => {
      // Taking the picture off the screen ends what was waited for.
      if (!over.signal.aborted) failed(error)
    })
    return () => {
      over.abort()
      if (stream) closeCamera(stream)
    }
  }, [failed])

  return (
    <div className={classes.camera}>
      <video ref={video} className={classes.view} muted playsInline aria-label={t('camera.view')} />
      <output>{!seeing && t('camera.starting')}</output>
      <div className={classes.buttons}>
        <Button
          disabled={!seeing}
          leftSection={<IconCamera size={18} aria-hidden />}
          onClick={() => {
            if (video.current) onCapture(video.current)
          }}
        >
          {t('camera.capture')}
        </Button>
        <Button variant="default" leftSection={<IconPlayerStop size={18} aria-hidden />} onClick={onStop}>
          {t('camera.stop')}
        </Button>
        {children}
      </div>
    </div>
  )
}
