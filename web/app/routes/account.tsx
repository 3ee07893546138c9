import type { RouteObject } from 'react-router-dom'
import { isAdminRole, ROLES } from '#domain/vocabulary/roles.ts'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'

const shared = { namespaces: ['account'], roles: [] } as const

const profile = () => import('#web/features/account/ProfilePage.tsx').then(({ ProfilePage }) => ProfilePage)
const settings = () => import('#web/features/account/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage)
const approvals = () => import('#web/features/account/ApprovalsPage.tsx').then(({ ApprovalsPage }) => ApprovalsPage)

/** A person's own account, and the page of those who approve staff roles. */
export const accountRoutes: RouteObject[] = [
  pageRoute({ ...shared, path: '/profile', skeleton: 'form', page: () => withApollo(profile) }),
  pageRoute({ ...shared, path: '/settings', skeleton: 'form', page: () => withApollo(settings) }),
  pageRoute({
    ...shared,
    path: '/approvals',
    skeleton: 'cards',
    page: () => withApollo(approvals),
    roles: ROLES.filter(isAdminRole),
  }),
]
