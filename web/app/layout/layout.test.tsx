import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { openApp } from '#web/test/render-app.tsx'
import { server } from '#web/test/server.ts'

async function openMenu(account: typeof asha = asha) {
  signedInAs(account)
  const app = await openApp('/')
  await app.user.click(await screen.findByRole('button', { name: /Your account/ }))
  return { ...app, menu: await screen.findByRole('region', { name: 'Your account' }) }
}

describe('§2 Landing page for visitors', () => {
  it('has its anchors and the ways to the sign-in page', async () => {
    await openApp('/')
    expect(await screen.findByRole('link', { name: 'Get Started - Sign In' })).toHaveAttribute('href', '/auth')
    for (const name of ['Sign In', 'Get Started']) {
      for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', '/auth')
    }
    for (const anchor of ['features', 'regions', 'about', 'contact']) {
      expect(document.querySelector(`section#${anchor}`)).not.toBeNull()
      expect(document.querySelector(`header a[href="#${anchor}"]`)).not.toBeNull()
    }
  })

  it('shows the figures, the six countries and the notice on AI output', async () => {
    await openApp('/')
    for (const figure of ['50K+', '1,200+', '98%']) expect(await screen.findByText(figure)).toBeVisible()
    for (const country of ['Kenya', 'Uganda', 'Tanzania', 'Rwanda', 'DR Congo', 'South Sudan']) {
      expect(screen.getByRole('heading', { level: 3, name: country })).toBeVisible()
    }
    expect(screen.getByRole('link', { name: 'Call the emergency number of Rwanda: 112' })).toHaveAttribute(
      'href',
      'tel:112',
    )
    expect(screen.getByRole('note')).toHaveTextContent('AI output is diagnostic support only.')
  })

  it('offers no area before one has signed in', async () => {
    await openApp('/')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('link', { name: /Nutrition Assessment/ })).toBeNull()
  })
})

describe('§2 Landing page for signed-in users', () => {
  it('leads to the open areas', async () => {
    signedInAs()
    await openApp('/')
    expect(await screen.findByRole('link', { name: /Nutrition Assessment/ })).toHaveAttribute(
      'href',
      '/nutrition-assessment',
    )
  })

  it('names the person, the e-mail and the role in the menu of the avatar', async () => {
    const { menu } = await openMenu()
    expect(menu).toHaveTextContent('Asha Otieno')
    expect(menu).toHaveTextContent('asha@example.org')
    expect(menu).toHaveTextContent('Patient')
  })

  it('leads from the menu to profile and settings, and says which role waits', async () => {
    const { menu } = await openMenu({ ...asha, profile: { ...asha.profile, requested_role: 'clinician' } })
    expect(menu).toHaveTextContent('Waiting for approval as Clinician')
    expect(within(menu).getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
    expect(within(menu).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  })

  it('tells what was decided about a role, until it is put away, and what is decided later', async () => {
    const declined = {
      id: '018f4c1e-0000-7000-8000-0000000000d1',
      role: 'clinician',
      status: 'declined',
      requested_at: '2026-03-01T08:00:00.000Z',
      decided_at: '2026-03-02T08:00:00.000Z',
      reason: 'The licence is not in the register',
    }
    const { user, session } = await openMenu({ ...asha, profile: { ...asha.profile, role_requests: [declined] } })
    const notice = await screen.findByRole('region', { name: 'Your role' })
    expect(notice).toHaveTextContent('Your request to be Clinician was declined.')
    expect(notice).toHaveTextContent('Reason: The licence is not in the register')
    await user.click(within(notice).getByRole('button', { name: 'Put away' }))
    expect(screen.queryByRole('region', { name: 'Your role' })).toBeNull()

    const removed = { ...declined, status: 'removed', decided_at: '2026-03-03T08:00:00.000Z', reason: 'Left' }
    const profile = { ...asha.profile, role_requests: [removed] }
    server.use(http.get('/api/auth/me', () => HttpResponse.json({ ...asha, profile })))
    await act(() => session.refresh())
    expect(await screen.findByRole('region', { name: 'Your role' })).toHaveTextContent(
      'You are no longer Clinician.Reason: Left',
    )
  })

  it('closes the menu with Escape and gives the focus back', async () => {
    const { user } = await openMenu()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Your account' })).toBeNull()
    expect(screen.getByRole('button', { name: /Your account/ })).toHaveFocus()
  })

  it('logs out, and says so, also when the server cannot be told', async () => {
    server.use(http.post('/api/auth/signout', () => HttpResponse.error()))
    const { user, menu } = await openMenu()
    await user.click(within(menu).getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('Signed out')).toBeVisible()
    expect(localStorage.getItem('auth_token')).toBeNull()
    expect(await screen.findByRole('link', { name: 'Get Started - Sign In' })).toBeVisible()
  })
})

describe('the connection', () => {
  it('says that the device is offline, and stops saying so', async () => {
    await openApp('/')
    await screen.findByRole('heading', { level: 1 })
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText(/You are offline/)).toBeVisible()
    Reflect.deleteProperty(navigator, 'onLine')
    expect(online).toBeDefined()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull())
  })
})
