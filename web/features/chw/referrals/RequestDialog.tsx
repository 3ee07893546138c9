import '@mantine/core/styles/Skeleton.layer.css'
import { type ApolloCache, gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Skeleton } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PrescriptionRequestInput } from '#domain/input/prescription.ts'
import { REQUESTABLE_CARE, type VisitDialogProps } from '#web/features/chw/referrals/care-query.ts'
import { MedicineChoice } from '#web/features/chw/referrals/MedicineChoice.tsx'
import { useFailureToasts } from '#web/features/chw/referrals/use-failure-toasts.ts'
import type { RequestPrescriptionMutation, RequestPrescriptionMutationVariables } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { useRepeatableId } from '#web/lib/use-repeatable-id.ts'
import { wireLanguage } from '#web/lib/wire-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Note } from '#web/ui/Note.tsx'
import classes from './referrals.module.css'

const REQUEST_PRESCRIPTION: TypedDocumentNode<RequestPrescriptionMutation, RequestPrescriptionMutationVariables> = gql`
  mutation RequestPrescription($id: ID!, $input: PrescriptionRequestInput!, $language: Language!) {
    requestPrescription(id: $id, input: $input, language: $language) {
      ... on Prescription {
        id
      }
      ... on InvalidInput {
        message
      }
    }
  }
`

/** The list is fetched anew when it is next opened. */
const forgetList = (cache: ApolloCache): void => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'prescriptions' })

/** Asks for medicines of the plan of an assessment. What the plan says must not be given cannot be chosen. */
export function RequestDialog({ assessmentId, onClosed, onDone }: VisitDialogProps) {
  const { t } = useTranslation('referrals')
  const language = wireLanguage(useLanguage())
  const localized = useLocalizedField()
  const toasts = useFailureToasts()
  const idFor = useRepeatableId()
  const { data, loading, refetch } = useQuery(REQUESTABLE_CARE, {
    variables: { assessmentId, language },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  const [request, sending] = useMutation(REQUEST_PRESCRIPTION, { update: forgetList })
  /** What is asked for, by its regimen, with what is added. */
  const [asked, setAsked] = useState<Readonly<Record<string, string>>>({})
  const [error, setError] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const care = data?.requestableCare

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const medicines = Object.entries(asked).map(([regimen, instruction]) => ({ regimen, instruction }))
    const checked = checkValues(PrescriptionRequestInput, { assessmentId, medicines })
    if ('errors' in checked) return setError(Object.values(checked.errors)[0] ?? '')
    const sent = { input: checked.data, language }
    try {
      const { data: answer } = await request({ variables: { id: idFor(sent), ...sent } })
      const result = answer?.requestPrescription
      if (result?.__typename === 'InvalidInput') return setError(result.message)
      if (result?.__typename !== 'Prescription') return toasts.failed(null)
      showToast({ tone: 'success', title: t('request.done'), message: t('request.doneMessage') })
      dialog.current?.close()
      onDone()
    } catch (failure) {
      toasts.failed(failure)
    }
  }

  const close = (
    <Button variant="default" disabled={sending.loading} onClick={() => dialog.current?.close()}>
      {t('back')}
    </Button>
  )
  return (
    <Dialog dialog={dialog} title={t('request.title')} onClosed={onClosed}>
      {!care && loading && (
        <output aria-busy="true" aria-label={t('loading')}>
          <Skeleton height={180} radius="md" />
        </output>
      )}
      {!care && !loading && (
        <div role="alert" className={classes.form}>
          <p>{t('request.failed')}</p>
          <div className={classes.actions}>
            <Button onClick={() => void refetch()}>{t('failure.tryAgain')}</Button>
            {close}
          </div>
        </div>
      )}
      {care?.medicines.length === 0 && (
        <div className={classes.form}>
          <p>{t('request.none')}</p>
          <div className={classes.actions}>{close}</div>
        </div>
      )}
      {care && care.medicines.length > 0 && (
        <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
          <Note>{t('request.intro')}</Note>
          <ul className={classes.medicines}>
            {care.medicines.map((medicine) => (
              <li key={medicine.regimen}>
                <MedicineChoice
                  medicine={medicine}
                  instruction={asked[medicine.regimen] ?? null}
                  onChange={(instruction) => {
                    const { [medicine.regimen]: _before, ...others } = asked
                    setAsked(instruction === null ? others : { ...others, [medicine.regimen]: instruction })
                    setError(null)
                  }}
                />
              </li>
            ))}
          </ul>
          {error !== null && (
            <p role="alert" className={classes.error}>
              {localized({ error }).error}
            </p>
          )}
          <div className={classes.actions}>
            <Button type="submit" loading={sending.loading}>
              {t('request.send')}
            </Button>
            {close}
          </div>
        </form>
      )}
    </Dialog>
  )
}
