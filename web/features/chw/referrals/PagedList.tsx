import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton } from '@mantine/core'
import { type Icon, IconCloudOff } from '@tabler/icons-react'
import { type ReactNode, useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureToasts } from '#web/features/chw/referrals/use-failure-toasts.ts'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './referrals.module.css'

/** How many records are fetched at a time. */
export const PAGE_SIZE = 20

interface Props {
  label: string
  /** None while they are on their way, or could not be fetched. */
  rows: readonly { readonly id: string; readonly row: ReactNode }[] | null
  loading: boolean
  empty: { readonly icon: Icon; readonly title: string; readonly message: string }
  onRetry: () => void
  /** Fetches the page after this record; answers how many there were. */
  fetchAfter: (id: string) => Promise<number>
}

/** A list that is fetched page by page, with what stands in its place while it is not there. */
export function PagedList({ label, rows, loading, empty, onRetry, fetchAfter }: Props) {
  const { t } = useTranslation('referrals')
  const toasts = useFailureToasts()
  const [busy, startTransition] = useTransition()
  const [endsAt, setEndsAt] = useState<string | null>(null)

  if (rows === null && loading) {
    return (
      <output className={classes.list} aria-busy="true" aria-label={t('loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={210} radius="lg" />
        ))}
      </output>
    )
  }
  if (rows === null) {
    return (
      <div role="alert">
        <StatePanel icon={IconCloudOff} title={t('failure.title')} message={t('failure.message')}>
          <Button loading={loading} onClick={onRetry}>
            {t('failure.tryAgain')}
          </Button>
        </StatePanel>
      </div>
    )
  }
  const last = rows.at(-1)?.id
  if (last === undefined) return <StatePanel {...empty} />
  // A list that ends with a full page is known to end there only when the page after it came back empty.
  const hasMore = rows.length % PAGE_SIZE === 0 && endsAt !== last
  const showMore = () =>
    startTransition(async () => {
      try {
        if ((await fetchAfter(last)) === 0) setEndsAt(last)
      } catch {
        toasts.notLoaded()
      }
    })
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {rows.map(({ id, row }) => (
          <li key={id}>{row}</li>
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
