import { Button, FileButton } from '@mantine/core'
import { IconCamera, IconCameraOff, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SMALLEST_PHOTO_SIDE_PX } from '#domain/vocabulary/photos.ts'
import { LiveCamera } from '#web/features/imaging/LiveCamera.tsx'
import {
  makePicture,
  type Picture,
  PictureError,
  type PictureFault,
  pictureOfFile,
} from '#web/features/imaging/make-picture.ts'
import classes from './imaging.module.css'

interface Props {
  /** Whether the camera is on from the start, as after Retake Photo. */
  startOn: boolean
  onPicture: (picture: Picture) => void
}

/** Where a picture comes from: the camera, or a file. */
export function CameraPanel({ startOn, onPicture }: Props) {
  const { t } = useTranslation('imaging')
  const [isOn, setIsOn] = useState(startOn)
  const [reading, setReading] = useState(false)
  const [fault, setFault] = useState<PictureFault | 'camera' | null>(null)

  const take = async (make: () => Picture | Promise<Picture>) => {
    setFault(null)
    setReading(true)
    try {
      onPicture(await make())
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      setFault(error.fault)
    } finally {
      setReading(false)
    }
  }
  const start = () => {
    setFault(null)
    setIsOn(true)
  }
  const stop = (why: 'camera' | null) => {
    setIsOn(false)
    setFault(why)
  }

  const upload = (
    <FileButton
      accept="image/*"
      capture="environment"
      inputProps={{ 'aria-label': t('camera.upload') }}
      onChange={(file) => {
        if (file) void take(async () => pictureOfFile(file))
      }}
    >
      {(props) => (
        <Button {...props} variant="default" loading={reading} leftSection={<IconUpload size={18} aria-hidden />}>
          {t('camera.upload')}
        </Button>
      )}
    </FileButton>
  )

  return (
    <div className={classes.camera}>
      {isOn ? (
        <LiveCamera
          onCapture={(seen) =>
            void take(() => makePicture(seen, { widthPx: seen.videoWidth, heightPx: seen.videoHeight }))
          }
          onFault={(error) => {
            console.info('The camera cannot be used:', error)
            stop('camera')
          }}
          onStop={() => stop(null)}
        >
          {upload}
        </LiveCamera>
      ) : (
        <>
          <p className={classes.off}>
            <IconCameraOff size={40} stroke={1.5} aria-hidden />
            {t('camera.off')}
          </p>
          <div className={classes.buttons}>
            <Button leftSection={<IconCamera size={18} aria-hidden />} onClick={start}>
              {t('camera.start')}
            </Button>
            {upload}
          </div>
        </>
      )}
      {fault && (
        <p role="alert" className={classes.fault}>
          {t(`camera.faults.${fault}`, { sidePx: SMALLEST_PHOTO_SIDE_PX })}
          {fault === 'camera' && ` ${t('camera.uploadInstead')}`}
        </p>
      )}
      <p className={classes.quiet}>{t('camera.consent')}</p>
    </div>
  )
}
