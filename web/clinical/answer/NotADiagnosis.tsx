import { useTranslation } from 'react-i18next'
import classes from './NotADiagnosis.module.css'

/** What all this is not, where it is read: support for a decision, in words that nobody may have reviewed yet. */
export function NotADiagnosis({ reviewed }: { reviewed: boolean }) {
  const { t } = useTranslation('medicalPlan')
  return (
    <div className={classes.root} role="note">
      <p>{t('notice')}</p>
      {!reviewed && <p>{t('draft')}</p>}
    </div>
  )
}
