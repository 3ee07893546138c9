import '@testing-library/jest-dom/vitest'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { checkConsole, watchConsole } from '#web/test/console.ts'
import { server } from '#web/test/server.ts'

// Each element would remember the calls that made it, for React's warnings: more than a tenth of the time of all tests.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  {
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // React would begin to count anew each second.
    },
    configurable: true,
  },
)

// jsdom has no layout and no media; Mantine and the toasts ask for both.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
})
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => undefined
// Nor does it know dialogs: here they are open or not, and say a little later that they have closed, as browsers do.
if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      setTimeout(() => this.dispatchEvent(new Event('close')))
    },
  })
}

// A page's code is transformed when it is first imported, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => watchConsole())
afterEach(() => {
  cleanup()
  // The toasts live in a store of their own, which outlives the page.
  notifications.clean()
  notifications.cleanQueue()
  server.resetHandlers()
  localStorage.clear()
  checkConsole()
})
afterAll(async () => {
  // A page that is still loading when its file ends would be broken for the files after it, which share its code.
  await vi.dynamicImportSettled()
  server.close()
})
