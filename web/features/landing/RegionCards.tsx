import { IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CORE_COUNTRY_CODES, COUNTRIES } from '#domain/vocabulary/countries.ts'
import { Section } from '#web/features/landing/Section.tsx'
import { Flag } from '#web/ui/Flag.tsx'
import classes from './RegionCards.module.css'

/** The six countries, with their languages, payments and emergency numbers (specification §1, §9). */
export function RegionCards() {
  const { t } = useTranslation(['landing', 'common'])
  return (
    <Section id="regions" heading={t('regions.heading')} lead={t('regions.lead')}>
      <ul className={classes.grid}>
        {CORE_COUNTRY_CODES.map((code) => {
          const { emergencyNumber } = COUNTRIES[code]
          const country = t(`common:countries.${code}`)
          return (
            <li key={code} className={classes.card}>
              <h3 className={classes.name}>
                <Flag country={code} />
                {country}
              </h3>
              <dl className={classes.facts}>
                <dt>{t('regions.languagesLabel')}</dt>
                <dd>{t(`regions.languages.${code}`)}</dd>
                <dt>{t('regions.paymentsLabel')}</dt>
                <dd>{t(`regions.payments.${code}`)}</dd>
              </dl>
              <a
                className={classes.emergency}
                href={`tel:${emergencyNumber}`}
                aria-label={t('regions.emergencyCall', { country, number: emergencyNumber })}
              >
                <IconPhone size={18} aria-hidden />
                {t('regions.emergency')} <strong>{emergencyNumber}</strong>
              </a>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
