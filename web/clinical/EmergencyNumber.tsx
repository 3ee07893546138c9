import { IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { COUNTRIES, countryCodeOf, isEmergencyNumberDoubted } from '#domain/vocabulary/countries.ts'
import classes from './EmergencyNumber.module.css'

interface Props {
  /** The country whose number is called, by its name; '' while none is known. */
  region: string
}

/**
 * The number of help as a button that dials it, or what to do where none is sure. It stands on the red of a danger. Its
 * texts are of the namespace `emergencyNumber`.
 */
export function EmergencyNumber({ region }: Props) {
  const { t } = useTranslation(['emergencyNumber', 'common'])
  const code = countryCodeOf(region)
  const number = code === undefined ? null : COUNTRIES[code].emergencyNumber
  const withoutNumber = (text: string) => (
    <p className={classes.text}>
      {text}{' '}
      <Link className={classes.more} to="/medical/emergency">
        {t('emergencyPage')}
      </Link>
    </p>
  )
  if (number === null || code === undefined) return withoutNumber(t('noNumber'))
  return (
    <>
      <a
        className={classes.call}
        href={`tel:${number}`}
        aria-label={t('callLabel', { country: t(`common:countries.${code}`), number })}
      >
        <IconPhone size={20} aria-hidden />
        {t('call', { number })}
      </a>
      {isEmergencyNumberDoubted(code) && withoutNumber(t('doubted'))}
    </>
  )
}
