import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import type { Namespace } from '#web/i18n/i18n.ts'
import type { SkeletonShape } from '#web/ui/PageSkeleton.tsx'

/** Pages of a person's data, for everybody who is signed in. */
const route = (
  path: string,
  namespace: Namespace,
  skeleton: SkeletonShape,
  page: () => Promise<ComponentType>,
): RouteObject => pageRoute({ path, page: () => withApollo(page), namespaces: [namespace], skeleton, roles: [] })

/** Pages that need no data of a person: for everybody who is signed in, without Apollo. */
const help = (path: string, skeleton: SkeletonShape, page: () => Promise<ComponentType>): RouteObject =>
  pageRoute({ path, page, namespaces: ['medicalHelp'], skeleton, roles: [] })

const assessment = () =>
  import('#web/features/medical/assessment/MedicalAssessmentPage.tsx').then((module) => module.MedicalAssessmentPage)
const emergency = () =>
  import('#web/features/medical/emergency/EmergencyPage.tsx').then(({ EmergencyPage }) => EmergencyPage)
const resources = () =>
  import('#web/features/medical/resources/ResourcesPage.tsx').then(({ ResourcesPage }) => ResourcesPage)

/** The Medical Assessment Center (specification §2 "Route table"). */
export const medicalRoutes: RouteObject[] = [
  route('/medical/assessment/:assessmentType', 'medicalForm', 'form', assessment),
  help('/medical/emergency', 'article', emergency),
  help('/medical/resources', 'cards', resources),
  help('/medical/resources/:assessmentType', 'article', resources),
]
