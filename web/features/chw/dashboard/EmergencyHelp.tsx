import { Button } from '@mantine/core'
import { IconAmbulance } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmergencyNumber } from '#web/clinical/EmergencyNumber.tsx'
import type { Recording } from '#web/features/chw/dashboard/use-emergency-calls.ts'
import { UrgentAlert } from '#web/ui/UrgentAlert.tsx'
import classes from './Emergency.module.css'

const WORDS = {
  recording: 'recording',
  recorded: 'recorded',
  waiting: 'waiting',
  not_kept: 'notKept',
  no_country: 'noCountry',
} as const

interface Props {
  /** The country whose number is called, by its name; '' where none is known. */
  region: string
  recording: Recording
  onClose: () => void
}

/** After the Emergency button was pressed: the number, whatever the server does, first aid, and whether it is recorded. */
export function EmergencyHelp({ region, recording, onClose }: Props) {
  const { t } = useTranslation('chwDashboard')
  return (
    <div className={classes.help}>
      <UrgentAlert title={t('emergency.title')} message={t('emergency.message')} tone="red">
        <EmergencyNumber region={region} />
        <p className={classes.more}>
          <Link to="/medical/emergency">
            <IconAmbulance size={20} aria-hidden />
            {t('emergency.firstAid')}
          </Link>
        </p>
        <output className={classes.recording}>{t(`emergency.${WORDS[recording]}`)}</output>
        <Button variant="white" color="dark" mt="xs" onClick={onClose}>
          {t('emergency.close')}
        </Button>
      </UrgentAlert>
    </div>
  )
}
