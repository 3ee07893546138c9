import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'
import classes from './PrintedPhoto.module.css'

interface Props {
  file: File
  /** Of whom it is, in words. */
  subject: string
  lines: readonly string[]
  onPrinted: () => void
}

/** The picture on a sheet of its own, beside the page: it prints alone, and is not on the screen. */
export function PrintedPhoto({ file, subject, lines, onPrinted }: Props) {
  const { t } = useTranslation('imaging')
  const image = useRef<HTMLImageElement>(null)
  const printed = useStableCallback(onPrinted)

  useEffect(() => {
    const made = URL.createObjectURL(file)
    if (image.current) image.current.src = made
    window.addEventListener('afterprint', printed)
    return () => {
      window.removeEventListener('afterprint', printed)
      URL.revokeObjectURL(made)
    }
  }, [file, printed])

  return createPortal(
    <section className={classes.sheet} aria-label={t('photo.printing')}>
      <p className={classes.subject}>{subject}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <img ref={image} alt={lines.join(', ')} onLoad={() => window.print()} />
    </section>,
    document.body,
  )
}
