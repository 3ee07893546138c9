import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton } from '@mantine/core'
import { type Icon, IconCloudOff } from '@tabler/icons-react'
import { type ReactNode, useState, useTransition } from 'react'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './PagedList.module.css'

/** How many records are fetched at a time. */
export const PAGE_SIZE = 20

interface Props {
  label: string
  words: {
    readonly loading: string
    readonly failedTitle: string
    readonly failedMessage: string
    readonly tryAgain: string
    readonly showMore: string
  }
  /** None while they are on their way, or could not be fetched. */
  rows: readonly { readonly id: string; readonly row: ReactNode }[] | null
  loading: boolean
  empty: { readonly icon: Icon; readonly title: string; readonly message: string; readonly children?: ReactNode }
  onRetry: () => void
  /** Fetches the page after this record; answers how many there were. */
  fetchAfter: (id: string) => Promise<number>
  /** Called where that page could not be fetched. */
  onMoreFailed: () => void
}

/** A list that is fetched page by page, with what stands in its place while it is not there. */
export function PagedList(props: Props) {
  const { label, words, rows, loading, empty, onRetry, fetchAfter, onMoreFailed } = props
  const [busy, startTransition] = useTransition()
  const [endsAt, setEndsAt] = useState<string | null>(null)

  if (rows === null && loading) {
    return (
      <output className={classes.list} aria-busy="true" aria-label={words.loading}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={210} radius="lg" />
        ))}
      </output>
    )
  }
  if (rows === null) {
    return (
      <div role="alert">
        <StatePanel icon={IconCloudOff} title={words.failedTitle} message={words.failedMessage}>
          <Button loading={loading} onClick={onRetry}>
            {words.tryAgain}
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
        onMoreFailed()
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
          {words.showMore}
        </Button>
      )}
    </>
  )
}
