import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import type { SkeletonShape } from '#web/ui/PageSkeleton.tsx'

/** Pages that need no data of a person: for everybody who is signed in, without Apollo. */
const help = (path: string, skeleton: SkeletonShape, page: () => Promise<ComponentType>): RouteObject =>
  pageRoute({ path, page, namespaces: ['medicalHelp'], skeleton, roles: [] })

const emergency = () =>
  import('#web/features/medical/emergency/EmergencyPage.tsx').then(({ EmergencyPage }) => EmergencyPage)
const resources = () =>
  import('#web/features/medical/resources/ResourcesPage.tsx').then(({ ResourcesPage }) => ResourcesPage)
const plan = () =>
  import('#web/features/medical/plan/MedicalPlanPage.tsx').then(({ MedicalPlanPage }) => MedicalPlanPage)

/** The Medical Assessment Center (specification §2 "Medical Assessment Center dashboard", "Medical results"). */
export const medicalRoutes: RouteObject[] = [
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
