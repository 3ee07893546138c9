import { matchRoutes, type RouteObject } from 'react-router-dom'
import { BEDSIDE_ROLES } from '#domain/vocabulary/roles.ts'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { medicalRoutes } from '#web/app/routes/medical.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'

/** The routes to which the dashboard's cards can lead. */
const isOpen = (path: string): boolean => matchRoutes([...chwRoutes, ...medicalRoutes], path) !== null

const dashboard = async () => {
  const { ChwDashboardPage } = await import('#web/features/chw/dashboard/ChwDashboardPage.tsx')
  return function DashboardPage() {
    return <ChwDashboardPage isOpen={isOpen} />
  }
}

/** The pages of health workers and of clinicians at the bedside (specification §2 "Route table"). */
export const chwRoutes: RouteObject[] = [
  pageRoute({
    path: '/chw/dashboard',
    page: () => withApollo(dashboard),
    namespaces: ['chwDashboard'],
    skeleton: 'cards',
    roles: BEDSIDE_ROLES,
  }),
]
