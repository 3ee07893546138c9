import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientSearchQuery, PatientSearchQueryVariables } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './Subject.module.css'

const PATIENT_SEARCH: TypedDocumentNode<PatientSearchQuery, PatientSearchQueryVariables> = gql`
  query PatientSearch($search: String!, $limit: Int!) {
    patients(search: $search, limit: $limit) {
      id
      firstName
      lastName
      dateOfBirth
      villageWard
    }
  }
`

const SHORTEST = 2
const LONGEST = 100
const MOST = 20
/** So long nothing is typed before it is searched for. */
const PAUSE_MS = 300

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
  error: ReactNode
  takesFocus: boolean
  onChoose: (id: string) => void
}

/** Looks for a patient by the beginning of first and last name. */
export function PatientSearch({ error, takesFocus, onChoose }: Props) {
  const { t } = useTranslation('medicalForm')
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
        label={t('subject.search')}
        description={t('subject.searchHint')}
        error={error}
        required
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={LONGEST}
        autoComplete="off"
        // Else it would send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {search.length >= SHORTEST && <Results search={search} onChoose={onChoose} />}
    </div>
  )
}

function Results({ search, onChoose }: { search: string; onChoose: (id: string) => void }) {
  const { t } = useTranslation('medicalForm')
  const formats = useFormats()
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
          {patients.length === 0 ? t('subject.nobody') : t('subject.found', { count: patients.length })}
          {patients.length === MOST && ` ${t('subject.more')}`}
        </output>
        <ul className={classes.results}>
          {patients.map(({ id, firstName, lastName, dateOfBirth, villageWard }) => (
            <li key={id}>
              <button type="button" className={classes.result} onClick={() => onChoose(id)}>
                <span className={classes.name}>
                  {firstName} {lastName}
                </span>
                <span>
                  {[t('subject.born', { date: formats.date(dateOfBirth) }), villageWard].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </>
    )
  }
  if (loading) return <output className={classes.note}>{t('subject.searching')}</output>
  return (
    <div className={classes.card}>
      <p role="alert">{error && t('subject.searchFailed')}</p>
      <Button variant="default" onClick={() => void refetch()}>
        {t('subject.tryAgain')}
      </Button>
    </div>
  )
}
