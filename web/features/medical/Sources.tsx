import { useTranslation } from 'react-i18next'
import classes from './Sources.module.css'

/** The guidelines that a text follows, at its foot. They are named in English, as they are published. */
export function Sources({ sources }: { sources: readonly string[] }) {
  const { t } = useTranslation('medicalHelp')
  return (
    <p className={classes.root}>
      {t('sources', { count: sources.length })}: <span lang="en">{sources.join('; ')}.</span>
    </p>
  )
}
