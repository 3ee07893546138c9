import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { holdsAnyRole, type Role } from '#domain/vocabulary/roles.ts'
import { AccessDeniedPage } from '#web/app/guards/AccessDeniedPage.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { PageSkeleton, type SkeletonShape } from '#web/ui/PageSkeleton.tsx'

interface Props {
  /** Any one of these is enough; an empty list lets every signed-in person enter. */
  roles: readonly Role[]
  skeleton: SkeletonShape
  children: React.ReactNode
}

/** Lets a page be seen only by those who may (specification §2 "Protected-route wrapper"). */
export function RequireSession({ roles, skeleton, children }: Props) {
  const { t } = useTranslation()
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.status === 'loading') return <PageSkeleton shape={skeleton} label={t('loading')} />
  if (session.status === 'unauthenticated') {
    return <Navigate to={`/auth?next=${encodeURIComponent(pathname + search + hash)}`} replace />
  }
  if (!holdsAnyRole(session.account.roles, roles)) return <AccessDeniedPage requiredRoles={roles} />
  return children
}
