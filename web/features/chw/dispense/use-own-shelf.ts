import { useSession } from '#web/lib/session/SessionProvider.tsx'

/** The facility out of whose shelf whoever is signed in hands medicines out; null where they do not. */
export function useOwnShelf(): string | null {
  const session = useSession()
  if (session.status !== 'authenticated') return null
  const { roles, facilityId } = session.account
  return roles.some((role) => role === 'chw' || role === 'pharmacist') ? facilityId : null
}
