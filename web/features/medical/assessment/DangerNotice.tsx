import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmergencyNumber } from '#web/clinical/EmergencyNumber.tsx'
import type { Danger } from '#web/features/medical/assessment/dangers-of.ts'
import classes from './DangerNotice.module.css'

interface Props {
  dangers: readonly Danger[]
  /** The country whose emergency number is called; '' while none is chosen. */
  region: string
  /** Said at once by a screen reader; the second place on the page is not. */
  announced?: boolean
}

/** What a danger sign means: how soon to be seen, and the number to call. */
export function DangerNotice({ dangers, region, announced = false }: Props) {
  const { t } = useTranslation('medicalForm')
  return (
    <div
      className={classes.notice}
      {...(announced ? { role: 'alert' } : { role: 'group' })}
      aria-label={t('danger.title')}
    >
      <IconAlertTriangle size={28} className={classes.icon} aria-hidden />
      <div>
        <p className={classes.title}>{t('danger.title')}</p>
        <p className={classes.signs}>{dangers.map(({ label }) => label).join(' · ')}</p>
        <p className={classes.text}>{t('danger.text')}</p>
        <EmergencyNumber region={region} />
      </div>
    </div>
  )
}
