import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { StockState } from '#web/features/stock/StockState.tsx'
import { useAmount } from '#web/features/stock/use-amount.ts'
import type { StockLedgerQuery, StockLedgerQueryVariables, StockUnit } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { showToast } from '#web/lib/toast.ts'
import classes from './stock.module.css'

const PAGE_SIZE = 20

const STOCK_LEDGER: TypedDocumentNode<StockLedgerQuery, StockLedgerQueryVariables> = gql`
  query StockLedger($medicineId: ID!, $limit: Int!, $cursor: ID) {
    stockLedger(medicineId: $medicineId, limit: $limit, cursor: $cursor) {
      id
      batchNumber
      kind
      quantity
      at
      byName
      reason
      words
      otherFacility
    }
  }
`

/** Everything that came and went of a medicine, the newest first. */
export function Ledger({ medicineId, unit }: { medicineId: string; unit: StockUnit }) {
  const { t } = useTranslation('stock')
  const amount = useAmount()
  const formats = useFormats()
  const [busy, startTransition] = useTransition()
  const [endsAt, setEndsAt] = useState<string | null>(null)
  const { data, loading, refetch, fetchMore } = useQuery(STOCK_LEDGER, {
    variables: { medicineId, limit: PAGE_SIZE, cursor: null },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  })
  const lines = data?.stockLedger
  if (!lines) return <StockState loading={loading} onRetry={() => void refetch()} />
  const last = lines.at(-1)?.id
  if (last === undefined) return <p>{t('medicine.noLedger')}</p>
  // A list that ends with a full page is known to end there only when the page after it came back empty.
  const hasMore = lines.length % PAGE_SIZE === 0 && endsAt !== last
  const showMore = () =>
    startTransition(async () => {
      try {
        const more = await fetchMore({ variables: { cursor: last } })
        if ((more.data?.stockLedger.length ?? 0) === 0) setEndsAt(last)
      } catch {
        showToast({ tone: 'error', title: t('failure.title'), message: t('failure.message') })
      }
    })
  return (
    <>
      <ul className={classes.list} aria-label={t('medicine.ledger')}>
        {lines.map(({ id, batchNumber, kind, quantity, at, byName, reason, words, otherFacility }) => (
          <li key={id} className={classes.card}>
            <span className={classes.line}>
              <strong>{t(`ledger.${kind}`)}</strong>
              <strong>
                {quantity > 0 ? '+' : '−'}
                {amount(unit, Math.abs(quantity))}
              </strong>
            </span>
            <p className={classes.quiet}>
              {[t('batch', { number: batchNumber }), formats.moment(at), byName].filter(Boolean).join(' · ')}
            </p>
            {(reason !== null || words !== null || otherFacility !== null) && (
              <p>
                {[otherFacility, reason === null || reason === 'OTHER' ? null : t(`reason.of.${reason}`), words]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="default" mt="md" fullWidth loading={busy} onClick={showMore}>
          {t('showMore')}
        </Button>
      )}
    </>
  )
}
