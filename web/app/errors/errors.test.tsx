import { render, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { RootErrorBoundary } from '#web/app/errors/RootErrorBoundary.tsx'
import { RouteErrorPage } from '#web/app/errors/RouteErrorPage.tsx'
import { AppLayout } from '#web/app/layout/AppLayout.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import { publicRoutes } from '#web/app/routes/public.tsx'
import { signedInAs } from '#web/test/accounts.ts'
import { expectConsoleError } from '#web/test/console.ts'
import { forgetTrustedDocuments } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'

const failWith = (error: Error) => async (): Promise<never> => {
  throw error
}

const failing = (error: Error): RouteObject[] => [
  {
    element: <AppLayout />,
    children: [
      {
        errorElement: <RouteErrorPage />,
        children: [
          ...publicRoutes,
          pageRoute({ path: '/broken', page: failWith(error), namespaces: [], skeleton: 'cards' }),
        ],
      },
    ],
  },
]

describe('§2 404 page', () => {
  it('says so in the words of the specification, and logs the bad path', async () => {
    await openApp('/no/such/page')
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    expect(screen.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
    expect(console.info).toHaveBeenCalledWith('Page not found:', '/no/such/page')
  })

  it('goes back to where one came from', async () => {
    const { user, router } = await openApp('/auth')
    await screen.findByRole('tab', { name: 'Sign In' })
    await router.navigate('/no/such/page')
    await user.click(await screen.findByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  })

  it('goes home where nothing lies behind it', async () => {
    const { user, router } = await openApp('/no/such/page')
    await user.click(await screen.findByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})

describe('a page that fails', () => {
  it('is replaced, and the navigation stays', async () => {
    expectConsoleError(/broken on purpose/)
    const { user, router } = await openApp('/broken', { routes: failing(new Error('broken on purpose')) })
    expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Afya Mashariki, home page' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(await screen.findByRole('heading', { level: 1, name: /Healthcare for East Africa/ })).toBeVisible()
  })

  it('blames the connection when its code did not arrive', async () => {
    expectConsoleError(/dynamically imported module/)
    const lost = new TypeError('Failed to fetch dynamically imported module: https://afya.example/x.js')
    await openApp('/broken', { routes: failing(lost) })
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  })
})

describe('a page that is older than the server', () => {
  it.each([
    ['en', 'This page is out of date', 'Reload'],
    ['sw', 'Ukurasa huu umepitwa na wakati', 'Pakia upya'],
  ] as const)('says so in %s, and offers to load the page anew', async (language, title, button) => {
    signedInAs()
    forgetTrustedDocuments()
    await openApp('/nutrition-dashboard', { language })
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByRole('button', { name: button })).toBeVisible()
  })
})

describe('the last resort', () => {
  it('speaks both languages when even the frame fails', () => {
    expectConsoleError(/frame broken on purpose/)
    const Broken = () => {
      throw new Error('frame broken on purpose')
    }
    render(
      <RootErrorBoundary>
        <Broken />
      </RootErrorBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Kuna hitilafu' })).toBeVisible()
  })
})
