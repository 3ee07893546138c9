import '#web/app/theme/styles.ts'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router-dom'
import { App } from '#web/app/App.tsx'
import { LastResortPage } from '#web/app/errors/LastResortPage.tsx'
import { routes } from '#web/app/router.tsx'
import type { PageHandle } from '#web/app/routes/page-route.tsx'
import { untilReady } from '#web/app/until-ready.ts'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { startI18n } from '#web/i18n/i18n.ts'
import { loadServerConfig } from '#web/lib/server-config.ts'
import { createSessionStore } from '#web/lib/session/session-store.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

// All at once, for on a slow network each round trip counts: texts, session, configuration.
const translations = startI18n()
// Without texts there is the last resort's page, and no toast.
const session = createSessionStore(() => void translations.then(showConnectionToast, () => undefined))
session.start()
void loadServerConfig()

/** Until the first page can be shown whole, the skeleton of index.html stays. */
async function start(root: Root): Promise<void> {
  await translations
  const matched = matchRoutes(routes, window.location) ?? []
  // A page that cannot be loaded says so itself, in its place.
  await Promise.allSettled(matched.map(async ({ route }) => (route.handle as PageHandle | undefined)?.preload()))
  const router = createBrowserRouter(routes)
  await untilReady(router)
  root.render(<App router={router} session={session} />)
}

const root = createRoot(container)
start(root).catch((error: unknown) => {
  console.error(error)
  root.render(<LastResortPage />)
})
