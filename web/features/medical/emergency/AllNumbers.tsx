import { useTranslation } from 'react-i18next'
import { COUNTRIES, COUNTRY_CODES, isEmergencyNumberDoubted } from '#domain/vocabulary/countries.ts'
import { Disclosure } from '#web/features/medical/emergency/Disclosure.tsx'
import classes from './AllNumbers.module.css'

/** The number of every country, for whoever is away from home. */
export function AllNumbers({ initiallyOpen }: { initiallyOpen: boolean }) {
  const { t } = useTranslation(['medicalHelp', 'common'])
  return (
    <div className={classes.root}>
      <Disclosure title={t('emergency.call.all')} level={2} initiallyOpen={initiallyOpen}>
        <ul className={classes.list} aria-label={t('emergency.call.all')}>
          {COUNTRY_CODES.map((code) => {
            const number = COUNTRIES[code].emergencyNumber
            const country = t(`common:countries.${code}`)
            const isDoubted = number === null || isEmergencyNumberDoubted(code)
            return (
              <li key={code} className={classes.country}>
                <span>{country}</span>
                {isDoubted && <span className={classes.none}>{t('emergency.call.noNumber')}</span>}
                {number !== null && (
                  <a
                    className={classes.number}
                    href={`tel:${number}`}
                    aria-label={t('emergency.call.label', { country, number })}
                  >
                    {number}
                  </a>
                )}
              </li>
            )
          })}
        </ul>
      </Disclosure>
    </div>
  )
}
