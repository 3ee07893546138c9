import { useTranslation } from 'react-i18next'
import { useServerConfig } from '#web/lib/server-config.ts'
import { Note } from '#web/ui/Note.tsx'
import { Part } from '#web/ui/Part.tsx'
import classes from './AnalysisTools.module.css'

const FEATURES = ['sharpness', 'exposure', 'colour', 'area', 'verdict', 'onDevice'] as const
const TIPS = ['light', 'background', 'focus', 'distance', 'views', 'scale', 'tidy', 'check'] as const
const PRIVACY = ['consent', 'refusal', 'person', 'share', 'stored', 'metadata', 'disk', 'rules'] as const

/** The tab that says what the analysis does and does not, and how a picture is taken well and rightly. */
export function AnalysisTools() {
  const { t } = useTranslation('photoAnalysis')
  const { demo } = useServerConfig()
  return (
    <div className={classes.root}>
      <Part title={t('tools.features.title')} level={2}>
        {demo && <p className={classes.demonstration}>{t('tools.features.demonstration')}</p>}
        <ul>
          {FEATURES.map((key) => (
            <li key={key}>{t(`tools.features.${key}`)}</li>
          ))}
        </ul>
      </Part>
      <Note>{t('tools.supportOnly')}</Note>
      <Part title={t('tools.tips.title')} level={2}>
        <ul>
          {TIPS.map((key) => (
            <li key={key}>{t(`tools.tips.${key}`)}</li>
          ))}
        </ul>
        <p className={classes.source}>{t('tools.tips.source')}</p>
      </Part>
      <Part title={t('tools.privacy.title')} level={2}>
        <ul>
          {PRIVACY.map((key) => (
            <li key={key}>{t(`tools.privacy.${key}`)}</li>
          ))}
        </ul>
      </Part>
    </div>
  )
}
