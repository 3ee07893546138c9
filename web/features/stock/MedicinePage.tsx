import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button, Container } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { AdjustDialog } from '#web/features/stock/AdjustDialog.tsx'
import { Ledger } from '#web/features/stock/Ledger.tsx'
import { MinimumDialog } from '#web/features/stock/MinimumDialog.tsx'
import { StockCurve } from '#web/features/stock/StockCurve.tsx'
import { StockState } from '#web/features/stock/StockState.tsx'
import { useAmount } from '#web/features/stock/use-amount.ts'
import type { MedicineStockPageQuery, MedicineStockPageQueryVariables } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './stock.module.css'

const MEDICINE_STOCK: TypedDocumentNode<MedicineStockPageQuery, MedicineStockPageQueryVariables> = gql`
  query MedicineStockPage($medicineId: ID!) {
    medicineStock(medicineId: $medicineId) {
      id
      item {
        medicineId
        name
        genericName
        strength
        unit
        currentStock
        minimumStock
        status
      }
      batches {
        id
        number
        expiresOn
        quantity
        expiry
      }
      history {
        day
        units
      }
    }
  }
`

export type MedicineStock = NonNullable<MedicineStockPageQuery['medicineStock']>
type Batch = MedicineStock['batches'][number]

const TONES = { ADEQUATE: 'good', LOW: 'warning', CRITICAL: 'bad' } as const

/** One medicine of the facility: its batches, its stock over time, and everything that came and went. */
export function MedicinePage() {
  const { t } = useTranslation('stock')
  const { medicineId = '' } = useParams()
  const { data, loading, refetch } = useQuery(MEDICINE_STOCK, {
    variables: { medicineId },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  })
  const stock = data?.medicineStock
  return (
    <Container py="md" w="100%" size="md">
      <Link to="/chw/stock" className={classes.name}>
        {t('medicine.back')}
      </Link>
      {stock ? (
        <Medicine stock={stock} onChanged={() => void refetch()} />
      ) : data?.medicineStock === null && !loading ? (
        <h1 className={classes.title}>{t('medicine.unknown')}</h1>
      ) : (
        <StockState loading={loading} onRetry={() => void refetch()} />
      )}
    </Container>
  )
}

function Medicine({ stock, onChanged }: { stock: MedicineStock; onChanged: () => void }) {
  const { t } = useTranslation(['stock', 'chwDashboard'])
  const amount = useAmount()
  const formats = useFormats()
  const [adjusted, setAdjusted] = useState<Batch | null>(null)
  const [settingMinimum, setSettingMinimum] = useState(false)
  const [changes, setChanges] = useState(0)
  const { item, batches, history } = stock
  const name = `${item.name} ${item.strength}`
  const changed = () => {
    setChanges(changes + 1)
    onChanged()
  }
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <h1 className={classes.title}>{name}</h1>
      <p className={classes.intro}>{item.genericName}</p>
      <div className={classes.card}>
        <span className={classes.line}>
          <strong>{amount(item.unit, item.currentStock)}</strong>
          <span className={classes.badge} data-tone={TONES[item.status]}>
            {t(`chwDashboard:inventory.status.${item.status}`)}
          </span>
        </span>
        <p className={classes.quiet}>
          {item.minimumStock > 0
            ? t('medicine.minimum', { amount: amount(item.unit, item.minimumStock) })
            : t('medicine.noMinimum')}
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setSettingMinimum(true)}>
            {t('medicine.setMinimum')}
          </Button>
        </div>
      </div>
      <div className={classes.curve}>
        <StockCurve name={name} unit={item.unit} minimum={item.minimumStock} history={history} />
      </div>
      <h2 className={classes.heading}>{t('medicine.batches')}</h2>
      {batches.length === 0 && <p>{t('medicine.noBatches')}</p>}
      <ul className={classes.list} aria-label={t('medicine.batches')}>
        {batches.map((batch) => (
          <li key={batch.id} className={classes.card}>
            <span className={classes.line}>
              <strong>{t('batch', { number: batch.number })}</strong>
              <span>{amount(item.unit, batch.quantity)}</span>
            </span>
            <p className={batch.expiry === 'USABLE' || batch.quantity === 0 ? classes.quiet : classes.warning}>
              {t(batch.expiry === 'EXPIRED' ? 'expiring.expired' : 'expiring.expires', {
                date: formats.date(batch.expiresOn),
              })}
            </p>
            <div className={classes.actions}>
              <Button
                variant="default"
                aria-label={t('adjust.of', { number: batch.number })}
                onClick={() => setAdjusted(batch)}
              >
                {t('adjust.open')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <h2 className={classes.heading}>{t('medicine.ledger')}</h2>
      <Ledger key={changes} medicineId={stock.id} unit={item.unit} />
      {adjusted && (
        <AdjustDialog batch={adjusted} unit={item.unit} onClosed={() => setAdjusted(null)} onDone={changed} />
      )}
      {settingMinimum && (
        <MinimumDialog
          medicineId={stock.id}
          minimumStock={item.minimumStock}
          onClosed={() => setSettingMinimum(false)}
          onDone={changed}
        />
      )}
    </>
  )
}
