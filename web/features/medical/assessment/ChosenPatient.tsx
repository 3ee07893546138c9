import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenPatientQuery, ChosenPatientQueryVariables } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'
import classes from './Subject.module.css'

const CHOSEN_PATIENT: TypedDocumentNode<ChosenPatientQuery, ChosenPatientQueryVariables> = gql`
  query ChosenPatient($id: ID!) {
    patient(id: $id) {
      id
      firstName
      lastName
      dateOfBirth
      gender
      region
      villageWard
      medicalAlerts
    }
  }
`

/** What the form takes from a patient's record. */
export type PatientRecord = NonNullable<ChosenPatientQuery['patient']>

interface Props {
  id: string
  /** Whether the record's answers are in the form. */
  isFilledIn: boolean
  takesFocus: boolean
  onFetched: (patient: PatientRecord) => void
  onChooseAnother: () => void
}

/** The patient whom the assessment is about, with what everybody must know who treats them. */
export function ChosenPatient({ id, isFilledIn, takesFocus, onFetched, onChooseAnother }: Props) {
  const { t } = useTranslation('medicalForm')
  const formats = useFormats()
  const { data, loading, error, refetch } = useQuery(CHOSEN_PATIENT, { variables: { id }, errorPolicy: 'all' })
  const patient = data?.patient
  const fill = useStableCallback(onFetched)
  useEffect(() => {
    if (patient && !isFilledIn) fill(patient)
  }, [patient, isFilledIn, fill])

  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus && !loading) button.current?.focus()
  }, [takesFocus, loading])

  const another = (
    <Button ref={button} variant="default" onClick={onChooseAnother}>
      {t('subject.another')}
    </Button>
  )
  if (patient) {
    const { firstName, lastName, dateOfBirth, villageWard, medicalAlerts } = patient
    return (
      <div className={classes.card}>
        <div className={classes.who}>
          <p className={classes.name}>
            {firstName} {lastName}
          </p>
          <p>{[t('subject.born', { date: formats.date(dateOfBirth) }), villageWard].filter(Boolean).join(' · ')}</p>
        </div>
        {another}
        {medicalAlerts.length > 0 && (
          <div className={classes.alerts}>
            <p className={classes.alertsTitle}>{t('subject.alerts')}</p>
            <ul>
              {medicalAlerts.map((alert) => (
                <li key={alert}>{alert}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    )
  }
  if (loading) return <output className={classes.note}>{t('subject.loading')}</output>
  return (
    <div className={classes.card}>
      <p role="alert">{error ? t('subject.patientFailed') : t('subject.patientUnknown')}</p>
      {error && <Button onClick={() => void refetch()}>{t('subject.tryAgain')}</Button>}
      {another}
    </div>
  )
}
