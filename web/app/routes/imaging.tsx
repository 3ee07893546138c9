import type { RouteObject } from 'react-router-dom'
import { CARER_ROLES, type Role } from '#domain/vocabulary/roles.ts'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import { serverConfig } from '#web/lib/server-config.ts'

const page = () => import('#web/features/imaging/ImagingPage.tsx').then(({ ImagingPage }) => ImagingPage)
const route = (path: string, roles: readonly Role[]): RouteObject =>
  pageRoute({
    path,
    page: () => withApollo(page),
    namespaces: ['imaging', 'photoAnalysis'],
    skeleton: 'form',
    roles,
    // Where nobody knows that it is a demonstration, its simulated analysis would look like a measured one.
    waitsFor: [serverConfig],
  })

/** Medical photos (specification §2 "Medical Imaging"): one's own, and those of a patient. */
export const imagingRoutes: RouteObject[] = [
  route('/medical-imaging', []),
  route('/medical-imaging/:patientId', CARER_ROLES),
]
