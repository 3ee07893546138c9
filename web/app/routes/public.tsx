import type { RouteObject } from 'react-router-dom'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import { loadServerConfig } from '#web/lib/server-config.ts'

/** The pages that need no account (specification §2 "Route table"). */
export const publicRoutes: RouteObject[] = [
  pageRoute({
    path: '/',
    page: () => import('#web/features/landing/LandingPage.tsx').then(({ LandingPage }) => LandingPage),
    namespaces: ['landing'],
    skeleton: 'cards',
  }),
  pageRoute({
    path: '/auth',
    // Its tabs depend on the server's configuration.
    page: () =>
      Promise.all([import('#web/features/auth/AuthPage.tsx'), loadServerConfig()]).then(([{ AuthPage }]) => AuthPage),
    preload: () => void loadServerConfig(),
    namespaces: ['auth'],
    skeleton: 'form',
  }),
]
