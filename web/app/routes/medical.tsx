import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import type { Namespace } from '#web/i18n/i18n.ts'
import type { SkeletonShape } from '#web/ui/PageSkeleton.tsx'

/** Pages of the Medical Assessment Center: for everybody who is signed in. */
const route = (
  path: string,
  namespace: Namespace,
  skeleton: SkeletonShape,
  page: () => Promise<ComponentType>,
  ...others: readonly Namespace[]
): RouteObject => pageRoute({ path, page, namespaces: [namespace, ...others], skeleton, roles: [] })

const center = () =>
  import('#web/features/medical/center/AssessmentCenterPage.tsx').then(
    ({ AssessmentCenterPage }) => AssessmentCenterPage,
  )
const dashboard = () =>
  import('#web/features/medical/dashboard/MedicalDashboardPage.tsx').then(
    ({ MedicalDashboardPage }) => MedicalDashboardPage,
  )
const assessment = () =>
  import('#web/features/medical/assessment/MedicalAssessmentPage.tsx').then((module) => module.MedicalAssessmentPage)
const history = () => import('#web/features/medical/lists/HistoryPage.tsx').then(({ HistoryPage }) => HistoryPage)
const plans = () => import('#web/features/medical/lists/PlansPage.tsx').then(({ PlansPage }) => PlansPage)
const followUp = () =>
  import('#web/features/medical/follow-up/FollowUpPage.tsx').then(({ FollowUpPage }) => FollowUpPage)
const emergency = () =>
  import('#web/features/medical/emergency/EmergencyPage.tsx').then(({ EmergencyPage }) => EmergencyPage)
const resources = () =>
  import('#web/features/medical/resources/ResourcesPage.tsx').then(({ ResourcesPage }) => ResourcesPage)
const plan = () =>
  import('#web/features/medical/plan/MedicalPlanPage.tsx').then(({ MedicalPlanPage }) => MedicalPlanPage)

/** The Medical Assessment Center (specification §2 "Route table" and "Medical Assessment Center dashboard"). */
export const medicalRoutes: RouteObject[] = [
  route('/medical-assessment-center', 'medical', 'cards', center),
  route('/medical/dashboard', 'medical', 'cards', () => withApollo(dashboard)),
  route(
    '/medical/assessment/:assessmentType',
    'medicalForm',
    'form',
    () => withApollo(assessment),
    'patientSearch',
    'emergencyNumber',
  ),
  route('/medical/plan/:planId', 'medicalPlan', 'article', () => withApollo(plan)),
  route('/medical/history', 'medical', 'cards', () => withApollo(history)),
  route('/medical/plans', 'medical', 'cards', () => withApollo(plans)),
  route('/follow-up-clinic', 'medical', 'article', () => withApollo(followUp)),
  // These need no data of a person, nor Apollo.
  route('/medical/emergency', 'medicalHelp', 'article', emergency),
  route('/medical/resources', 'medicalHelp', 'cards', resources),
  route('/medical/resources/:assessmentType', 'medicalHelp', 'article', resources),
]
