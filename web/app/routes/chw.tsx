import type { RouteObject } from 'react-router-dom'
import { CARER_ROLES } from '#domain/vocabulary/roles.ts'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'

const referrals = () => import('#web/features/chw/referrals/ReferralsPage.tsx').then((module) => module.ReferralsPage)

/** The mobile hospital of health workers (specification §2 "Route table"). */
export const chwRoutes: RouteObject[] = [
  pageRoute({
    path: '/chw/referrals',
    page: () => withApollo(referrals),
    namespaces: ['referrals'],
    skeleton: 'cards',
    roles: CARER_ROLES,
  }),
]
