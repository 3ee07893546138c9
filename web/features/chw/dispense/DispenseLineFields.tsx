import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { expiryOf } from '#domain/stock/expiry.ts'
import type { Day } from '#domain/time/local-day.ts'
import type { DispenseLine, EnteredLine } from '#web/features/chw/dispense/dispense-form.ts'
import { noonOf } from '#web/features/chw/dispense/facility-day.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import classes from './dispense.module.css'
import form from './form.module.css'

interface Props {
  line: DispenseLine
  today: Day
  onChange: (entered: EnteredLine) => void
}

/** What is handed over of one medicine: which, how much, and out of which batches. */
export function DispenseLineFields({ line, today, onChange }: Props) {
  const { t } = useTranslation('dispensing')
  const localized = useLocalizedField()
  const { shortDate } = useFormats()
  const { item, choices, medicine, entered, error, picked } = line
  const hint = item.remaining === null ? t('dispense.count') : t('dispense.remaining', { count: item.remaining })
  return (
    <fieldset className={form.line}>
      <legend>{item.name}</legend>
      <p className={classes.said}>{item.dosage}</p>
      {choices.length > 1 && (
        <NativeSelect
          label={t('dispense.medicine')}
          description={t('dispense.medicineHint')}
          value={medicine?.medicineId ?? ''}
          data={[
            { value: '', label: t('dispense.choose') },
            ...choices.map((one) => ({ value: one.medicineId, label: `${one.name} ${one.strength}` })),
          ]}
          onChange={(event) => onChange({ medicineId: event.currentTarget.value })}
        />
      )}
      {item.medicineId === null && choices.length === 1 && medicine && (
        <p className={classes.quiet}>{t('dispense.kept', { name: `${medicine.name} ${medicine.strength}` })}</p>
      )}
      {!line.isToChoose && (
        <TextInput
          label={t('dispense.quantity')}
          aria-label={t('dispense.quantityOf', { name: item.name })}
          description={hint}
          inputMode="numeric"
          autoComplete="off"
          value={entered}
          {...localized({ error })}
          onChange={(event) => onChange({ quantity: event.currentTarget.value })}
        />
      )}
      {picked?.picks && (
        <div className={form.picks}>
          <table>
            <caption>{t('dispense.batches')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('dispense.batch')}</th>
                <th scope="col">{t('dispense.expires')}</th>
                <th scope="col">{t('dispense.units')}</th>
              </tr>
            </thead>
            <tbody>
              {picked.picks.map(({ batch, quantity }) => (
                <tr key={batch.id}>
                  <td>{batch.number}</td>
                  <td>
                    {shortDate(noonOf(batch.expiresOn))}
                    {expiryOf(batch.expiresOn, today) === 'expires_soon' && (
                      <span className={classes.cautious}> {t('dispense.soon')}</span>
                    )}
                  </td>
                  <td>{quantity}</td>
                </tr>
              ))}
            </tbody>
            {picked.picks.length > 1 && (
              <tfoot>
                <tr>
                  <th scope="row" colSpan={2}>
                    {t('dispense.total')}
                  </th>
                  <td>{line.quantity}</td>
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
      {picked?.picks === null && <p className={form.short}>{t('dispense.short', { count: picked.available })}</p>}
      {line.quantity === 0 && <p className={classes.quiet}>{t('dispense.notNow')}</p>}
    </fieldset>
  )
}
