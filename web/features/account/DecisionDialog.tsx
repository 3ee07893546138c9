import '@mantine/core/styles/Input.layer.css'
import { gql, type Reference, type TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useMutation } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RoleDecisionInput, TakeRoleAwayInput } from '#domain/input/staff.ts'
import { useFailureToasts } from '#web/features/account/use-account-toasts.ts'
import type {
  DecideRoleRequestMutation,
  DecideRoleRequestMutationVariables,
  TakeRoleAwayMutation,
  TakeRoleAwayMutationVariables,
} from '#web/graphql/operations.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './account.module.css'

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

const TAKE_ROLE_AWAY: TypedDocumentNode<TakeRoleAwayMutation, TakeRoleAwayMutationVariables> = gql`
  mutation TakeRoleAway($id: ID!, $reason: String!) {
    takeRoleAway(id: $id, reason: $reason) {
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

/** What an approver decides of a role: that a request is granted or not, or that a role is held no longer. */
export type Decision = 'approved' | 'declined' | 'removed'

const WIRE = { approved: 'APPROVED', declined: 'DECLINED', removed: 'REMOVED' } as const

interface Props {
  /** The role request's id. */
  id: string
  name: string
  /** The role's label. */
  role: string
  decision: Decision
  onClosed: () => void
  onDecided: () => void
}

/** Asks for the reason, says what follows, and sends what was decided. What was typed stays when it was not taken. */
export function DecisionDialog({ id, name, role, decision, onClosed, onDecided }: Props) {
  const { t } = useTranslation('account')
  const { cache } = useApolloClient()
  const localized = useLocalizedField()
  const toasts = useFailureToasts()
  const [decide, deciding] = useMutation(DECIDE_ROLE_REQUEST)
  const [takeAway, takingAway] = useMutation(TAKE_ROLE_AWAY)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const busy = deciding.loading || takingAway.loading

  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }

  /** What came of it, or null where the reason is not one. */
  const send = async () => {
    if (decision === 'removed') {
      const checked = checkValues(TakeRoleAwayInput, { reason })
      if ('errors' in checked) return refuse(checked.errors['reason'] ?? '')
      return (await takeAway({ variables: { id, ...checked.data } })).data?.takeRoleAway
    }
    const checked = checkValues(RoleDecisionInput, { decision, reason })
    if ('errors' in checked) return refuse(checked.errors['reason'] ?? '')
    const variables = { id, decision: WIRE[decision], reason: checked.data.reason }
    return (await decide({ variables })).data?.decideRoleRequest
  }

  /** What was decided, or is not there any more, leaves the list that it stands in. */
  const leaveList = () => {
    const without = (
      known: readonly Reference[],
      { readField }: { readField: (name: string, of: Reference) => unknown },
    ) => known.filter((other) => readField('id', other) !== id)
    cache.modify<Record<'roleRequests' | 'staffRoles', readonly Reference[]>>({
      fields: decision === 'removed' ? { staffRoles: without } : { roleRequests: without },
    })
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const result = await send()
      if (!result) return
      if (result.__typename === 'InvalidInput') {
        refuse(result.message)
        return
      }
      const isDone = result.__typename === 'RoleRequest' && result.status === WIRE[decision]
      showToast(
        isDone
          ? { tone: 'success', title: t(`toasts.${decision}`), message: t('toasts.personTold', { name }) }
          : { tone: 'info', title: t('toasts.alreadyDecided'), message: t('toasts.alreadyDecidedMessage') },
      )
      dialog.current?.close()
      leaveList()
      onDecided()
    } catch {
      toasts.failed()
    }
  }

  const needsReason = decision !== 'approved'
  return (
    <Dialog dialog={dialog} title={t(`approvals.${decision}.title`, { name, role })} onClosed={onClosed}>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <p className={classes.quiet}>{t(`approvals.${decision}.follows`, { name, role })}</p>
        <Textarea
          ref={field}
          {...localized({ error })}
          label={needsReason ? t('approvals.reason') : `${t('approvals.reason')} (${t('optional')})`}
          description={t('approvals.reasonHint')}
          required={needsReason}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setError(null)
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={busy}>
            {t(`approvals.${decision}.confirm`)}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => dialog.current?.close()}>
            {t('approvals.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
