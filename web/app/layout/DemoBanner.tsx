import { useTranslation } from 'react-i18next'
import { useServerConfig } from '#web/lib/server-config.ts'
import classes from './Notices.module.css'

/** Says that this server is a demonstration. It lies at the foot of the window, so that nothing moves when it comes. */
export function DemoBanner() {
  const { t } = useTranslation()
  const { demo } = useServerConfig()
  if (!demo) return null
  return (
    <aside className={classes.demo} aria-label={t('demo.label')}>
      <strong>{t('demo.label')}.</strong> {t('demo.banner')}
    </aside>
  )
}
