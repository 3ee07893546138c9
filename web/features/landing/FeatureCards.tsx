import {
  IconAmbulance,
  IconCertificate,
  IconChartBar,
  IconMessageHeart,
  IconPill,
  IconSalad,
  IconStethoscope,
  IconVideo,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/features/landing/Section.tsx'
import classes from './FeatureCards.module.css'

/** The capabilities that specification §1 names. */
const FEATURES = [
  { key: 'symptoms', Icon: IconMessageHeart },
  { key: 'nutrition', Icon: IconSalad },
  { key: 'teleconsultation', Icon: IconVideo },
  { key: 'chw', Icon: IconAmbulance },
  { key: 'clinician', Icon: IconStethoscope },
  { key: 'pharmacy', Icon: IconPill },
  { key: 'training', Icon: IconCertificate },
  { key: 'analytics', Icon: IconChartBar },
] as const

export function FeatureCards() {
  const { t } = useTranslation('landing')
  return (
    <Section id="features" heading={t('features.heading')} lead={t('features.lead')}>
      <ul className={classes.grid}>
        {FEATURES.map(({ key, Icon }) => (
          <li key={key} className={classes.card}>
            <span className={classes.icon}>
              <Icon size={24} stroke={1.6} aria-hidden />
            </span>
            <h3 className={classes.title}>{t(`features.${key}.title`)}</h3>
            <p className={classes.text}>{t(`features.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
