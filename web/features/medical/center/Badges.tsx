import { IconSparkles, IconWorldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Badges.module.css'

/** The two badges of the header, with what they do and do not mean: nobody is to take them for more. */
export function Badges() {
  const { t } = useTranslation('medical')
  return (
    <section className={classes.root} aria-label={t('chooser.badges.meaning')}>
      <dl className={classes.list}>
        <div>
          <dt className={classes.badge}>
            <IconWorldCheck size={16} aria-hidden />
            {t('chooser.badges.who')}
          </dt>
          <dd className={classes.meaning}>{t('chooser.badges.whoMeaning')}</dd>
        </div>
        <div>
          <dt className={classes.badge}>
            <IconSparkles size={16} aria-hidden />
            {t('chooser.badges.ai')}
          </dt>
          <dd className={classes.meaning}>{t('chooser.badges.aiMeaning')}</dd>
        </div>
      </dl>
    </section>
  )
}
