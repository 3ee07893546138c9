import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { areToastsWanted, subscribeToToasts } from '#web/lib/toast.ts'

const load = () => import('#web/app/Toasts.tsx')
const Toasts = lazy(() => load().then(({ Toasts: component }) => ({ default: component })))

const whenIdle = (task: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(task, 2000)
    return () => window.clearTimeout(timer)
  }
  const request = window.requestIdleCallback(task)
  return () => window.cancelIdleCallback(request)
}

/**
 * The place of the toasts. What shows them is loaded with the first toast, or when the browser has nothing else to do:
 * the toast that says that the connection is lost could not be loaded then.
 */
export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToToasts, areToastsWanted)
  const [idle, setIdle] = useState(false)

  useEffect(() => {
    let here = true
    const cancel = whenIdle(() => {
      load().then(
        () => here && setIdle(true),
        (error: unknown) => console.info('The toasts could not be loaded yet:', error),
      )
    })
    return () => {
      here = false
      cancel()
    }
  }, [])

  if (!wanted && !idle) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
