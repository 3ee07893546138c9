import { Button } from '@mantine/core'
import { IconClipboardHeart } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from './NoAssessments.module.css'

/** What a dashboard without assessments says and offers. */
export function NoAssessments() {
  const { t } = useTranslation('nutrition')
  return (
    <section className={classes.root}>
      <IconClipboardHeart size={48} stroke={1.5} className={classes.icon} aria-hidden />
      <h2 className={classes.title}>{t('dashboard.empty.title')}</h2>
      <p className={classes.message}>{t('dashboard.empty.message')}</p>
      <Button component={Link} to="/nutrition-assessment">
        {t('dashboard.empty.action')}
      </Button>
    </section>
  )
}
