import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PhotoOfTimeline } from '#web/features/patients/record/PhotoEntry.tsx'
import photo from './PhotoTold.module.css'
import classes from './record.module.css'

interface Props {
  entry: PhotoOfTimeline
  patientId: string | null
}

/** What a photo is of, what it shows and how bad that is. */
export function PhotoTold({ entry, patientId }: Props) {
  const { t } = useTranslation('imaging')
  const title = t('timeline.title', { type: t(`types.${entry.photoOf}`) })
  const where = t('timeline.where', {
    part: t(`bodyParts.${entry.bodyPart}`),
    severity: t(`severities.${entry.severity}`),
  })
  return (
    <>
      <h3 className={classes.rowTitle}>
        {patientId === null ? title : <Link to={`/medical-imaging/${patientId}?tab=history`}>{title}</Link>}
      </h3>
      <p className={classes.quiet}>{where}</p>
      <img src={entry.thumbnailUrl} alt={`${title}, ${where}`} className={photo.thumbnail} />
      {entry.findings && <p>{entry.findings}</p>}
    </>
  )
}
