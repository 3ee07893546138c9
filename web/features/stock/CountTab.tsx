import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import { StocktakeInput } from '#domain/input/stock.ts'
import { CountedMedicine } from '#web/features/stock/CountedMedicine.tsx'
import { batchesToCount, CountDraft, type CountedBatch, linesOf } from '#web/features/stock/count-draft.ts'
import { StockState } from '#web/features/stock/StockState.tsx'
import { STOCK_INVENTORY, type StockItem } from '#web/features/stock/stock-queries.ts'
import { useSend } from '#web/features/stock/use-send.ts'
import { useStockField } from '#web/features/stock/use-stock-field.ts'
import type { RecordStocktakeMutation, RecordStocktakeMutationVariables } from '#web/graphql/operations.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { useFormDraft } from '#web/lib/form-draft.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { member } from '#web/lib/wire-names.ts'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './stock.module.css'

const RECORD_STOCKTAKE: TypedDocumentNode<RecordStocktakeMutation, RecordStocktakeMutationVariables> = gql`
  mutation RecordStocktake($id: ID!, $input: StocktakeInput!) {
    recordStocktake(id: $id, input: $input) {
      ... on Stocktake {
        id
      }
      ... on InvalidInput {
        message
        issues {
          field
          message
        }
      }
      ... on StockMoved {
        message
        batches {
          id
          number
          quantity
        }
      }
    }
  }
`

/** A count of what is on the shelf, medicine by medicine. What was counted stays on the device until it is stored. */
export function CountTab() {
  const { t } = useTranslation('stock')
  const session = useSession()
  const { data, loading, refetch } = useQuery(STOCK_INVENTORY, { fetchPolicy: 'cache-and-network', errorPolicy: 'all' })
  if (!data?.inventory || session.status !== 'authenticated') {
    return <StockState loading={loading} onRetry={() => void refetch()} />
  }
  const items = batchesToCount(data.inventory)
  if (items.length === 0) {
    return <StatePanel icon={IconPackage} title={t('count.empty.title')} message={t('count.empty.message')} />
  }
  return <Count items={items} accountId={session.account.id} onStored={() => void refetch()} />
}

interface Props {
  items: readonly StockItem[]
  accountId: string
  /** Called when it was stored, and when it was not because stock moved. */
  onStored: () => void
}

function Count({ items, accountId, onStored }: Props) {
  const { t } = useTranslation('stock')
  const localized = useStockField()
  const send = useSend()
  const draft = useFormDraft('stocktake', accountId, CountDraft)
  const [counted, setCounted] = useState<CountDraft>(draft.restored ?? {})
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<string | null>(null)
  const [record, { loading }] = useMutation(RECORD_STOCKTAKE)
  const lines = linesOf(counted)

  const change = (batchId: string, batch: CountedBatch) => {
    const next = { ...counted, [batchId]: batch }
    setCounted(next)
    setMoved((all) => new Set([...all].filter((id) => id !== batchId)))
    setError(null)
    draft.save(next)
  }
  const store = async () => {
    const checked = checkValues(StocktakeInput, { lines })
    if ('errors' in checked) return setError(Object.values(checked.errors)[0] ?? null)
    const input = {
      lines: checked.data.lines.map(({ reason, ...line }) => ({ ...line, reason: reason && member(reason) })),
    }
    const id = draft.idFor(counted, input, uuidv7)
    const faults = await send(async () => {
      const result = (await record({ variables: { id, input } })).data?.recordStocktake
      if (result?.__typename === 'StockMoved') setMoved(new Set(result.batches.map((batch) => batch.id)))
      return result
    }, t('count.done'))
    if (faults === null) {
      draft.discard()
      setCounted({})
    }
    onStored()
  }

  return (
    <>
      <p className={classes.quiet}>{t('count.intro')}</p>
      <ul className={classes.list} aria-label={t('tabs.count')}>
        {items.map((item) => (
          <li key={item.medicineId} className={classes.card}>
            <CountedMedicine item={item} counted={counted} moved={moved} onChange={change} />
          </li>
        ))}
      </ul>
      {error !== null && (
        <p role="alert" className={classes.warning}>
          {localized({ error }).error}
        </p>
      )}
      <div className={classes.actions}>
        <Button loading={loading} disabled={lines.length === 0} onClick={() => void store()}>
          {t('count.store', { count: lines.length })}
        </Button>
      </div>
    </>
  )
}
