import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import { EnrolmentInput } from '#domain/input/tasks.ts'
import { PROGRAMMES, type Programme } from '#domain/vocabulary/programmes.ts'
import { useSending } from '#web/clinical/care-dates/use-sending.ts'
import type { EnrolPatientMutation, EnrolPatientMutationVariables } from '#web/graphql/operations.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { member } from '#web/lib/wire-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { OptionGroup } from '#web/ui/OptionGroup.tsx'
import classes from './care-dates.module.css'

const ENROL_PATIENT: TypedDocumentNode<EnrolPatientMutation, EnrolPatientMutationVariables> = gql`
  mutation EnrolPatient($id: ID!, $patientId: ID!, $input: EnrolmentInput!) {
    enrolPatient(id: $id, patientId: $patientId, input: $input) {
      ... on Enrolment {
        id
        programme
        startedOn
        endedOn
      }
      ... on InvalidInput {
        message
        field
      }
    }
  }
`

interface Props {
  patient: { readonly id: string; readonly name: string }
  /** The dialog was left. */
  onLeft: () => void
  /** The patient is enrolled: what shows enrolments and tasks is to be fetched anew. */
  onDone: () => void
}

/** Enrols a patient in a programme. Texts: careDates. */
export function EnrolDialog({ patient, onLeft, onDone }: Props) {
  const { t } = useTranslation('careDates')
  const dialog = useRef<HTMLDialogElement>(null)
  const [enrolPatient] = useMutation(ENROL_PATIENT)
  // Sent again with the same id it is stored once.
  const [id] = useState(() => uuidv7())
  const [programme, setProgramme] = useState<Programme>('tb_treatment')
  const [startedOn, setStartedOn] = useState('')
  const { busy, send, setErrors, errorOf } = useSending(['programme', 'startedOn'])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkValues(EnrolmentInput, { programme, startedOn })
    if ('errors' in checked) return setErrors(checked.errors)
    const input = { programme: member(programme), startedOn }
    const variables = { id, patientId: patient.id, input }
    const answer = await send(async () => (await enrolPatient({ variables })).data?.enrolPatient)
    if (answer?.__typename !== 'Enrolment') return
    showToast({ tone: 'success', title: t('enrol.done'), message: t('enrol.doneMessage') })
    dialog.current?.close()
    onDone()
  }

  return (
    <Dialog dialog={dialog} title={t('enrol.title', { name: patient.name })} onClosed={onLeft}>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <OptionGroup
          legend={t('programme')}
          choose="one"
          required
          options={PROGRAMMES.map((value) => ({ value, label: t(`programmes.${value}`) }))}
          value={[programme]}
          error={errorOf('programme')}
          onChange={([given]) => {
            const chosen = PROGRAMMES.find((one) => one === given)
            if (chosen) setProgramme(chosen)
            setErrors({})
          }}
        />
        <TextInput
          type="date"
          required
          label={t(`enrol.startedOn.${programme}`)}
          value={startedOn}
          error={errorOf('startedOn')}
          onChange={(event) => {
            setStartedOn(event.currentTarget.value)
            setErrors({})
          }}
        />
        <p className={classes.quiet}>{t(`enrol.follows.${programme}`)}</p>
        <div className={classes.actions}>
          <Button type="submit" loading={busy}>
            {t('enrol.confirm')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
