import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { App } from '#web/app/App.tsx'
import { routes as allRoutes } from '#web/app/router.tsx'
import { untilReady } from '#web/app/until-ready.ts'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { startI18n } from '#web/i18n/i18n.ts'
import { forgetServerConfig } from '#web/lib/server-config.ts'
import { createSessionStore } from '#web/lib/session/session-store.ts'

interface Options {
  language?: UiLanguage
  routes?: RouteObject[]
}

/** Opens the application at a path, as a browser would with the token that lies in its storage. */
export async function openApp(path: string, { language = 'en', routes = allRoutes }: Options = {}) {
  forgetServerConfig()
  await startI18n(language)
  const session = createSessionStore(showConnectionToast)
  const stop = session.start()
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await untilReady(router)
  // Awaited, for pages are loaded when they are first shown.
  await act(async () => {
    render(<App router={router} session={session} />)
  })
  return { user: userEvent.setup(), router, session, stop }
}
