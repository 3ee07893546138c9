import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MOST_UNITS } from '#domain/input/stock.ts'
import { type CountDraft, type CountedBatch, unitsOf } from '#web/features/stock/count-draft.ts'
import { ReasonFields } from '#web/features/stock/ReasonFields.tsx'
import type { StockItem } from '#web/features/stock/stock-queries.ts'
import { useAmount } from '#web/features/stock/use-amount.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './stock.module.css'

interface Props {
  item: StockItem
  counted: CountDraft
  /** Batches of which stock came or went while they were counted. */
  moved: ReadonlySet<string>
  onChange: (batchId: string, batch: CountedBatch) => void
}

/** The batches of one medicine to be counted; a difference asks for its reason at once. */
export function CountedMedicine({ item, counted, moved, onChange }: Props) {
  const { t } = useTranslation('stock')
  const amount = useAmount()
  const formats = useFormats()
  return (
    <>
      <strong>
        {item.name} {item.strength}
      </strong>
      {item.batches.map(({ id, number, expiresOn, quantity }) => {
        const batch = counted[id] ?? { shown: quantity, counted: '', reason: null, words: '' }
        const units = unitsOf(batch.counted)
        const difference = units === null ? 0 : units - batch.shown
        return (
          <div key={id} className={classes.fields}>
            <TextInput
              label={t('count.units', { number })}
              description={`${t('count.shown', { amount: amount(item.unit, batch.shown) })} · ${t('expiring.expires', {
                date: formats.date(expiresOn),
              })}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={MOST_UNITS}
              autoComplete="off"
              value={batch.counted}
              // What is counted is held against what is shown when it is typed.
              onChange={({ currentTarget: { value } }) =>
                onChange(id, { ...batch, shown: quantity, counted: value, reason: null })
              }
            />
            {difference !== 0 && (
              <div>
                <p className={classes.warning}>
                  {t(difference < 0 ? 'count.fewer' : 'count.more', {
                    amount: amount(item.unit, Math.abs(difference)),
                  })}
                </p>
                <ReasonFields
                  change={difference}
                  reason={batch.reason}
                  words={batch.words}
                  errors={{}}
                  onChange={(given) => onChange(id, { ...batch, ...given })}
                />
              </div>
            )}
            {moved.has(id) && <p className={classes.warning}>{t('count.moved')}</p>}
          </div>
        )
      })}
    </>
  )
}
