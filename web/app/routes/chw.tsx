import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { Role } from '#domain/vocabulary/roles.ts'
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
): RouteObject => pageRoute({ path, page: () => withApollo(page), namespaces, skeleton, roles: AT_THE_BEDSIDE })

const wizard = () =>
  import('#web/features/chw/wizard/ChwAssessmentPage.tsx').then(({ ChwAssessmentPage }) => ChwAssessmentPage)

/** The pages of the CHW mobile hospital (specification §2 "Route table"). */
export const chwRoutes: RouteObject[] = [
  route('/chw/patient-assessment', ['chwWizard', 'medicalForm'], 'form', wizard),
  route('/chw/patient-assessment/:patientId', ['chwWizard', 'medicalForm'], 'form', wizard),
]
