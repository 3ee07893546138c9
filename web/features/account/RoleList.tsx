import type { FragmentType } from '@apollo/client'
import { useRef } from 'react'
import { RoleCard } from '#web/features/account/RoleCard.tsx'
import type { RoleCard_RequestFragment } from '#web/graphql/operations.ts'
import classes from './account.module.css'

interface Props {
  label: string
  requests: readonly ({ readonly id: string } & FragmentType<RoleCard_RequestFragment>)[]
  stands: 'asked' | 'held'
  /** What stands in the place of an empty list. */
  empty: { readonly title: string; readonly message: string }
  onDecided?: () => void
}

/** People's roles, one card each. When a card leaves the list, the focus stays with the list. */
export function RoleList({ label, requests, stands, empty, onDecided }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <section ref={frame} tabIndex={-1} className={classes.focusless} aria-label={label}>
      {requests.length === 0 ? (
        <div className={classes.empty} role="status">
          <strong>{empty.title}</strong>
          <p className={classes.quiet}>{empty.message}</p>
        </div>
      ) : (
        <ul className={classes.list}>
          {requests.map((request) => (
            <li key={request.id}>
              <RoleCard
                request={request}
                stands={stands}
                onDecided={() => {
                  frame.current?.focus()
                  onDecided?.()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
