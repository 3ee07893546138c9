import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatePanel } from '#web/ui/StatePanel.tsx'

interface Props {
  texts: { readonly title: string; readonly message: string }
  busy: boolean
  onRetry: () => void
}

/** In the place of what could not be fetched. */
export function MedicalFailure({ texts, busy, onRetry }: Props) {
  const { t } = useTranslation('medical')
  return (
    <div role="alert">
      <StatePanel icon={IconCloudOff} title={texts.title} message={texts.message}>
        <Button loading={busy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </StatePanel>
    </div>
  )
}
