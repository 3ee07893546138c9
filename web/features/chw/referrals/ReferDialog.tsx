import { type ApolloCache, gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReferralInput } from '#domain/input/referral.ts'
import { REFERRAL_URGENCIES, type ReferralUrgency } from '#domain/vocabulary/referrals.ts'
import { REQUESTABLE_CARE, type VisitDialogProps } from '#web/features/chw/referrals/care-query.ts'
import { FacilityChoice } from '#web/features/chw/referrals/FacilityChoice.tsx'
import { useFailureToasts } from '#web/features/chw/referrals/use-failure-toasts.ts'
import type { CreateReferralMutation, CreateReferralMutationVariables } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkValues, type FieldErrors } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { useRepeatableId } from '#web/lib/use-repeatable-id.ts'
import { member, wireLanguage } from '#web/lib/wire-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Note } from '#web/ui/Note.tsx'
import { OptionGroup } from '#web/ui/OptionGroup.tsx'
import classes from './referrals.module.css'

const CREATE_REFERRAL: TypedDocumentNode<CreateReferralMutation, CreateReferralMutationVariables> = gql`
  mutation CreateReferral($id: ID!, $input: ReferralInput!) {
    createReferral(id: $id, input: $input) {
      ... on Referral {
        id
        to {
          id
          name
        }
      }
      ... on InvalidInput {
        message
        issues {
          field
          message
        }
      }
    }
  }
`

/** The list is fetched anew when it is next opened. */
const forgetList = (cache: ApolloCache): void => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'referrals' })

const FIELDS = new Set(['toFacilityId', 'urgency', 'reason'])

/** Refers the patient of an assessment to another facility; how soon is as the plan advises, until it is changed. */
export function ReferDialog({ assessmentId, patientId, why, onClosed, onDone }: VisitDialogProps) {
  const { t } = useTranslation('referrals')
  const language = wireLanguage(useLanguage())
  const localized = useLocalizedField()
  const toasts = useFailureToasts()
  const idFor = useRepeatableId()
  const { data: care } = useQuery(REQUESTABLE_CARE, { variables: { assessmentId, language }, errorPolicy: 'all' })
  const [create, { loading }] = useMutation(CREATE_REFERRAL, { update: forgetList })
  const [toFacilityId, setFacility] = useState<string | null>(null)
  const [chosenUrgency, setUrgency] = useState<ReferralUrgency | null>(null)
  const [reason, setReason] = useState(why)
  const [errors, setErrors] = useState<FieldErrors>({})
  const dialog = useRef<HTMLDialogElement>(null)
  const advised = REFERRAL_URGENCIES.find((urgency) => member(urgency) === care?.requestableCare?.referralUrgency)
  const urgency = chosenUrgency ?? advised ?? null
  const errorOf = (field: string) => localized({ error: errors[field] }).error

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkValues(ReferralInput, { patientId, assessmentId, toFacilityId, urgency, reason })
    if ('errors' in checked) return setErrors(checked.errors)
    const input = { ...checked.data, urgency: member(checked.data.urgency) }
    try {
      const { data } = await create({ variables: { id: idFor(input), input } })
      const result = data?.createReferral
      if (result?.__typename === 'InvalidInput') {
        const ofFields = result.issues.filter(({ field }) => FIELDS.has(field))
        setErrors(Object.fromEntries(ofFields.map(({ field, message }) => [field, message])))
        if (ofFields.length === 0) toasts.refused(result.message)
        return
      }
      if (result?.__typename !== 'Referral') return toasts.failed(null)
      showToast({ tone: 'success', title: t('refer.done'), message: result.to.name })
      dialog.current?.close()
      onDone()
    } catch (failure) {
      toasts.failed(failure)
    }
  }

  return (
    <Dialog dialog={dialog} title={t('refer.title')} onClosed={onClosed}>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <FacilityChoice value={toFacilityId} error={errorOf('toFacilityId')} onChange={setFacility} />
        <OptionGroup
          legend={t('refer.urgency')}
          description={advised && t('refer.advised', { urgency: t(`urgency.${member(advised)}`) })}
          options={REFERRAL_URGENCIES.map((value) => ({ value, label: t(`urgency.${member(value)}`) }))}
          choose="one"
          required
          value={urgency === null ? [] : [urgency]}
          error={errorOf('urgency')}
          onChange={([chosen]) => chosen && setUrgency(chosen)}
        />
        <Textarea
          label={t('refer.reason')}
          description={t('refer.reasonHint')}
          error={errorOf('reason')}
          required
          rows={4}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Note>{t('refer.follows')}</Note>
        <div className={classes.actions}>
          <Button type="submit" loading={loading}>
            {t('refer.send')}
          </Button>
          <Button variant="default" disabled={loading} onClick={() => dialog.current?.close()}>
            {t('back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
