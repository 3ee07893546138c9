import { BEDSIDE_ROLES, holdsAnyRole } from '#domain/vocabulary/roles.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

/** Whether the person signed in sees patients face to face: only they start visits, edit and invite. */
export function useIsAtBedside(): boolean {
  const session = useSession()
  return session.status === 'authenticated' && holdsAnyRole(session.account.roles, BEDSIDE_ROLES)
}
