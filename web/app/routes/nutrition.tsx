import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { useClientLoader } from '#web/app/apollo/use-client-loader.ts'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import type { SkeletonShape } from '#web/ui/PageSkeleton.tsx'

const route = (path: string, skeleton: SkeletonShape, page: () => Promise<ComponentType>): RouteObject =>
  pageRoute({ path, page, namespaces: ['nutrition'], skeleton, roles: [] })

// The first page that most people open after signing in: it stands before Apollo is there.
const assessment = async () => {
  const { NutritionAssessmentPage } = await import('#web/features/nutrition/assessment/NutritionAssessmentPage.tsx')
  return function AssessmentPage() {
    return <NutritionAssessmentPage loadClient={useClientLoader()} />
  }
}
const plan = () =>
  import('#web/features/nutrition/plan/NutritionPlanPage.tsx').then(({ NutritionPlanPage }) => NutritionPlanPage)
const dashboard = () =>
  import('#web/features/nutrition/dashboard/NutritionDashboardPage.tsx').then(
    ({ NutritionDashboardPage }) => NutritionDashboardPage,
  )

/** The nutrition pages (specification §2 "Route table"); dashboards link to the second path of the history. */
export const nutritionRoutes: RouteObject[] = [
  route('/nutrition-assessment', 'form', assessment),
  route('/nutrition-plan/:planId', 'article', () => withApollo(plan)),
  route('/nutrition-dashboard', 'cards', () => withApollo(dashboard)),
  route('/nutrition/dashboard', 'cards', () => withApollo(dashboard)),
]
