import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Picture } from '#web/features/imaging/make-picture.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './imaging.module.css'

interface Props {
  picture: Picture
  imageRef: Ref<HTMLImageElement>
  onRetake: () => void
}

/** The picture that was just taken, as it will be sent. */
export function TakenPicture({ picture: { imageUrl, widthPx, heightPx }, imageRef, onRetake }: Props) {
  const { t } = useTranslation('imaging')
  const formats = useFormats()
  return (
    <div className={classes.camera}>
      <img
        ref={imageRef}
        src={imageUrl}
        width={widthPx}
        height={heightPx}
        alt={t('taken.alt')}
        className={classes.taken}
      />
      <p className={classes.quiet}>
        {t('taken.size', { width: formats.number(widthPx), height: formats.number(heightPx) })}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetake}>
          {t('taken.retake')}
        </Button>
      </div>
    </div>
  )
}
