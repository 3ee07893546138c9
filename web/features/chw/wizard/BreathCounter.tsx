import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type BreathCount,
  begin,
  COUNTED_MS,
  countsNeeded,
  leftMs,
  NO_COUNT,
  rateOf,
  tap,
  tick,
} from '#web/features/chw/wizard/breath-count.ts'
import classes from './BreathCounter.module.css'

const SECOND_MS = 1000
/** How often the clock on the screen is looked at. */
const TICK_MS = 200

interface Props {
  ageMonths: number
  /** The breaths a minute, once they are counted. */
  onCounted: (perMin: number) => void
}

/** Counts breaths: one taps at each, for sixty seconds by the clock, under two months of age twice. */
export function BreathCounter({ ageMonths, onCounted }: Props) {
  const { t } = useTranslation('chwWizard')
  const needed = countsNeeded(ageMonths)
  const [count, setCount] = useState<BreathCount>(NO_COUNT)
  const [left, setLeft] = useState(0)
  const latest = useRef(count)
  const change = (next: BreathCount) => {
    latest.current = next
    setCount(next)
  }
  const told = useRef(onCounted)
  useEffect(() => {
    told.current = onCounted
  })

  const isCounting = count.startedMs !== null
  const tapping = useRef<HTMLButtonElement>(null)
  const result = useRef<HTMLOutputElement>(null)
  const wasCounting = useRef(false)
  useEffect(() => {
    // What had the focus has gone. The result gets it, not a button: a last tap must not begin anew.
    if (isCounting) tapping.current?.focus()
    else if (wasCounting.current) result.current?.focus()
    wasCounting.current = isCounting
  }, [isCounting])
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => {
      const now = performance.now()
      setLeft(leftMs(latest.current, now))
      const next = tick(latest.current, now)
      if (next === latest.current) return
      latest.current = next
      setCount(next)
      const rate = rateOf(next, needed)
      if (rate !== null) told.current(rate)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isCounting, needed])

  const rate = rateOf(count, needed)
  const begun = count.minutes.length > 0 && rate === null
  return (
    <section className={classes.root} aria-label={t('breaths.label')}>
      <p className={classes.hint}>{needed > 1 ? t('breaths.hintTwice') : t('breaths.hint')}</p>
      {isCounting ? (
        <>
          {/* One and the same button, so that the taps of a thumb or of a key all count. */}
          <button
            ref={tapping}
            type="button"
            className={classes.tap}
            onClick={() => change(tap(latest.current, performance.now()))}
          >
            <span className={classes.number}>{count.breaths}</span>
            {t('breaths.tap')}
          </button>
          <div className={classes.row}>
            <span role="timer">{t('breaths.left', { count: Math.ceil(left / SECOND_MS) })}</span>
            <Button variant="default" onClick={() => change({ ...count, startedMs: null, breaths: 0 })}>
              {t('breaths.stop')}
            </Button>
          </div>
        </>
      ) : (
        <Button
          variant="default"
          size="md"
          className={classes.start}
          onClick={() => {
            setLeft(COUNTED_MS)
            change(begin(count, needed, performance.now()))
          }}
        >
          {begun ? t('breaths.second') : rate === null ? t('breaths.start') : t('breaths.again')}
        </Button>
      )}
      <output ref={result} tabIndex={-1} className={classes.said}>
        {begun && !isCounting && t('breaths.first', { count: count.minutes[0] ?? 0 })}
        {rate !== null &&
          (needed > 1
            ? t('breaths.both', { first: count.minutes[0] ?? 0, second: count.minutes[1] ?? 0, count: rate })
            : t('breaths.done', { count: rate }))}
      </output>
    </section>
  )
}
