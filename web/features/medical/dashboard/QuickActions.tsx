import { IconAmbulance, IconBook2, IconCalendarEvent, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from './QuickActions.module.css'
import recent from './Recent.module.css'

const ACTIONS = [
  { key: 'emergency', path: '/medical/emergency', icon: IconAmbulance },
  { key: 'followUp', path: '/follow-up-clinic', icon: IconCalendarEvent },
  { key: 'resources', path: '/medical/resources', icon: IconBook2 },
] as const

/** What else one may need from here. */
export function QuickActions() {
  const { t } = useTranslation('medical')
  return (
    <section aria-labelledby="quick-actions">
      <div className={recent.head}>
        <h2 id="quick-actions" className={recent.heading}>
          {t('dashboard.quickActions')}
        </h2>
      </div>
      <ul className={classes.list}>
        {ACTIONS.map(({ key, path, icon: Picture }) => (
          <li key={key}>
            <Link to={path} className={classes.action} data-urgent={key === 'emergency' || undefined}>
              <Picture size={22} stroke={1.5} aria-hidden />
              <span>{t(`dashboard.actions.${key}`)}</span>
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
