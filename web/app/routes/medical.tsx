import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import type { Namespace } from '#web/i18n/i18n.ts'
import type { SkeletonShape } from '#web/ui/PageSkeleton.tsx'

const route = (
  path: string,
  namespace: Namespace,
  skeleton: SkeletonShape,
  page: () => Promise<ComponentType>,
): RouteObject => pageRoute({ path, page: () => withApollo(page), namespaces: [namespace], skeleton, roles: [] })

const assessment = () =>
  import('#web/features/medical/assessment/MedicalAssessmentPage.tsx').then((module) => module.MedicalAssessmentPage)

/** The medical pages (specification §2 "Route table"). */
export const medicalRoutes: RouteObject[] = [
  route('/medical/assessment/:assessmentType', 'medicalForm', 'form', assessment),
]
