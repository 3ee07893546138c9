import type { RouteObject } from 'react-router-dom'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import { serverConfig } from '#web/lib/server-config.ts'

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
    page: () => import('#web/features/auth/AuthPage.tsx').then(({ AuthPage }) => AuthPage),
    // Its tabs depend on it.
    waitsFor: [serverConfig],
    namespaces: ['auth'],
    skeleton: 'form',
  }),
]
