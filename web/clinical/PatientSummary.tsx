import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientSummary_PatientFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { ageOn } from '#web/lib/completed-months.ts'
import classes from './PatientSummary.module.css'

export const PATIENT_SUMMARY: TypedDocumentNode<PatientSummary_PatientFragment> = gql`
  fragment PatientSummary_patient on Patient {
    id
    firstName
    lastName
    dateOfBirth
    gender
    villageWard
    medicalAlerts
  }
`

/**
 * By what a patient is told from others of the same name, and what everybody must know who treats them. The texts are of
 * the namespace `patientSearch`. Of phrasing content alone, so that it may stand in a button.
 */
export function PatientSummary({ patient }: { patient: FragmentType<PatientSummary_PatientFragment> }) {
  const { t } = useTranslation('patientSearch')
  const formats = useFormats()
  const [today] = useState(() => new Date())
  const { data, complete } = useFragment({ fragment: PATIENT_SUMMARY, from: patient })
  if (!complete) return null
  const { firstName, lastName, dateOfBirth, gender, villageWard, medicalAlerts } = data
  return (
    <span className={classes.root}>
      <span className={classes.head}>
        <span className={classes.name}>
          {firstName} {lastName}
        </span>
        <span>
          {t(`gender.${gender}`)}, {formats.age(ageOn(dateOfBirth, today))}
        </span>
      </span>
      <span className={classes.origin}>
        {[t('born', { date: formats.date(dateOfBirth) }), villageWard].filter(Boolean).join(' · ')}
      </span>
      {medicalAlerts.length > 0 && (
        <span className={classes.alerts}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>{t('alerts', { alerts: medicalAlerts.join(', ') })}</span>
        </span>
      )}
    </span>
  )
}
