import { gql, type TypedDocumentNode } from '@apollo/client'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useClientLoader } from '#web/app/apollo/use-client-loader.ts'
import type { ApprovalsLinkQuery, ApprovalsLinkQueryVariables } from '#web/graphql/operations.ts'
import classes from './ApprovalsLink.module.css'

const APPROVALS_LINK: TypedDocumentNode<ApprovalsLinkQuery, ApprovalsLinkQueryVariables> = gql`
  query ApprovalsLink {
    roleRequests {
      id
    }
  }
`

/** The way to the approvals, with how many requests wait; no number while none do, and while nobody could say. */
export function ApprovalsLink({ className, onClick }: { className: string | undefined; onClick: () => void }) {
  const { t } = useTranslation()
  const loadClient = useClientLoader()
  const [count, setCount] = useState(0)

  useEffect(() => {
    let stop: (() => void) | null = null
    let here = true
    const watch = async () => {
      const client = await loadClient()
      if (!here) return
      const watched = client.watchQuery({ query: APPROVALS_LINK, errorPolicy: 'ignore' }).subscribe(({ data }) => {
        setCount(data?.roleRequests?.length ?? 0)
      })
      stop = () => watched.unsubscribe()
    }
    watch().catch((error: unknown) => console.info('The requests could not be counted:', error))
    return () => {
      here = false
      stop?.()
    }
  }, [loadClient])

  return (
    <NavLink to="/approvals" className={className ?? ''} onClick={onClick}>
      {t('nav.approvals')}
      {count > 0 && (
        <span className={classes.count}>
          <span aria-hidden>{count}</span>
          <span className={classes.words}>{t('nav.approvalsWaiting', { waiting: count })}</span>
        </span>
      )}
    </NavLink>
  )
}
