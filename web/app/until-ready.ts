import type { createBrowserRouter } from 'react-router-dom'

/** Waits until a router has run the loaders of its first page: before that it would show nothing. */
export function untilReady(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve()
      return
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
