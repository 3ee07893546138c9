import type { RouteObject } from 'react-router-dom'
import { CARER_ROLES } from '#domain/vocabulary/roles.ts'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'

const result = () =>
  import('#web/features/chw/result/VisitResultPage.tsx').then(({ VisitResultPage }) => VisitResultPage)

/** The CHW mobile hospital (specification §2). */
export const chwRoutes: RouteObject[] = [
  pageRoute({
    path: '/chw/assessment-result/:id',
    page: () => withApollo(result),
    // What is shown of the answer has the texts of the medical plan.
    namespaces: ['chwResult', 'medicalPlan'],
    skeleton: 'article',
    roles: CARER_ROLES,
  }),
]
