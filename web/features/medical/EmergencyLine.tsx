import { IconAmbulance } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from './EmergencyLine.module.css'

/** Before any form: what to do instead of filling one in when somebody is in danger. */
export function EmergencyLine() {
  const { t } = useTranslation('medical')
  return (
    <p className={classes.root}>
      <IconAmbulance size={22} stroke={1.5} aria-hidden />
      <span>
        {t('emergency.text')}{' '}
        <Link to="/medical/emergency" className={classes.link}>
          {t('emergency.action')}
        </Link>
      </span>
    </p>
  )
}
