import { HttpResponse, http } from 'msw'
import { server } from '#web/test/server.ts'

/** An account as the server sends it (specification §7). */
export const asha = {
  user: { id: '018f4c1e-0000-7000-8000-0000000000aa', email: 'asha@example.org' },
  profile: {
    first_name: 'Asha',
    last_name: 'Otieno',
    phone: null,
    region: 'Kenya',
    facility_id: null,
    requested_role: null as string | null,
    role_requests: [] as object[],
  },
  roles: ['patient'],
}

/** Signs a person in before the page is opened: the browser has a token, and the server knows whose it is. */
export function signedInAs(account: typeof asha = asha): void {
  localStorage.setItem('auth_token', 'token-of-asha')
  server.use(http.get('/api/auth/me', () => HttpResponse.json(account)))
}
