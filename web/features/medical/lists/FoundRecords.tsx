import { Button } from '@mantine/core'
import { IconClipboardHeart, IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FoundProps, Listed } from '#web/features/medical/lists/MedicalList.tsx'
import type { More } from '#web/features/medical/lists/use-show-more.ts'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './MedicalList.module.css'

interface Props extends Pick<FoundProps, 'isFiltered' | 'onClear'> {
  listed: Listed
  rows: readonly { readonly id: string; readonly row: ReactNode }[]
  more: More | null
  /** Others are wanted, and on their way. */
  waiting: boolean
}

/** The records that were found, or what to do where there are none. */
export function FoundRecords({ listed, rows, more, waiting, isFiltered, onClear }: Props) {
  const { t } = useTranslation('medical')
  if (rows.length === 0 && isFiltered) {
    return (
      <StatePanel
        icon={IconSearchOff}
        title={t(`lists.${listed}.notFound.title`)}
        message={t(`lists.${listed}.notFound.message`)}
      >
        <Button variant="default" onClick={onClear}>
          {t('lists.clear')}
        </Button>
      </StatePanel>
    )
  }
  if (rows.length === 0) {
    return (
      <StatePanel
        icon={IconClipboardHeart}
        title={t(`lists.${listed}.empty.title`)}
        message={t(`lists.${listed}.empty.message`)}
      >
        <Button component={Link} to="/medical/dashboard">
          {t('lists.start')}
        </Button>
      </StatePanel>
    )
  }
  const count = rows.length
  return (
    <div className={waiting ? classes.waiting : undefined} aria-busy={waiting}>
      <p className={classes.count} role="status">
        {more ? t(`lists.${listed}.shownMore`, { count }) : t(`lists.${listed}.shown`, { count })}
      </p>
      <ul className={classes.list}>
        {rows.map(({ id, row }) => (
          <li key={id}>{row}</li>
        ))}
      </ul>
      {more && (
        <Button variant="default" mt="md" fullWidth disabled={more.busy} onClick={more.onShow}>
          {more.busy ? t('lists.showingMore') : t('lists.showMore')}
        </Button>
      )}
    </div>
  )
}
