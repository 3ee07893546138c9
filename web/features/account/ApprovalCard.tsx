import { type FragmentType, gql, type Reference, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useSuspenseFragment } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RoleDecisionInput } from '#domain/input/account.ts'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import { useFailureToasts } from '#web/features/account/use-account-toasts.ts'
import { useDates } from '#web/features/account/use-dates.ts'
import { roleOf } from '#web/features/account/wire.ts'
import type {
  ApprovalCard_RequestFragment,
  DecideRoleRequestMutation,
  DecideRoleRequestMutationVariables,
} from '#web/graphql/operations.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import classes from './account.module.css'

export const APPROVAL_CARD: TypedDocumentNode<ApprovalCard_RequestFragment> = gql`
  fragment ApprovalCard_request on RoleRequest {
    id
    role
    requestedAt
    firstName
    lastName
    region
    licenseNumber
    specialization
    facilityName
  }
`

const DECIDE_ROLE_REQUEST: TypedDocumentNode<DecideRoleRequestMutation, DecideRoleRequestMutationVariables> = gql`
  mutation DecideRoleRequest($id: ID!, $decision: RoleDecision!, $reason: String) {
    decideRoleRequest(id: $id, decision: $decision, reason: $reason) {
      ... on RoleRequest {
        id
        status
      }
      ... on Error {
        message
      }
    }
  }
`

const WIRE = { approved: 'APPROVED', declined: 'DECLINED' } as const

/** One request: who asks for what, with which licence, and the decision with its reason. */
export function ApprovalCard({ request }: { request: FragmentType<ApprovalCard_RequestFragment> }) {
  const { t } = useTranslation(['account', 'common'])
  const { date } = useDates()
  const localized = useLocalizedField()
  const toasts = useFailureToasts()
  const { data } = useSuspenseFragment({ fragment: APPROVAL_CARD, from: request })
  const [decide, { loading }] = useMutation(DECIDE_ROLE_REQUEST)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const name = `${data.firstName} ${data.lastName}`
  const country = countryCodeOf(data.region)
  const facts = [
    [t('approvals.license'), data.licenseNumber],
    [t('approvals.region'), country ? t(`common:countries.${country}`) : data.region],
    [t('approvals.facility'), data.facilityName],
    [t('approvals.specialization'), data.specialization],
    [t('approvals.requestedOn'), date(data.requestedAt)],
  ] as const

  const send = async (decision: keyof typeof WIRE) => {
    const checked = checkValues(RoleDecisionInput, { decision, reason })
    if ('errors' in checked) {
      setError(checked.errors['reason'] ?? null)
      field.current?.focus()
      return
    }
    try {
      const answer = await decide({
        variables: { id: data.id, decision: WIRE[decision], reason: checked.data.reason },
        update: (cache, { data: sent }) => {
          // A refused input stays on the list; what was decided, or is not there, leaves it.
          if (sent?.decideRoleRequest.__typename === 'InvalidInput') return
          cache.modify<{ roleRequests: readonly Reference[] }>({
            fields: {
              roleRequests: (known, { readField }) => known.filter((other) => readField('id', other) !== data.id),
            },
          })
        },
      })
      const result = answer.data?.decideRoleRequest
      if (result?.__typename === 'InvalidInput') {
        setError(result.message)
      } else if (result?.__typename === 'RoleRequest' && result.status === WIRE[decision]) {
        showToast({ tone: 'success', title: t(`toasts.${decision}`), message: t('toasts.personTold', { name }) })
      } else {
        showToast({ tone: 'info', title: t('toasts.alreadyDecided'), message: t('toasts.alreadyDecidedMessage') })
      }
    } catch {
      toasts.failed()
    }
  }

  return (
    <article className={classes.card} aria-label={name}>
      <div>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.quiet}>{t('approvals.asksFor', { role: t(`common:roles.${roleOf(data.role)}`) })}</p>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? t('approvals.notGiven')}</dd>
          </div>
        ))}
      </dl>
      <TextInput
        ref={field}
        {...localized({ error })}
        label={t('approvals.reason')}
        description={t('approvals.reasonHint')}
        maxLength={500}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          setError(null)
        }}
      />
      <div className={classes.actions}>
        <Button
          disabled={loading}
          aria-label={t('approvals.approveOf', { name })}
          onClick={() => void send('approved')}
        >
          {t('approvals.approve')}
        </Button>
        <Button
          variant="default"
          disabled={loading}
          aria-label={t('approvals.declineOf', { name })}
          onClick={() => void send('declined')}
        >
          {t('approvals.decline')}
        </Button>
      </div>
    </article>
  )
}
