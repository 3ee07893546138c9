import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import type { SkeletonShape } from '#web/ui/PageSkeleton.tsx'

const route = (path: string, skeleton: SkeletonShape, page: () => Promise<ComponentType>): RouteObject =>
  pageRoute({ path, page, namespaces: ['medical'], skeleton, roles: [] })
/** Pages that need no data of a person: for everybody who is signed in, without Apollo. */
const help = (path: string, skeleton: SkeletonShape, page: () => Promise<ComponentType>): RouteObject =>
  pageRoute({ path, page, namespaces: ['medicalHelp'], skeleton, roles: [] })

const center = () =>
  import('#web/features/medical/center/AssessmentCenterPage.tsx').then(
    ({ AssessmentCenterPage }) => AssessmentCenterPage,
  )
const dashboard = () =>
  import('#web/features/medical/dashboard/MedicalDashboardPage.tsx').then(
    ({ MedicalDashboardPage }) => MedicalDashboardPage,
  )
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
  route('/medical-assessment-center', 'cards', center),
  route('/medical/dashboard', 'cards', () => withApollo(dashboard)),
  route('/medical/history', 'cards', () => withApollo(history)),
  route('/medical/plans', 'cards', () => withApollo(plans)),
  route('/follow-up-clinic', 'article', () => withApollo(followUp)),
  pageRoute({
    path: '/medical/plan/:planId',
    page: () => withApollo(plan),
    namespaces: ['medicalPlan'],
    skeleton: 'article',
    roles: [],
  }),
  help('/medical/emergency', 'article', emergency),
  help('/medical/resources', 'cards', resources),
  help('/medical/resources/:assessmentType', 'article', resources),
]
