import { useTranslation } from 'react-i18next'
import type { PhotoSeverity } from '#web/graphql/operations.ts'
import classes from './imaging.module.css'

/** How bad whoever took a photo took it to be, in words and in the colour of its weight. */
export function SeverityBadge({ severity }: { severity: PhotoSeverity }) {
  const { t } = useTranslation('imaging')
  return (
    <span className={classes.severity} data-severity={severity}>
      {t(`severities.${severity}`)}
    </span>
  )
}
