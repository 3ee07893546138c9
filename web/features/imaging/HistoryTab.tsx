import { Button } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PhotoCard } from '#web/features/imaging/PhotoCard.tsx'
import type { usePhotos } from '#web/features/imaging/use-photos.ts'
import { showToast } from '#web/lib/toast.ts'
import { PagedList } from '#web/ui/PagedList.tsx'
import classes from './imaging.module.css'

interface Props extends ReturnType<typeof usePhotos> {
  /** Of whom the photos are, as it is printed. */
  subject: string
  onCapture: () => void
}

/** The photos that were saved (specification §2 "Medical Imaging"). */
export function HistoryTab({ photos, loading, fetchNewest, fetchAfter, subject, onCapture }: Props) {
  const { t } = useTranslation('imaging')
  return (
    <div className={classes.photos}>
      <PagedList
        label={t('history.list')}
        words={{
          loading: t('history.loading'),
          failedTitle: t('history.failed'),
          failedMessage: t('history.failedMessage'),
          tryAgain: t('history.again'),
          showMore: t('history.more'),
        }}
        rows={photos?.map((photo) => ({ id: photo.id, row: <PhotoCard photo={photo} subject={subject} /> })) ?? null}
        loading={loading}
        empty={{
          icon: IconPhoto,
          title: t('history.empty'),
          message: t('history.emptyMessage'),
          children: (
            <Button leftSection={<IconCamera size={18} aria-hidden />} onClick={onCapture}>
              {t('history.first')}
            </Button>
          ),
        }}
        onRetry={fetchNewest}
        fetchAfter={fetchAfter}
        onMoreFailed={() =>
          showToast({ tone: 'error', title: t('history.failed'), message: t('history.failedMessage') })
        }
      />
    </div>
  )
}
