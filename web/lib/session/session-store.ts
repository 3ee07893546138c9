import type { SignInInput, SignUpInput } from '#domain/input/account.ts'
import { clearToken, onTokenChangedElsewhere, readToken, storeToken } from '#web/lib/auth-token.ts'
import { http, isUnreachable } from '#web/lib/http.ts'
import { type Account, readAccount, readIssuedToken } from '#web/lib/session/account.ts'
import { takeEarlyAnswer } from '#web/lib/session/early-answer.ts'

/** The states of authentication (specification §4). */
export type SessionState =
  | { readonly status: 'loading' }
  /** `unreachable`: a token is kept, but the server could not say whose it is. */
  | { readonly status: 'unauthenticated'; readonly unreachable: boolean }
  | { readonly status: 'authenticated'; readonly account: Account }

export interface SessionStore {
  getState: () => SessionState
  subscribe: (listener: () => void) => () => void
  /**
   * Asks the server whose token this is, if there is one. A refused token is removed; one that could not be
   * checked is kept.
   */
  identify: () => Promise<void>
  /** Reads the account of who is signed in anew: a name was changed, or a role taken away. Without an answer it stays. */
  refresh: () => Promise<void>
  /** Begins: identifies, and from then on follows other tabs and the return of the network. Returns the stop. */
  start: () => () => void
  signIn: (input: SignInInput) => Promise<Account>
  signUp: (input: SignUpInput) => Promise<Account>
  /** Always ends the session in this browser, also when the server cannot be told. */
  signOut: () => Promise<void>
  /** The server no longer accepts the token: ends the session without a call. */
  expire: () => void
}

const SIGNED_OUT: SessionState = { status: 'unauthenticated', unreachable: false }

const signUpBody = ({ email, password, ...rest }: SignUpInput) => ({
  email,
  password,
  userData: {
    first_name: rest.firstName,
    last_name: rest.lastName,
    phone: rest.phone,
    role: rest.role,
    facility_id: rest.facilityId,
    license_number: rest.licenseNumber,
    specialization: rest.specialization,
    region: rest.region,
  },
})

/**
 * The session of this browser.
 * @param onUnreachable called when a kept token could not be checked for want of an answer
 */
export function createSessionStore(onUnreachable: () => void): SessionStore {
  let state: SessionState = readToken() === null ? SIGNED_OUT : { status: 'loading' }
  // Whatever happens later overtakes an answer that is still on its way.
  let turn = 0
  const listeners = new Set<() => void>()

  const set = (next: SessionState) => {
    turn += 1
    state = next
    for (const listener of listeners) listener()
  }

  const identify = async () => {
    const token = readToken()
    if (token === null) {
      if (state.status !== 'unauthenticated' || state.unreachable) set(SIGNED_OUT)
      return
    }
    if (state.status === 'unauthenticated') set({ status: 'loading' })
    turn += 1
    const mine = turn
    try {
      const account = readAccount(await http('/auth/me', { answer: takeEarlyAnswer(token) }))
      if (mine === turn) set({ status: 'authenticated', account })
    } catch (error) {
      if (mine !== turn) return
      if (isUnreachable(error)) {
        set({ status: 'unauthenticated', unreachable: true })
        onUnreachable()
        return
      }
      clearToken()
      set(SIGNED_OUT)
    }
  }

  const enter = async (path: '/auth/signin' | '/auth/signup', body: unknown) => {
    const answer = await http(path, { method: 'POST', body })
    const account = readAccount(answer)
    storeToken(readIssuedToken(answer))
    set({ status: 'authenticated', account })
    return account
  }

  const onOnline = () => {
    if (state.status === 'unauthenticated' && state.unreachable) void identify()
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    identify,
    refresh: async () => {
      const before = state
      try {
        const account = readAccount(await http('/auth/me'))
        if (state === before && state.status === 'authenticated') set({ status: 'authenticated', account })
      } catch (error) {
        console.info('The account could not be read anew:', error)
      }
    },
    start: () => {
      void identify()
      const stopFollowing = onTokenChangedElsewhere(() => void identify())
      window.addEventListener('online', onOnline)
      return () => {
        stopFollowing()
        window.removeEventListener('online', onOnline)
      }
    },
    signIn: (input) => enter('/auth/signin', input),
    signUp: (input) => enter('/auth/signup', signUpBody(input)),
    signOut: async () => {
      const told = http('/auth/signout', { method: 'POST', keepalive: true })
      clearToken()
      set(SIGNED_OUT)
      await told.catch((error: unknown) => console.info('The server was not told of the sign-out:', error))
    },
    expire: () => {
      clearToken()
      set(SIGNED_OUT)
    },
  }
}
