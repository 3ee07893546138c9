import { Button, Container } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatePanel } from '#web/ui/StatePanel.tsx'

interface Props {
  busy: boolean
  onRetry: () => void
}

/** In the place of a record that could not be fetched. */
export function RecordFailure({ busy, onRetry }: Props) {
  const { t } = useTranslation('patientRecord')
  return (
    <Container py="md" role="alert">
      <StatePanel icon={IconCloudOff} title={t('failure.title')} message={t('failure.message')}>
        <Button loading={busy} onClick={onRetry}>
          {t('failure.again')}
        </Button>
      </StatePanel>
    </Container>
  )
}
