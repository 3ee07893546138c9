import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { CARER_ROLES, type Role } from '#domain/vocabulary/roles.ts'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import type { Namespace } from '#web/i18n/i18n.ts'
import type { SkeletonShape } from '#web/ui/PageSkeleton.tsx'

/** Who sees patients where they are. */
const AT_THE_BEDSIDE: readonly Role[] = ['chw', 'clinician']

/** A page of those who care for patients, with the namespaces of its texts. */
const route = (
  path: string,
  roles: readonly Role[],
  skeleton: SkeletonShape,
  page: () => Promise<ComponentType>,
  ...namespaces: readonly Namespace[]
): RouteObject => pageRoute({ path, page: () => withApollo(page), namespaces, skeleton, roles })

const patients = () => import('#web/features/chw/patients/PatientsPage.tsx').then(({ PatientsPage }) => PatientsPage)
const result = () =>
  import('#web/features/chw/result/VisitResultPage.tsx').then(({ VisitResultPage }) => VisitResultPage)
const wizard = () =>
  import('#web/features/chw/wizard/ChwAssessmentPage.tsx').then(({ ChwAssessmentPage }) => ChwAssessmentPage)

/** The mobile hospital of the community health workers (specification §2 "Route table"). */
export const chwRoutes: RouteObject[] = [
  route('/chw/patients', CARER_ROLES, 'form', patients, 'chwPatients', 'patientSearch'),
  route('/chw/patient-assessment', AT_THE_BEDSIDE, 'form', wizard, 'chwWizard', 'patientSearch'),
  route('/chw/patient-assessment/:patientId', AT_THE_BEDSIDE, 'form', wizard, 'chwWizard', 'patientSearch'),
  // What is shown of the answer has the texts of the medical plan.
  route('/chw/assessment-result/:id', CARER_ROLES, 'article', result, 'chwResult', 'medicalPlan'),
]
