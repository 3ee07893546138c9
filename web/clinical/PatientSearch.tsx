import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_SEARCH, SHORTEST_SEARCH } from '#domain/patients/search-text.ts'
import { PATIENT_SUMMARY, PatientSummary } from '#web/clinical/PatientSummary.tsx'
import type { PatientSearchQuery, PatientSearchQueryVariables } from '#web/graphql/operations.ts'
import classes from './PatientSearch.module.css'

const PATIENT_SEARCH: TypedDocumentNode<PatientSearchQuery, PatientSearchQueryVariables> = gql`
  query PatientSearch($search: String!, $limit: Int!) {
    patients(search: $search, limit: $limit) {
      id
      firstName
      lastName
      dateOfBirth
      gender
      ...PatientSummary_patient
    }
  }
  ${PATIENT_SUMMARY}
`

const MOST = 20
/** So long nothing is typed before it is searched for. */
const PAUSE_MS = 300

/** A patient as the search finds them. */
export type FoundPatient = PatientSearchQuery['patients'][number]

/** A text as it stood in the last pause of the typing. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

interface Props {
  onChoose: (patient: FoundPatient) => void
  /** What is wrong with the answer, where nobody was chosen. */
  error?: ReactNode
  /** Takes the focus when it comes onto the screen. */
  takesFocus?: boolean
  /** A form wants an answer here. */
  required?: boolean
}

/**
 * Looks for a patient by name, however it is written, phone number, national id or code, from two characters on. The
 * texts are of the namespace `patientSearch`.
 */
export function PatientSearch({ onChoose, error, takesFocus = false, required = false }: Props) {
  const { t } = useTranslation('patientSearch')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <div className={classes.search}>
      <TextInput
        ref={input}
        type="search"
        label={t('search')}
        description={t('hint')}
        error={error}
        required={required}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        // Else it would send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {search.length >= SHORTEST_SEARCH && <Results search={search} onChoose={onChoose} />}
    </div>
  )
}

function Results({ search, onChoose }: { search: string; onChoose: Props['onChoose'] }) {
  const { t } = useTranslation('patientSearch')
  const { data, loading, error, refetch } = useQuery(PATIENT_SEARCH, {
    variables: { search, limit: MOST },
    errorPolicy: 'all',
    // Whoever was registered a moment ago must be found.
    fetchPolicy: 'cache-and-network',
  })
  if (data) {
    const { patients } = data
    return (
      <>
        <output className={classes.note}>
          {patients.length === 0 ? t('nobody') : t('found', { count: patients.length })}
          {patients.length === MOST && ` ${t('more')}`}
        </output>
        <ul className={classes.results}>
          {patients.map((patient) => (
            <li key={patient.id}>
              <button type="button" className={classes.result} onClick={() => onChoose(patient)}>
                <PatientSummary patient={patient} />
              </button>
            </li>
          ))}
        </ul>
      </>
    )
  }
  if (loading) return <output className={classes.note}>{t('searching')}</output>
  return (
    <div className={classes.failure}>
      <p role="alert">{error && t('failed')}</p>
      <Button variant="default" onClick={() => void refetch()}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
