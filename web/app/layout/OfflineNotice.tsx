import { useTranslation } from 'react-i18next'
import { useOnline } from '#web/lib/use-online.ts'
import classes from './Notices.module.css'

/** Says that the device has no network. The place is always there, so that a screen reader hears it change. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const online = useOnline()
  return <output className={classes.place}>{!online && <p className={classes.offline}>{t('offline')}</p>}</output>
}
