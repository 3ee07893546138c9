import { screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Role } from '#domain/vocabulary/roles.ts'
import { AppLayout } from '#web/app/layout/AppLayout.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import { publicRoutes } from '#web/app/routes/public.tsx'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { openApp } from '#web/test/render-app.tsx'
import { server } from '#web/test/server.ts'

const guarded = (roles: readonly Role[]): RouteObject[] => [
  {
    element: <AppLayout />,
    children: [
      ...publicRoutes,
      pageRoute({
        path: '/ward',
        page: () => Promise.resolve(() => <h1>The ward</h1>),
        namespaces: [],
        skeleton: 'cards',
        roles,
      }),
    ],
  },
]

describe('§2 Protected-route wrapper', () => {
  it('shows that it is loading while authentication loads', async () => {
    localStorage.setItem('auth_token', 'mine')
    server.use(
      http.get('/api/auth/me', async () => {
        await delay('infinite')
        return HttpResponse.json(asha)
      }),
    )
    await openApp('/ward', { routes: guarded([]) })
    expect(await screen.findByRole('status', { name: 'Loading…' })).toBeVisible()
    expect(screen.queryByText('The ward')).toBeNull()
  })

  it('leads a visitor to the sign-in page, which knows the way back', async () => {
    const { router } = await openApp('/ward?bed=4', { routes: guarded([]) })
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/ward?bed=4')
  })

  it('lets every signed-in person in where no role is required', async () => {
    signedInAs()
    await openApp('/ward', { routes: guarded([]) })
    expect(await screen.findByRole('heading', { name: 'The ward' })).toBeVisible()
  })

  it('lets in who holds any one of the required roles', async () => {
    signedInAs({ ...asha, roles: ['patient', 'chw'] })
    await openApp('/ward', { routes: guarded(['clinician', 'chw']) })
    expect(await screen.findByRole('heading', { name: 'The ward' })).toBeVisible()
  })

  it('denies access to who holds none of them, and lists them', async () => {
    signedInAs()
    await openApp('/ward', { routes: guarded(['clinician', 'moh_admin']) })
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(screen.getByText("You don't have the required permissions to access this page.")).toBeVisible()
    expect(screen.getByText('Clinician')).toBeVisible()
    expect(screen.getByText('MOH Administrator')).toBeVisible()
    expect(screen.queryByText('The ward')).toBeNull()
  })
})
