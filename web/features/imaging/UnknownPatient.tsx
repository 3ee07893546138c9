import { Button } from '@mantine/core'
import { IconUserQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ImagingFrame } from '#web/features/imaging/ImagingFrame.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'

/** In the place of the photos of a patient who is not there, or not to be seen. */
export function UnknownPatient() {
  const { t } = useTranslation('imaging')
  return (
    <ImagingFrame>
      <StatePanel icon={IconUserQuestion} title={t('unknown.title')} message={t('unknown.message')}>
        <Button component={Link} to="/chw/patients">
          {t('unknown.find')}
        </Button>
      </StatePanel>
    </ImagingFrame>
  )
}
