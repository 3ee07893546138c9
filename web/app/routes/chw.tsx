import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { BEDSIDE_ROLES } from '#domain/vocabulary/roles.ts'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { medicalRoutes } from '#web/app/routes/medical.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import type { Namespace } from '#web/i18n/i18n.ts'
import type { SkeletonShape } from '#web/ui/PageSkeleton.tsx'

const route = (
  path: string,
  namespaces: readonly Namespace[],
  skeleton: SkeletonShape,
  page: () => Promise<ComponentType>,
): RouteObject => pageRoute({ path, page: () => withApollo(page), namespaces, skeleton, roles: BEDSIDE_ROLES })

/** Whether there is a page there: the dashboard's cards lead to no other. */
const isOpen = (path: string): boolean => matchRoutes([...chwRoutes, ...medicalRoutes], path) !== null

const dashboard = async () => {
  const { ChwDashboardPage } = await import('#web/features/chw/dashboard/ChwDashboardPage.tsx')
  return function DashboardPage() {
    return <ChwDashboardPage isOpen={isOpen} />
  }
}
const tasks = () => import('#web/features/chw/tasks/TasksPage.tsx').then(({ TasksPage }) => TasksPage)
const household = () => import('#web/features/chw/tasks/HouseholdPage.tsx').then(({ HouseholdPage }) => HouseholdPage)

/** The pages of the CHW mobile hospital (specification §2 "Route table"). */
export const chwRoutes: RouteObject[] = [
  route('/chw/dashboard', ['chwDashboard'], 'cards', dashboard),
  route('/chw/tasks', ['chwTasks', 'careDates'], 'cards', tasks),
  route('/chw/tasks/household/:patientId', ['chwTasks', 'careDates'], 'cards', household),
]
