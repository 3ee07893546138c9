import { useTranslation } from 'react-i18next'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import { noonOf } from '#web/features/chw/dispense/facility-day.ts'
import type { Receipt_DispensingFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './receipt.module.css'

/** What was handed over at one time, as it stands on paper. */
export function Receipt({ dispensing }: { dispensing: Receipt_DispensingFragment }) {
  const { t } = useTranslation(['dispensed', 'dispensing', 'common'])
  const formats = useFormats()
  const { facility, prescription, returns, counseling, reason, items } = dispensing
  const { patient } = prescription
  const country = countryCodeOf(facility.region)
  const place = [facility.name, facility.district, country ? t(`common:countries.${country}`) : facility.region]
  const facts: readonly (readonly [string, string])[] = [
    [t('receipt.number'), dispensing.receiptNumber],
    [t('receipt.facility'), place.join(', ')],
    [t('receipt.patient'), `${patient.firstName} ${patient.lastName}`],
    [t('receipt.born'), `${formats.date(noonOf(patient.dateOfBirth))}, ${t(`dispensing:gender.${patient.gender}`)}`],
    [t('receipt.date'), formats.moment(dispensing.at)],
    [t('receipt.dispensedBy'), dispensing.dispensedByName],
    [t('receipt.askedBy'), prescription.requestedByName],
    [t('receipt.diagnosis'), prescription.diagnosis],
  ]
  return (
    <article className={classes.receipt} aria-label={t('receipt.title')}>
      <h1 className={classes.title}>{t('receipt.title')}</h1>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('receipt.medicines')}</h2>
      <ul className={classes.items}>
        {items.map(({ id, medicineName, item, quantity, returned, batchNumber, expiresOn }) => (
          <li key={id}>
            <strong>{medicineName}</strong>
            <p>
              {t('receipt.quantity', { count: quantity })}
              {returned > 0 && ` (${t('receipt.returned', { count: returned })})`}
            </p>
            <p className={classes.quiet}>
              {t('receipt.batch', { number: batchNumber, date: formats.date(noonOf(expiresOn)) })}
            </p>
            <p className={classes.said}>{item.dosage}</p>
            {item.instructions !== null && <p className={classes.said}>{item.instructions}</p>}
          </li>
        ))}
      </ul>
      {prescription.instructions !== null && <p className={classes.said}>{prescription.instructions}</p>}
      {reason !== null && <p>{t('receipt.partly', { reason })}</p>}
      {returns.length > 0 && (
        <>
          <h2>{t('receipt.returns')}</h2>
          <ul className={classes.items}>
            {returns.map((back) => (
              <li key={back.id}>
                <p>
                  {t(back.restocked ? 'receipt.restocked' : 'receipt.destroyed', { date: formats.moment(back.at) })}
                </p>
                <p className={classes.said}>{back.reason}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.quiet}>
        {counseling
          ? t(counseling.teachBack ? 'receipt.counseledBack' : 'receipt.counseled', {
              date: formats.moment(counseling.at),
            })
          : t('receipt.notCounseled')}
      </p>
    </article>
  )
}
