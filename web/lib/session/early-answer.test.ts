import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { readToken } from '#web/lib/auth-token.ts'
import { createSessionStore } from '#web/lib/session/session-store.ts'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { server } from '#web/test/server.ts'

function open() {
  const onUnreachable = vi.fn<() => void>()
  return { store: createSessionStore(onUnreachable), onUnreachable }
}

describe('§4 Authentication on start-up, when the server was asked before the application had come', () => {
  const early = (token: string, answer: Promise<Response>) => {
    answer.catch(() => undefined)
    window.afyaEarly = { token, answer }
  }
  const me = () => {
    const asked = vi.fn<() => void>()
    server.use(
      http.get('/api/auth/me', () => {
        asked()
        return HttpResponse.json(asha)
      }),
    )
    return asked
  }

  it('takes that answer, and asks no second time', async () => {
    signedInAs()
    const asked = me()
    early('token-of-asha', Promise.resolve(Response.json(asha)))
    const { store } = open()
    await store.identify()
    expect(store.getState()).toMatchObject({ status: 'authenticated', account: { email: 'asha@example.org' } })
    expect(asked).not.toHaveBeenCalled()
    await store.identify()
    expect(asked).toHaveBeenCalledOnce()
  })

  it('leaves the answer to another token alone', async () => {
    signedInAs()
    const asked = me()
    early('token-of-somebody-else', Promise.resolve(Response.json({ ...asha, roles: ['admin'] })))
    const { store } = open()
    await store.identify()
    expect(asked).toHaveBeenCalledOnce()
    expect(store.getState()).toMatchObject({ account: { roles: ['patient'] } })
  })

  it('keeps the token when no answer came to it', async () => {
    signedInAs()
    early('token-of-asha', Promise.reject(new TypeError('Failed to fetch')))
    const { store, onUnreachable } = open()
    await store.identify()
    expect(readToken()).toBe('token-of-asha')
    expect(store.getState()).toEqual({ status: 'unauthenticated', unreachable: true })
    expect(onUnreachable).toHaveBeenCalledOnce()
  })
})
