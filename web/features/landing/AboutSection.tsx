import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/features/landing/Section.tsx'
import classes from './AboutSection.module.css'

/** What the product is not: a replacement for a health professional (specification §1). */
export function AboutSection() {
  const { t } = useTranslation('landing')
  return (
    <Section id="about" heading={t('about.heading')} lead={t('about.text')}>
      <div className={classes.notice} role="note">
        <IconInfoCircle size={24} stroke={1.75} aria-hidden />
        <div>
          <strong>{t('about.noticeTitle')}</strong>
          <p>{t('about.notice')}</p>
        </div>
      </div>
    </Section>
  )
}
