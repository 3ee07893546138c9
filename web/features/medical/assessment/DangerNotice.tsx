import { IconAlertTriangle, IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { COUNTRIES, countryCodeOf, isEmergencyNumberDoubted } from '#domain/vocabulary/countries.ts'
import type { Danger } from '#web/features/medical/assessment/dangers-of.ts'
import classes from './DangerNotice.module.css'

interface Props {
  dangers: readonly Danger[]
  /** The country whose emergency number is called; '' while none is chosen. */
  region: string
  /** Said at once by a screen reader; the second place on the page is not. */
  announced?: boolean
}

/** What a danger sign means: how soon to be seen, and the number to call. */
export function DangerNotice({ dangers, region, announced = false }: Props) {
  const { t } = useTranslation(['medicalForm', 'common'])
  const code = countryCodeOf(region)
  const number = code === undefined ? null : COUNTRIES[code].emergencyNumber
  const isDoubted = code !== undefined && isEmergencyNumberDoubted(code)
  const withoutNumber = (text: string) => (
    <p className={classes.text}>
      {text}{' '}
      <Link className={classes.more} to="/medical/emergency">
        {t('danger.emergencyPage')}
      </Link>
    </p>
  )
  return (
    <div
      className={classes.notice}
      {...(announced ? { role: 'alert' } : { role: 'group' })}
      aria-label={t('danger.title')}
    >
      <IconAlertTriangle size={28} className={classes.icon} aria-hidden />
      <div>
        <p className={classes.title}>{t('danger.title')}</p>
        <p className={classes.signs}>{dangers.map(({ label }) => label).join(' · ')}</p>
        <p className={classes.text}>{t('danger.text')}</p>
        {number === null || code === undefined ? (
          withoutNumber(t('danger.noNumber'))
        ) : (
          <a
            className={classes.call}
            href={`tel:${number}`}
            aria-label={t('danger.callLabel', { country: t(`common:countries.${code}`), number })}
          >
            <IconPhone size={20} aria-hidden />
            {t('danger.call', { number })}
          </a>
        )}
        {isDoubted && withoutNumber(t('danger.doubted'))}
      </div>
    </div>
  )
}
