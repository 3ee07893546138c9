import type { RouteObject } from 'react-router-dom'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'

const plan = () =>
  import('#web/features/medical/plan/MedicalPlanPage.tsx').then(({ MedicalPlanPage }) => MedicalPlanPage)

/** The Medical Assessment Center (specification §2 "Medical results"). */
export const medicalRoutes: RouteObject[] = [
  pageRoute({
    path: '/medical/plan/:planId',
    page: () => withApollo(plan),
    namespaces: ['medicalPlan'],
    skeleton: 'article',
    roles: [],
  }),
]
