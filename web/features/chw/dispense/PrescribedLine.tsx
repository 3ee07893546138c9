import { useTranslation } from 'react-i18next'
import type { Day } from '#domain/time/local-day.ts'
import { noonOf } from '#web/features/chw/dispense/facility-day.ts'
import { choicesFor, type KeptMedicine, stockOfLine, usableOf } from '#web/features/chw/dispense/stock-of-line.ts'
import type { PrescriptionCard_PrescriptionFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './dispense.module.css'

type Item = PrescriptionCard_PrescriptionFragment['items'][number]

interface Props {
  item: Item
  /** None where one hands nothing out, or it could not be fetched. */
  stock: readonly KeptMedicine[] | null
  today: Day
}

/** One medicine of a prescription, with how the stock of it stands. */
export function PrescribedLine({ item, stock, today }: Props) {
  const { t } = useTranslation('dispensing')
  const { name, genericName, dosage, quantity, dispensed, remaining, durationDays, instructions } = item
  const amounts = [
    durationDays === null ? null : t('line.days', { count: durationDays }),
    quantity === null ? t('line.uncounted') : t('line.quantity', { count: quantity }),
    dispensed > 0 ? t('line.dispensed', { count: dispensed }) : null,
  ]
  return (
    <>
      <strong>{name}</strong>
      {!name.toLowerCase().includes(genericName.toLowerCase()) && <p className={classes.quiet}>{genericName}</p>}
      <p className={classes.said}>{dosage}</p>
      <p className={classes.quiet}>{amounts.filter((text) => text !== null).join(' · ')}</p>
      {instructions !== null && <p className={classes.said}>{instructions}</p>}
      {stock !== null && remaining !== 0 && <LineStock item={item} stock={stock} today={today} />}
    </>
  )
}

function LineStock({ item, stock, today }: { item: Item; stock: readonly KeptMedicine[]; today: Day }) {
  const { t } = useTranslation('dispensing')
  const { shortDate } = useFormats()
  const { badge, usable, endsTooSoon, warnOf } = stockOfLine(item, stock, today)
  // Where the prescription leaves open which of them is meant, one has to see what there is.
  const choices = item.medicineId === null ? choicesFor(item, stock, today) : []
  return (
    <div className={classes.stock}>
      <span className={classes.badge} data-tone={badge}>
        {t(`stock.${badge}`, { count: usable })}
      </span>
      {choices.length > 0 && (
        <span className={classes.quiet}>
          {choices.map((one) => `${one.name} ${one.strength}: ${usableOf(one, item, today)}`).join('; ')}
        </span>
      )}
      {endsTooSoon > 0 && <span className={classes.cautious}>{t('stock.endsTooSoon', { count: endsTooSoon })}</span>}
      {warnOf !== null && (
        <span className={classes.cautious}>{t('stock.expiresSoon', { date: shortDate(noonOf(warnOf)) })}</span>
      )}
    </div>
  )
}
