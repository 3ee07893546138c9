import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createSessionStore } from '#web/lib/session/session-store.ts'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { server } from '#web/test/server.ts'

const token = () => localStorage.getItem('auth_token')

function open() {
  const onUnreachable = vi.fn<() => void>()
  return { store: createSessionStore(onUnreachable), onUnreachable }
}

describe('§4 Authentication on start-up', () => {
  it('is unauthenticated at once when there is no token', () => {
    expect(open().store.getState()).toEqual({ status: 'unauthenticated', unreachable: false })
  })

  it('is loading while the server is asked whose token this is, then authenticated', async () => {
    signedInAs()
    const { store } = open()
    expect(store.getState()).toEqual({ status: 'loading' })
    await store.identify()
    expect(store.getState()).toMatchObject({
      status: 'authenticated',
      account: { email: 'asha@example.org', firstName: 'Asha', roles: ['patient'] },
    })
  })

  it('sends the token as a bearer token', async () => {
    signedInAs()
    const seen = vi.fn<(header: string | null) => void>()
    server.use(
      http.get('/api/auth/me', ({ request }) => {
        seen(request.headers.get('authorization'))
        return HttpResponse.json(asha)
      }),
    )
    await open().store.identify()
    expect(seen).toHaveBeenCalledExactlyOnceWith('Bearer token-of-asha')
  })

  it('removes a token that the server refuses', async () => {
    localStorage.setItem('auth_token', 'old')
    server.use(http.get('/api/auth/me', () => HttpResponse.json({ error: 'Sign in to continue' }, { status: 401 })))
    const { store, onUnreachable } = open()
    await store.identify()
    expect(token()).toBeNull()
    expect(store.getState()).toEqual({ status: 'unauthenticated', unreachable: false })
    expect(onUnreachable).not.toHaveBeenCalled()
  })

  it.each([
    ['no answer comes', () => HttpResponse.error()],
    ['the database is away', () => HttpResponse.json({ error: 'Try later' }, { status: 503 })],
    ['a captive portal answers', () => HttpResponse.html('<p>Buy airtime</p>')],
  ])('keeps the token and tells of the connection when %s', async (_, answer) => {
    localStorage.setItem('auth_token', 'mine')
    server.use(http.get('/api/auth/me', answer))
    const { store, onUnreachable } = open()
    await store.identify()
    expect(token()).toBe('mine')
    expect(store.getState()).toEqual({ status: 'unauthenticated', unreachable: true })
    expect(onUnreachable).toHaveBeenCalledOnce()
  })

  it('asks again by itself when the network is back', async () => {
    localStorage.setItem('auth_token', 'mine')
    server.use(http.get('/api/auth/me', () => HttpResponse.error(), { once: true }))
    const { store } = open()
    const stop = store.start()
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ unreachable: true }))
    server.use(http.get('/api/auth/me', () => HttpResponse.json(asha)))
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(store.getState().status).toBe('authenticated'))
    stop()
  })
})

describe('§4 Authentication later on', () => {
  const input = { email: 'asha@example.org', password: 'secret1' }

  it('stores token, user, profile and roles after signing in', async () => {
    server.use(http.post('/api/auth/signin', () => HttpResponse.json({ token: 'new', ...asha })))
    const { store } = open()
    await store.signIn(input)
    expect(token()).toBe('new')
    expect(store.getState()).toMatchObject({ status: 'authenticated', account: { lastName: 'Otieno' } })
  })

  it('sends a sign-up in the words of the interface', async () => {
    const sent = vi.fn<(body: unknown) => void>()
    server.use(
      http.post('/api/auth/signup', async ({ request }) => {
        sent(await request.json())
        return HttpResponse.json({ token: 'new', ...asha }, { status: 201 })
      }),
    )
    await open().store.signUp({
      ...input,
      firstName: 'Asha',
      lastName: 'Otieno',
      phone: null,
      role: 'chw',
      facilityId: null,
      licenseNumber: 'L-1',
      specialization: null,
      region: 'Kenya',
    })
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      ...input,
      userData: {
        first_name: 'Asha',
        last_name: 'Otieno',
        phone: null,
        role: 'chw',
        facility_id: null,
        license_number: 'L-1',
        specialization: null,
        region: 'Kenya',
      },
    })
  })

  it.each([
    ['succeeds', () => new HttpResponse(null, { status: 204 })],
    ['fails', () => HttpResponse.error()],
    ['is refused', () => HttpResponse.json({ error: 'no' }, { status: 500 })],
  ])('clears token and state when the sign-out call %s', async (_, answer) => {
    signedInAs()
    const sent = vi.fn<(header: string | null) => void>()
    server.use(
      http.post('/api/auth/signout', ({ request }) => {
        sent(request.headers.get('authorization'))
        return answer()
      }),
    )
    const { store } = open()
    await store.identify()
    await store.signOut()
    expect(token()).toBeNull()
    expect(store.getState().status).toBe('unauthenticated')
    expect(sent).toHaveBeenCalledExactlyOnceWith('Bearer token-of-asha')
  })

  it('follows another tab that signs out', async () => {
    signedInAs()
    const { store } = open()
    const stop = store.start()
    await vi.waitFor(() => expect(store.getState().status).toBe('authenticated'))
    localStorage.removeItem('auth_token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null }))
    expect(store.getState().status).toBe('unauthenticated')
    stop()
  })

  it('does not come back from a late answer after signing out', async () => {
    signedInAs()
    server.use(http.post('/api/auth/signout', () => new HttpResponse(null, { status: 204 })))
    const { store } = open()
    const identified = store.identify()
    await store.signOut()
    await identified
    expect(store.getState().status).toBe('unauthenticated')
  })
})
