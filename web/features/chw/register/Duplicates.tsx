import { gql, type TypedDocumentNode } from '@apollo/client'
import { skipToken, useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dateOfDay } from '#domain/input/patient.ts'
import { birthOf } from '#web/features/chw/register/birth-date.ts'
import type { PatientValues } from '#web/features/chw/register/patient-values.ts'
import type { RegisteredAlreadyQuery, RegisteredAlreadyQueryVariables } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './Duplicates.module.css'

const REGISTERED_ALREADY: TypedDocumentNode<RegisteredAlreadyQuery, RegisteredAlreadyQueryVariables> = gql`
  query RegisteredAlready($input: PatientDuplicatesInput!) {
    patientDuplicates(input: $input) {
      reasons
      patient {
        id
        firstName
        lastName
        dateOfBirth
        birthDateEstimated
        villageWard
        phone
      }
    }
  }
`

/** So long nothing is typed before it is asked for. */
const PAUSE_MS = 400
const SHORTEST_NAME = 2
const SHORTEST_NUMBER = 5
const FEWEST_DIGITS = 7

const longEnough = (typed: string, shortest: number): string | null =>
  typed.trim().length >= shortest ? typed.trim() : null

/** What is known so far of whom the form describes; null where that is too little to find anybody by. */
function describedBy(values: PatientValues, exceptId: string | null): RegisteredAlreadyQueryVariables['input'] | null {
  const firstName = longEnough(values.firstName, SHORTEST_NAME)
  const lastName = longEnough(values.lastName, SHORTEST_NAME)
  const phone = values.phone.replaceAll(/\D/g, '').length >= FEWEST_DIGITS ? values.phone.trim() : null
  const nationalId = longEnough(values.nationalId, SHORTEST_NUMBER)
  if (!(firstName && lastName) && !phone && !nationalId) return null
  const { dateOfBirth } = birthOf(values, new Date())
  return {
    firstName,
    lastName,
    phone,
    nationalId,
    dateOfBirth: dateOfDay(dateOfBirth) ? dateOfBirth : null,
    villageWard: longEnough(values.villageWard, SHORTEST_NAME),
    exceptId,
  }
}

/** What is described, as it stood in the last pause of the typing. */
function useSettled(described: RegisteredAlreadyQueryVariables['input'] | null) {
  const key = JSON.stringify(described)
  const [settled, setSettled] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key])
  return JSON.parse(settled) as typeof described
}

interface Props {
  values: PatientValues
  /** The record that is changed, which is no duplicate of itself. */
  recordId: string | null
}

/** Whoever may be registered already, with the reason, while the form is filled in. */
export function Duplicates({ values, recordId }: Props) {
  const { t } = useTranslation('chwRegister')
  const formats = useFormats()
  const input = useSettled(describedBy(values, recordId))
  const { data, previousData, error, refetch } = useQuery(
    REGISTERED_ALREADY,
    input ? { variables: { input }, errorPolicy: 'all', fetchPolicy: 'cache-and-network' } : skipToken,
  )
  if (!input) return null
  // What was found stays while the next letters are asked for.
  const found = (data ?? previousData)?.patientDuplicates
  if (!found) {
    return (
      error && (
        <div className={classes.failure}>
          <p role="alert">{t('duplicates.failed')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('duplicates.tryAgain')}
          </Button>
        </div>
      )
    )
  }
  return (
    <section className={classes.root} aria-label={t('duplicates.heading')} data-empty={found.length === 0 || undefined}>
      <output className={classes.count}>{found.length > 0 && t('duplicates.found', { count: found.length })}</output>
      {found.length > 0 && (
        <ul className={classes.list}>
          {found.map(({ patient, reasons }) => {
            const name = `${patient.firstName} ${patient.lastName}`
            const born = t(patient.birthDateEstimated ? 'duplicates.bornAbout' : 'duplicates.born', {
              date: formats.date(patient.dateOfBirth),
            })
            return (
              <li key={patient.id} className={classes.person}>
                <div className={classes.who}>
                  <p className={classes.name}>{name}</p>
                  <p>{[born, patient.villageWard, patient.phone].filter(Boolean).join(' · ')}</p>
                  <p className={classes.reasons}>
                    {reasons.map((reason) => t(`duplicates.reasons.${reason}`)).join(' · ')}
                  </p>
                </div>
                <div className={classes.ways}>
                  <Button
                    component={Link}
                    to={`/patients/${patient.id}`}
                    variant="default"
                    aria-label={t('duplicates.openOf', { name })}
                  >
                    {t('duplicates.open')}
                  </Button>
                  {recordId && (
                    <Button
                      component={Link}
                      to={`/chw/merges?kept=${recordId}&duplicate=${patient.id}`}
                      variant="default"
                      aria-label={t('duplicates.mergeWith', { name })}
                    >
                      {t('duplicates.merge')}
                    </Button>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
