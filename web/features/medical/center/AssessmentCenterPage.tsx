import { IconArrowRight, IconCheck, IconClipboardHeart } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CORE_COUNTRY_CODES } from '#domain/vocabulary/countries.ts'
import { Badges } from '#web/features/medical/center/Badges.tsx'
import { WayCard } from '#web/features/medical/center/WayCard.tsx'
import { WAYS } from '#web/features/medical/center/ways.ts'
import { EmergencyLine } from '#web/features/medical/EmergencyLine.tsx'
import { MedicalFrame } from '#web/features/medical/MedicalFrame.tsx'
import { MEDICAL_TOOLS, type MedicalTools } from '#web/lib/medical-tools.ts'
import { Flag } from '#web/ui/Flag.tsx'
import classes from './AssessmentCenterPage.module.css'

const FEATURES = [
  { key: 'visual', tool: 'imaging' },
  { key: 'chat', tool: 'chat' },
] as const

/** Where an assessment begins (specification §2 "Medical Assessment Center chooser"). */
export function AssessmentCenterPage({ tools = MEDICAL_TOOLS }: { tools?: MedicalTools }) {
  const { t } = useTranslation(['medical', 'common'])
  return (
    <MedicalFrame title={t('center')} intro={t('chooser.intro')} back={{ to: '/', label: t('backToHome') }}>
      <div className={classes.sections}>
        <Badges />
        <EmergencyLine />
        <Link to="/medical/dashboard" className={classes.byDisease}>
          <IconClipboardHeart size={32} stroke={1.5} aria-hidden />
          <span className={classes.byDiseaseText}>
            <strong>{t('chooser.byDisease.title')}</strong>
            <span>{t('chooser.byDisease.text')}</span>
          </span>
          <IconArrowRight size={22} aria-hidden />
        </Link>

        <section aria-labelledby="ways">
          <h2 id="ways" className={classes.heading}>
            {t('chooser.choose')}
          </h2>
          <ul className={classes.ways}>
            {WAYS.map((way) => (
              <li key={way.key}>
                <WayCard way={way} tools={tools} />
              </li>
            ))}
          </ul>
        </section>

        <div className={classes.features}>
          {FEATURES.map(({ key, tool }) => (
            <section key={key} className={classes.feature} aria-labelledby={`features-${key}`}>
              <div className={classes.featureHead}>
                <h2 id={`features-${key}`} className={classes.featureTitle}>
                  {t(`chooser.features.${key}.title`)}
                </h2>
                {!tools[tool].open && <span className={classes.notOpen}>{t('chooser.features.notOpen')}</span>}
              </div>
              <ul className={classes.items}>
                {t(`chooser.features.${key}.items`, { returnObjects: true }).map((item) => (
                  <li key={item}>
                    <IconCheck size={18} aria-hidden />
                    {item}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <section className={classes.feature} aria-labelledby="cross-border">
            <h2 id="cross-border" className={classes.featureTitle}>
              {t('chooser.crossBorder.title')}
            </h2>
            <p className={classes.crossBorder}>{t('chooser.crossBorder.text')}</p>
            <ul className={classes.countries}>
              {CORE_COUNTRY_CODES.map((code) => (
                <li key={code}>
                  <Flag country={code} width={24} />
                  {t(`common:countries.${code}`)}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </MedicalFrame>
  )
}
