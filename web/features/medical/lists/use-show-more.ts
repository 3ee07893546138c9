import { useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '#web/lib/toast.ts'

/** How many records are fetched at a time. */
export const PAGE_SIZE = 20

interface Options {
  /** Names the list: another choice of filters is another list. */
  list: string
  /** How many records are shown. */
  count: number
  /** Fetches the page after those that are shown; answers how many there were. */
  fetchMore: () => Promise<number>
}

export interface More {
  readonly busy: boolean
  readonly onShow: () => void
}

/** The way to older records, or null where all are shown. */
export function useShowMore({ list, count, fetchMore }: Options): More | null {
  const { t } = useTranslation('medical')
  const [busy, startTransition] = useTransition()
  // A list that ends with a full page is known to end there only when the page after it came back empty.
  const [endsAt, setEndsAt] = useState<string | null>(null)
  const end = `${count} ${list}`
  const isWhole = count === 0 || count % PAGE_SIZE > 0 || endsAt === end
  if (isWhole) return null
  const onShow = () =>
    startTransition(async () => {
      try {
        if ((await fetchMore()) === 0) setEndsAt(end)
      } catch (error) {
        console.info('Older records could not be loaded:', error)
        showToast({ tone: 'error', title: t('lists.failure.title'), message: t('lists.failure.more') })
      }
    })
  return { busy, onShow }
}
