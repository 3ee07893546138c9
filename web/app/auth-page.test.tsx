import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { openApp } from '#web/test/render-app.tsx'
import { server } from '#web/test/server.ts'

const toast = async (title: string) => (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]')

const fillIn = async ({ user }: Awaited<ReturnType<typeof openApp>>, password = 'secret1') => {
  await user.type(await screen.findByLabelText('Email'), 'asha@example.org')
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

describe('§2 Auth page, §8 toasts: Sign In', () => {
  it('signs in, says so, and leads home', async () => {
    server.use(http.post('/api/auth/signin', () => HttpResponse.json({ token: 'new', ...asha })))
    const app = await openApp('/auth')
    await fillIn(app)
    expect(await toast('Welcome back')).toBeVisible()
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'))
    expect(localStorage.getItem('auth_token')).toBe('new')
  })

  it('leads on to the page that one came from', async () => {
    server.use(http.post('/api/auth/signin', () => HttpResponse.json({ token: 'new', ...asha })))
    const app = await openApp('/auth?next=%2Fsomewhere%3Fa%3D1')
    await fillIn(app)
    await waitFor(() => expect(app.router.state.location).toMatchObject({ pathname: '/somewhere', search: '?a=1' }))
  })

  it('asks for what is missing, and for an e-mail address that can be one, without a call', async () => {
    const { user } = await openApp('/auth')
    await user.click(await screen.findByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Email is required')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    await user.type(screen.getByLabelText('Email'), 'asha')
    expect(screen.queryByText('Email is required')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Enter a valid email address')).toBeVisible()
  })

  it("shows the server's error and keeps what was typed", async () => {
    server.use(http.post('/api/auth/signin', () => HttpResponse.json({ error: 'Account locked' }, { status: 423 })))
    await fillIn(await openApp('/auth'))
    expect(await toast('Sign in failed')).toHaveTextContent('Account locked')
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.org')
    expect(screen.getByLabelText('Password')).toHaveValue('secret1')
  })

  it("says 'Invalid credentials' when the server gives no reason", async () => {
    server.use(http.post('/api/auth/signin', () => new HttpResponse(null, { status: 401 })))
    await fillIn(await openApp('/auth'))
    expect(await toast('Sign in failed')).toHaveTextContent('Invalid credentials')
  })

  it('tells of the connection when no answer comes', async () => {
    server.use(http.post('/api/auth/signin', () => HttpResponse.error()))
    await fillIn(await openApp('/auth'))
    expect(await toast('Connection Error')).toHaveTextContent(
      'Unable to connect to the server. Please check your internet connection.',
    )
  })
})

describe('§2 Auth page: the way in and out', () => {
  it('leads a signed-in person home', async () => {
    signedInAs()
    const { router } = await openApp('/auth')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('has a way back home', async () => {
    await openApp('/auth')
    expect(await screen.findByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  })

  it('offers to try again where a token is kept that could not be checked', async () => {
    localStorage.setItem('auth_token', 'mine')
    server.use(http.get('/api/auth/me', () => HttpResponse.error()))
    const { user, router } = await openApp('/auth')
    expect(await screen.findByText('You are still signed in')).toBeVisible()
    expect(await toast('Connection Error')).toBeVisible()
    signedInAs()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('speaks Swahili, errors of the fields included', async () => {
    const { user } = await openApp('/auth', { language: 'sw' })
    await user.click(await screen.findByRole('button', { name: 'Ingia' }))
    expect(await screen.findByText('Barua pepe inahitajika')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(await screen.findByText('Email is required')).toBeVisible()
    expect(document.documentElement.lang).toBe('en')
  })
})
