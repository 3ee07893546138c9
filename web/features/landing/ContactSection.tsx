import { useTranslation } from 'react-i18next'
import { CORE_COUNTRY_CODES, COUNTRIES } from '#domain/vocabulary/countries.ts'
import { Section } from '#web/features/landing/Section.tsx'
import classes from './ContactSection.module.css'

const NUMBERS = [...new Set(CORE_COUNTRY_CODES.map((code) => COUNTRIES[code].emergencyNumber))]

/** The countries of each emergency number, so that one reads the number that counts at a glance. */
export function ContactSection() {
  const { t } = useTranslation(['landing', 'common'])
  return (
    <Section id="contact" heading={t('contact.heading')} lead={t('contact.text')}>
      <ul className={classes.list}>
        {NUMBERS.map((number) => (
          <li key={number}>
            <a className={classes.number} href={`tel:${number}`}>
              {number}
            </a>
            <span>
              {CORE_COUNTRY_CODES.filter((code) => COUNTRIES[code].emergencyNumber === number)
                .map((code) => t(`common:countries.${code}`))
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
