import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import type { Decision } from '#web/features/account/DecisionDialog.tsx'
import { useDates } from '#web/features/account/use-dates.ts'
import { roleOf } from '#web/features/account/wire.ts'
import type { RoleCard_RequestFragment } from '#web/graphql/operations.ts'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'
import classes from './account.module.css'

export const ROLE_CARD: TypedDocumentNode<RoleCard_RequestFragment> = gql`
  fragment RoleCard_request on RoleRequest {
    id
    role
    requestedAt
    decidedAt
    firstName
    lastName
    region
    licenseNumber
    specialization
    facilityName
  }
`

interface Props {
  request: FragmentType<RoleCard_RequestFragment>
  /** Whether the person asks for the role or holds it. */
  stands: 'asked' | 'held'
  /** Called when it has been decided, and the card is about to leave its list. */
  onDecided: () => void
}

const DECISIONS = { asked: ['approved', 'declined'], held: ['removed'] } as const satisfies Record<string, Decision[]>

const loadDialog = () => import('#web/features/account/DecisionDialog.tsx').then(({ DecisionDialog: loaded }) => loaded)

/** One person's role: who asks for it or holds it, with which licence, and what can be decided of it. */
export function RoleCard({ request, stands, onDecided }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const { day } = useDates()
  const { data } = useSuspenseFragment({ fragment: ROLE_CARD, from: request })
  const [deciding, setDeciding] = useState<Decision | null>(null)
  // The list stands first; whoever presses before the dialog is there waits for it.
  const { part: Dialog, need } = useLatePart(loadDialog)

  const open = (decision: Decision) => {
    setDeciding(decision)
    need(showConnectionToast)
  }

  const name = `${data.firstName} ${data.lastName}`
  const role = t(`common:roles.${roleOf(data.role)}`)
  const country = countryCodeOf(data.region)
  const isAsked = stands === 'asked'
  const facts = [
    [t('approvals.license'), data.licenseNumber ?? t('approvals.notGiven')],
    [t('approvals.region'), country ? t(`common:countries.${country}`) : data.region],
    [t('approvals.facility'), data.facilityName],
    [t('approvals.specialization'), data.specialization],
    isAsked
      ? [t('approvals.requestedOn'), day(data.requestedAt)]
      : [t('approvals.since'), day(data.decidedAt ?? data.requestedAt)],
  ] as const

  return (
    <article className={classes.card} aria-label={isAsked ? name : `${name}, ${role}`}>
      <div>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.quiet}>{isAsked ? t('approvals.asksFor', { role }) : role}</p>
      </div>
      <dl className={classes.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={classes.actions}>
        {DECISIONS[stands].map((decision) => (
          <Button
            key={decision}
            variant={decision === 'approved' ? 'filled' : 'default'}
            aria-haspopup="dialog"
            aria-label={t(`approvals.${decision}.of`, { name, role })}
            onClick={() => open(decision)}
          >
            {t(`approvals.${decision}.action`)}
          </Button>
        ))}
      </div>
      {deciding && Dialog && (
        <Dialog
          id={data.id}
          name={name}
          role={role}
          decision={deciding}
          onClosed={() => setDeciding(null)}
          onDecided={onDecided}
        />
      )}
    </article>
  )
}
