import { useEffect, useRef, useState } from 'react'
import { isMeasured, isTyped, type WizardField, type WizardValues } from '#web/features/chw/wizard/wizard-values.ts'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'

/** So long nothing is typed before a text is read. */
const TEXT_PAUSE_MS = 800
/** Longer than between two digits: the 6 of a 60 would be a danger of its own. */
const NUMBER_PAUSE_MS = 2000

/**
 * The answers as far as they say something: ticks at once; numbers and texts once they are left, or in a pause of the
 * typing.
 */
export function useSettled(initial: WizardValues) {
  const [settled, setSettled] = useState(initial)
  const latest = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = useStableCallback(() => {
    clearTimeout(timer.current)
    setSettled(latest.current)
  })
  const change = useStableCallback((values: WizardValues, changed: ReadonlySet<WizardField>) => {
    latest.current = values
    clearTimeout(timer.current)
    if ([...changed].every(isTyped)) {
      timer.current = setTimeout(settle, [...changed].some(isMeasured) ? NUMBER_PAUSE_MS : TEXT_PAUSE_MS)
    } else {
      settle()
    }
  })
  return { settled, change, settle }
}
