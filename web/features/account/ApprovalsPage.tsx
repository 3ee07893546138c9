import { gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseQuery } from '@apollo/client/react'
import { type ComponentType, type ReactNode, Suspense, useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#web/features/account/AccountFrame.tsx'
import { LoadFailure, LoadingRows } from '#web/features/account/LoadingState.tsx'
import { ROLE_CARD } from '#web/features/account/RoleCard.tsx'
import { RoleList } from '#web/features/account/RoleList.tsx'
import type { ApprovalsPageQuery, ApprovalsPageQueryVariables } from '#web/graphql/operations.ts'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { TabBar } from '#web/ui/TabBar.tsx'

const APPROVALS_PAGE: TypedDocumentNode<ApprovalsPageQuery, ApprovalsPageQueryVariables> = gql`
  query ApprovalsPage {
    roleRequests {
      id
      ...RoleCard_request
    }
  }
  ${ROLE_CARD}
`

const loadStaff = () => import('#web/features/account/Staff.tsx').then(({ Staff }) => Staff)

type Tab = 'requests' | 'staff'

const WAITING = <LoadingRows height={200} />

const PANELS: Readonly<Record<Tab, (Staff: ComponentType | null) => ReactNode>> = {
  requests: () => (
    <Suspense fallback={WAITING}>
      <Requests />
    </Suspense>
  ),
  staff: (Staff) => (Staff ? <Staff /> : WAITING),
}

/** For those who approve staff roles: the requests that wait for a decision, and the staff whose roles they may take away. */
export function ApprovalsPage() {
  const { t } = useTranslation('account')
  const [tab, setTab] = useState<Tab>('requests')
  const { part, need } = useLatePart(loadStaff)
  const tabs = (['requests', 'staff'] as const).map((value) => ({
    value,
    label: t(`approvals.${value}`),
    panel: () => PANELS[value](part),
  }))
  return (
    <AccountFrame title={t('approvals.title')} intro={t('approvals.intro')}>
      <div>
        <TabBar
          label={t('approvals.title')}
          value={tab}
          tabs={tabs}
          onChange={(chosen) => {
            setTab(chosen)
            need(showConnectionToast)
          }}
        />
      </div>
    </AccountFrame>
  )
}

function Requests() {
  const { t } = useTranslation('account')
  const [busy, startTransition] = useTransition()
  const { data, refetch } = useSuspenseQuery(APPROVALS_PAGE, { errorPolicy: 'all', fetchPolicy: 'cache-and-network' })
  if (!data?.roleRequests) {
    return <LoadFailure busy={busy} onRetry={() => startTransition(async () => void (await refetch()))} />
  }
  return (
    <RoleList
      label={t('approvals.requests')}
      requests={data.roleRequests}
      stands="asked"
      empty={{ title: t('approvals.empty'), message: t('approvals.emptyMessage') }}
    />
  )
}
