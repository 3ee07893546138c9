import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './Clock.module.css'

const SECOND_MS = 1000

/** The moment, anew with each second of the clock while the page can be seen. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      setNow(Date.now())
      timer = setTimeout(tick, SECOND_MS - (Date.now() % SECOND_MS))
    }
    const follow = () => {
      clearTimeout(timer)
      if (!document.hidden) tick()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
  return now
}

/**
 * Day and time at a facility, to the second (specification §2, §9). It alone is rendered with each tick; a timer is no
 * live region, so that nobody hears it count.
 * @param timeZone by its IANA name
 */
export function Clock({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('chwDashboard')
  const formats = useFormats()
  const now = useSeconds()
  return (
    <div className={classes.root} role="timer" aria-label={t('clock')}>
      <span>{formats.longDay(now, timeZone)}</span>
      <strong className={classes.time}>{formats.time(now, timeZone)}</strong>
    </div>
  )
}
