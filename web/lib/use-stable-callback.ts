import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same one while it does what the latest rendering says, so that memoised parts stay as they are. */
export function useStableCallback<Arguments extends readonly unknown[], Result>(
  callback: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
