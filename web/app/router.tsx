import type { RouteObject } from 'react-router-dom'
import { LastResortPage } from '#web/app/errors/LastResortPage.tsx'
import { RouteErrorPage } from '#web/app/errors/RouteErrorPage.tsx'
import { AppLayout } from '#web/app/layout/AppLayout.tsx'
import { accountRoutes } from '#web/app/routes/account.tsx'
import { chwRoutes } from '#web/app/routes/chw.tsx'
import { imagingRoutes } from '#web/app/routes/imaging.tsx'
import { medicalRoutes } from '#web/app/routes/medical.tsx'
import { nutritionRoutes } from '#web/app/routes/nutrition.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import { patientRoutes } from '#web/app/routes/patients.tsx'
import { publicRoutes } from '#web/app/routes/public.tsx'

const notFound = () => import('#web/app/errors/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage)

/** Every route. A feature has its list in `app/routes`, and its line here. */
export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    errorElement: <LastResortPage />,
    children: [
      {
        errorElement: <RouteErrorPage />,
        children: [
          ...publicRoutes,
          ...nutritionRoutes,
          ...medicalRoutes,
          ...imagingRoutes,
          ...patientRoutes,
          ...chwRoutes,
          ...accountRoutes,
          pageRoute({ path: '*', page: notFound, namespaces: [], skeleton: 'article' }),
        ],
      },
    ],
  },
]
