import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { CARER_ROLES, type Role } from '#domain/vocabulary/roles.ts'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import type { Namespace } from '#web/i18n/i18n.ts'
import type { SkeletonShape } from '#web/ui/PageSkeleton.tsx'

/** Who sees patients where they are. */
const AT_THE_BEDSIDE: readonly Role[] = ['chw', 'clinician']

const route = (
  path: string,
  namespaces: readonly Namespace[],
  skeleton: SkeletonShape,
  page: () => Promise<ComponentType>,
  roles: readonly Role[] = AT_THE_BEDSIDE,
): RouteObject => pageRoute({ path, page: () => withApollo(page), namespaces, skeleton, roles })

const register = () =>
  import('#web/features/chw/register/RegisterPatientPage.tsx').then(({ RegisterPatientPage }) => RegisterPatientPage)
const merges = () => import('#web/features/chw/merges/MergesPage.tsx').then(({ MergesPage }) => MergesPage)

/** The pages of the CHW mobile hospital (specification §2 "Route table"). */
export const chwRoutes: RouteObject[] = [
  route('/chw/register-patient', ['chwRegister'], 'form', register),
  route('/chw/merges', ['chwMerges'], 'cards', merges, CARER_ROLES),
]
