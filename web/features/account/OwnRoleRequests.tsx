import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useDates } from '#web/features/account/use-dates.ts'
import { roleOf, statusOf } from '#web/features/account/wire.ts'
import type { OwnRoleRequests_AccountFragment } from '#web/graphql/operations.ts'
import classes from './account.module.css'

export const OWN_ROLE_REQUESTS: TypedDocumentNode<OwnRoleRequests_AccountFragment> = gql`
  fragment OwnRoleRequests_account on Account {
    id
    roleRequests {
      id
      role
      status
      requestedAt
      decidedAt
      reason
    }
  }
`

/** The staff roles that a person asked for, and what was decided with which reason. Nothing where they asked for none. */
export function OwnRoleRequests({ account }: { account: FragmentType<OwnRoleRequests_AccountFragment> }) {
  const { t } = useTranslation(['account', 'common'])
  const { date } = useDates()
  const { data } = useSuspenseFragment({ fragment: OWN_ROLE_REQUESTS, from: account })
  if (data.roleRequests.length === 0) return null
  return (
    <section aria-labelledby="role-requests">
      <h2 id="role-requests" className={classes.heading}>
        {t('requests.title')}
      </h2>
      <ul className={classes.list}>
        {data.roleRequests.map(({ id, role, status, requestedAt, decidedAt, reason }) => (
          <li key={id} className={classes.card}>
            <div className={classes.row}>
              <strong>{t(`requests.${statusOf(status)}`, { role: t(`common:roles.${roleOf(role)}`) })}</strong>
              <span className={classes.quiet}>{t('requests.on', { date: date(decidedAt ?? requestedAt) })}</span>
            </div>
            {status === 'REQUESTED' && <p className={classes.quiet}>{t('requests.waitingExplained')}</p>}
            {reason && <p className={classes.quiet}>{t('requests.reason', { reason })}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
