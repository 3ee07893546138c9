import { gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseQuery } from '@apollo/client/react'
import { Suspense, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#web/features/account/AccountFrame.tsx'
import { APPROVAL_CARD, ApprovalCard } from '#web/features/account/ApprovalCard.tsx'
import { LoadFailure, LoadingRows } from '#web/features/account/LoadingState.tsx'
import type { ApprovalsPageQuery, ApprovalsPageQueryVariables } from '#web/graphql/operations.ts'
import classes from './account.module.css'

const APPROVALS_PAGE: TypedDocumentNode<ApprovalsPageQuery, ApprovalsPageQueryVariables> = gql`
  query ApprovalsPage {
    roleRequests {
      id
      ...ApprovalCard_request
    }
  }
  ${APPROVAL_CARD}
`

/** The requests for staff roles that wait for a decision, for those who may decide. */
export function ApprovalsPage() {
  const { t } = useTranslation('account')
  return (
    <AccountFrame title={t('approvals.title')} intro={t('approvals.intro')}>
      <Suspense fallback={<LoadingRows height={240} />}>
        <Requests />
      </Suspense>
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
  if (data.roleRequests.length === 0) {
    return (
      <div className={classes.empty}>
        <strong>{t('approvals.empty')}</strong>
        <p className={classes.quiet}>{t('approvals.emptyMessage')}</p>
      </div>
    )
  }
  return (
    <ul className={classes.list}>
      {data.roleRequests.map((request) => (
        <li key={request.id}>
          <ApprovalCard request={request} />
        </li>
      ))}
    </ul>
  )
}
