import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { asha } from '#web/test/accounts.ts'
import { openApp } from '#web/test/render-app.tsx'
import { server } from '#web/test/server.ts'

const demo = {
  password: 'DemoPassword1',
  accounts: [
    { key: 'patient', email: 'patient@demo.afya.test', role: 'patient' },
    { key: 'moh_official', email: 'moh_official@demo.afya.test', role: 'moh_admin' },
  ],
}

async function openDemo() {
  server.use(http.get('/api/config', () => HttpResponse.json({ demo })))
  const app = await openApp('/auth')
  return { ...app, card: await screen.findByRole('button', { name: /MOH Official/ }) }
}

describe('§2 Auth page: Quick Access', () => {
  it('is absent, and Sign In is shown, where the server is no demonstration', async () => {
    await openApp('/auth')
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.queryByRole('tab', { name: 'Quick Access' })).toBeNull()
    expect(screen.queryByText('Demonstration.')).toBeNull()
  })

  it('is absent while the server cannot say what it is', async () => {
    server.use(http.get('/api/config', () => HttpResponse.error()))
    await openApp('/auth')
    expect(await screen.findByRole('tab', { name: 'Sign Up' })).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Quick Access' })).toBeNull()
  })

  it('comes first in a demonstration, which a banner names', async () => {
    await openDemo()
    expect(screen.getByRole('tab', { name: 'Quick Access' })).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findByRole('complementary', { name: 'Demonstration' })).toBeVisible()
  })

  it('signs in with the preset credentials of the card', async () => {
    const sent = vi.fn<(body: unknown) => void>()
    server.use(
      http.post('/api/auth/signin', async ({ request }) => {
        sent(await request.json())
        return HttpResponse.json({ token: 'new', ...asha })
      }),
    )
    const { user, card, router } = await openDemo()
    await user.click(card)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'moh_official@demo.afya.test', password: demo.password })
  })

  it.each([
    ['Demo account not found', () => HttpResponse.json({ error: 'Invalid credentials' }, { status: 401 })],
    ['Login Failed', () => HttpResponse.json({ error: 'Out of order' }, { status: 500 })],
    ['Login Error', () => HttpResponse.error()],
  ])("says '%s' when that is what went wrong", async (title, answer) => {
    server.use(http.post('/api/auth/signin', answer))
    const { user, card } = await openDemo()
    await user.click(card)
    expect(await screen.findByText(title)).toBeVisible()
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  it('moves between the tabs with the arrow keys', async () => {
    const { user } = await openDemo()
    screen.getByRole('tab', { name: 'Quick Access' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus()
    expect(screen.getByLabelText('Email')).toBeVisible()
  })
})
