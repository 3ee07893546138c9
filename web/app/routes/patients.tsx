import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { CARER_ROLES, type Role } from '#domain/vocabulary/roles.ts'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import type { Namespace } from '#web/i18n/i18n.ts'
import type { SkeletonShape } from '#web/ui/PageSkeleton.tsx'

const route = (
  path: string,
  namespaces: readonly Namespace[],
  skeleton: SkeletonShape,
  page: () => Promise<ComponentType>,
  roles: readonly Role[] = CARER_ROLES,
): RouteObject => pageRoute({ path, page: () => withApollo(page), namespaces, skeleton, roles })

const record = () =>
  import('#web/features/patients/record/PatientRecordPage.tsx').then(({ PatientRecordPage }) => PatientRecordPage)
const own = () => import('#web/features/patients/record/MyRecordPage.tsx').then(({ MyRecordPage }) => MyRecordPage)

/** One patient's record. */
export const patientRoutes: RouteObject[] = [
  route('/patients/:id', ['patientRecord'], 'article', record),
  route('/my-record', ['patientRecord'], 'article', own, []),
]
