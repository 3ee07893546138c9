import { useTranslation } from 'react-i18next'
import classes from './SkipLink.module.css'

export const CONTENT_ID = 'content'

/** The first thing a keyboard reaches: past the header, to the page. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={classes.link} href={`#${CONTENT_ID}`}>
      {t('skipToContent')}
    </a>
  )
}
