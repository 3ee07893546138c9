import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import {
  COUNTRIES,
  COUNTRY_CODES,
  type CountryCode,
  countryOfOption,
  isEmergencyNumberDoubted,
} from '#domain/vocabulary/countries.ts'
import classes from './CallForHelp.module.css'

interface Props {
  country: CountryCode | null
  /** Absent: the country is known, and is not asked for. */
  onChoose: ((country: CountryCode | null) => void) | undefined
}

/** The number of the person's own country, large, and what to say and to do when nobody answers. */
export function CallForHelp({ country, onChoose }: Props) {
  const { t } = useTranslation(['medicalHelp', 'common'])
  return (
    <section className={classes.root} aria-labelledby="call-for-help">
      <h2 id="call-for-help" className={classes.heading}>
        {t('emergency.call.heading')}
      </h2>
      {onChoose && (
        <NativeSelect
          label={t('emergency.call.choose')}
          description={country === null ? t('emergency.call.unknown') : undefined}
          value={country ?? ''}
          onChange={(event) => onChoose(countryOfOption(event.currentTarget.value))}
          className={classes.choice}
          data={[
            { value: '', label: t('emergency.call.chooseNone') },
            ...COUNTRY_CODES.map((code) => ({ value: code, label: t(`common:countries.${code}`) })),
          ]}
        />
      )}
      <div className={classes.columns}>
        <div>
          {country !== null && <OwnNumber country={country} />}
          <p className={classes.unanswered}>{t('emergency.call.unanswered')}</p>
        </div>
        <div>
          <h3 className={classes.sayHeading}>{t('emergency.call.sayHeading')}</h3>
          <ul className={classes.say}>
            {t('emergency.call.say', { returnObjects: true }).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function OwnNumber({ country }: { country: CountryCode }) {
  const { t } = useTranslation(['medicalHelp', 'common'])
  const number = COUNTRIES[country].emergencyNumber
  const name = t(`common:countries.${country}`)
  if (number === null) {
    return (
      <div className={classes.none}>
        <strong>{t('emergency.call.noneTitle', { country: name })}</strong>
        <p>{t('emergency.call.none', { country: name })}</p>
      </div>
    )
  }
  return (
    <>
      <p className={classes.of}>{t('emergency.call.in', { country: name })}</p>
      <a
        className={classes.call}
        href={`tel:${number}`}
        aria-label={t('emergency.call.label', { country: name, number })}
      >
        <IconPhone size={36} aria-hidden />
        {t('emergency.call.now', { number })}
      </a>
      {isEmergencyNumberDoubted(country) && (
        <p className={classes.doubted}>{t('emergency.call.doubted', { country: name })}</p>
      )}
    </>
  )
}
