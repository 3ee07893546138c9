import { IconCloudCheck, IconCloudUp, IconWifi, IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useUnsentCount } from '#web/lib/unsent.ts'
import { useOnline } from '#web/lib/use-online.ts'
import classes from './Indicators.module.css'

/** The share of records that are stored; rounded down, so that it is whole only when nothing waits. */
const storedShare = (stored: number, waiting: number): number =>
  waiting === 0 ? 1 : Math.floor((stored / (stored + waiting)) * 100) / 100

interface Props {
  accountId: string
  /** How many of one's records of this week the server has; null while that is not known. */
  stored: number | null
}

/** Whether there is a network, and how much of one's records the server has (specification §2, made real). */
export function Indicators({ accountId, stored }: Props) {
  const { t } = useTranslation('chwDashboard')
  const formats = useFormats()
  const online = useOnline()
  const waiting = useUnsentCount(accountId)
  const share =
    waiting > 0 && stored === null
      ? null
      : t('status.stored', { share: formats.percent(storedShare(stored ?? 0, waiting)) })
  return (
    <ul className={classes.list} aria-label={t('status.heading')}>
      <li className={classes.badge} data-good={online || undefined}>
        {online ? <IconWifi size={18} aria-hidden /> : <IconWifiOff size={18} aria-hidden />}
        {online ? t('status.online') : t('status.offline')}
      </li>
      <li
        className={classes.badge}
        data-good={waiting === 0 || undefined}
        title={waiting === 0 ? t('status.storedHint') : undefined}
      >
        {waiting === 0 ? <IconCloudCheck size={18} aria-hidden /> : <IconCloudUp size={18} aria-hidden />}
        {share}
        {waiting > 0 && <span>{t('status.waiting', { count: waiting })}</span>}
      </li>
    </ul>
  )
}
