import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { BEDSIDE_ROLES, CARER_ROLES, type Role } from '#domain/vocabulary/roles.ts'
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
const edit = () =>
  import('#web/features/chw/register/EditPatientPage.tsx').then(({ EditPatientPage }) => EditPatientPage)
const card = () =>
  import('#web/features/patients/card/PatientCardPage.tsx').then(({ PatientCardPage }) => PatientCardPage)

/** One patient's record. */
export const patientRoutes: RouteObject[] = [
  route('/patients/:id', ['patientRecord'], 'article', record),
  route('/patients/:id/edit', ['chwRegister'], 'form', edit, BEDSIDE_ROLES),
  route('/patients/:id/card', ['patientCard'], 'article', card),
  route('/my-record', ['patientRecord', 'myRecord'], 'article', own, []),
]
