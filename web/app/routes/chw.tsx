import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { CARER_ROLES, type Role } from '#domain/vocabulary/roles.ts'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import type { Namespace } from '#web/i18n/i18n.ts'
import type { SkeletonShape } from '#web/ui/PageSkeleton.tsx'

/** Those who see patients face to face. */
const AT_THE_BEDSIDE: readonly Role[] = ['chw', 'clinician']

/** A page of those who care for patients, with the namespaces of its texts. */
const route = (
  path: string,
  roles: readonly Role[],
  skeleton: SkeletonShape,
  page: () => Promise<ComponentType>,
  ...namespaces: readonly Namespace[]
): RouteObject => pageRoute({ path, page: () => withApollo(page), namespaces, skeleton, roles })

const register = () =>
  import('#web/features/chw/register/RegisterPatientPage.tsx').then(({ RegisterPatientPage }) => RegisterPatientPage)
const merges = () => import('#web/features/chw/merges/MergesPage.tsx').then(({ MergesPage }) => MergesPage)
const patients = () => import('#web/features/chw/patients/PatientsPage.tsx').then(({ PatientsPage }) => PatientsPage)

/** The mobile hospital of the community health workers (specification §2 "Route table"). */
export const chwRoutes: RouteObject[] = [
  route('/chw/register-patient', AT_THE_BEDSIDE, 'form', register, 'chwRegister'),
  route('/chw/merges', CARER_ROLES, 'cards', merges, 'chwMerges'),
  route('/chw/patients', CARER_ROLES, 'form', patients, 'chwPatients', 'patientSearch'),
]
