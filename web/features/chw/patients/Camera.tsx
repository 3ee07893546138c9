import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPatientCode } from '#domain/patients/patient-code.ts'
import { openSquareReader } from '#web/features/chw/patients/read-square.ts'
import { type CameraFault, cameraFault, closeCamera, openCamera } from '#web/lib/camera.ts'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'
import classes from './PatientsPage.module.css'

/** Between two pictures that are looked at. */
const PAUSE_MS = 150

interface Props {
  onCode: (code: string) => void
  onFault: (fault: CameraFault) => void
  onStop: () => void
}

/** Looks through the camera until it sees the code of a patient's card. The camera is on as long as this is shown. */
export function Camera({ onCode, onFault, onStop }: Props) {
  const { t } = useTranslation('chwPatients')
  const video = useRef<HTMLVideoElement>(null)
  const [seen, setSeen] = useState<'nothing' | 'picture' | 'other code'>('nothing')
  const found = useStableCallback(onCode)
  const failed = useStableCallback(onFault)

  useEffect(() => {
    const shown = video.current
    if (!shown) return undefined
    const over = new AbortController()
    let stream: MediaStream | null = null
    const look = async () => {
      const opened = await openCamera()
      stream = opened
      if (over.signal.aborted) return closeCamera(opened)
      shown.srcObject = opened
      await shown.play()
      setSeen('picture')
      const read = await openSquareReader()
      for (;;) {
        const text = await read(shown)
        if (over.signal.aborted) return undefined
        const code = text === null ? null : readPatientCode(text)
        if (code !== null) return found(code)
        if (text !== null) setSeen('other code')
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
    look().catch((error: unknown) => {
      // Taking the picture off the screen ends what was waited for.
      if (!over.signal.aborted) failed(cameraFault(error))
    })
    return () => {
      over.abort()
      if (stream) closeCamera(stream)
    }
  }, [found, failed])

  return (
    <div className={classes.camera}>
      <video ref={video} className={classes.view} muted playsInline aria-label={t('scan.view')} />
      <output>
        {seen === 'nothing' && t('scan.starting')}
        {seen === 'picture' && t('scan.aim')}
        {seen === 'other code' && t('scan.otherCode')}
      </output>
      <Button variant="default" onClick={onStop}>
        {t('scan.stop')}
      </Button>
    </div>
  )
}
