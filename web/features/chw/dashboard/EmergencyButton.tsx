import { IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { COUNTRIES, type CountryCode } from '#domain/vocabulary/countries.ts'
import classes from './Emergency.module.css'

interface Props {
  /** Null where the account names none. */
  country: CountryCode | null
  onPress: () => void
}

/** Dials the country's number by itself, as a link does: without the server, and without a script's help. */
export function EmergencyButton({ country, onPress }: Props) {
  const { t } = useTranslation(['chwDashboard', 'common'])
  const number = country === null ? null : COUNTRIES[country].emergencyNumber
  const content = (
    <>
      <IconPhone size={24} aria-hidden />
      {t('emergency.button')}
    </>
  )
  if (number === null) {
    return (
      <button type="button" className={classes.button} onClick={onPress}>
        {content}
      </button>
    )
  }
  return (
    <a
      className={classes.button}
      href={`tel:${number}`}
      aria-label={t('emergency.callLabel', { number, country: t(`common:countries.${country ?? 'KE'}`) })}
      onClick={onPress}
    >
      {content}
    </a>
  )
}
