import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showPatientCode } from '#domain/patients/patient-code.ts'
import type { Comparison_PatientFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './merges.module.css'

export const COMPARISON: TypedDocumentNode<Comparison_PatientFragment> = gql`
  fragment Comparison_patient on Patient {
    id
    code
    firstName
    lastName
    dateOfBirth
    birthDateEstimated
    gender
    phone
    emergencyContact
    address
    country
    county
    villageWard
    nationalId
    medicalAlerts
    hasInsurance
    insuranceProvider
    insurancePolicyNumber
    preferredLanguage
    createdAt
    facility {
      id
      name
    }
  }
`

/** What every record has of its own: it says nothing that one differs there. */
const ALWAYS_DIFFERENT: ReadonlySet<string> = new Set(['code', 'createdAt'])

/** A record as people read it, by the names of the rows. */
function useFacts() {
  const { t } = useTranslation(['chwMerges', 'common'])
  const formats = useFormats()
  return (patient: Comparison_PatientFragment) => ({
    code: showPatientCode(patient.code),
    name: `${patient.firstName} ${patient.lastName}`,
    dateOfBirth: t(patient.birthDateEstimated ? 'about' : 'exactly', { date: formats.date(patient.dateOfBirth) }),
    gender: t(`genders.${patient.gender}`),
    phone: patient.phone,
    nationalId: patient.nationalId,
    country: t(`common:countries.${patient.country}`),
    county: patient.county,
    villageWard: patient.villageWard,
    address: patient.address,
    emergencyContact: patient.emergencyContact,
    medicalAlerts: patient.medicalAlerts.join(', '),
    insurance: patient.hasInsurance
      ? [patient.insuranceProvider, patient.insurancePolicyNumber].filter(Boolean).join(', ') || t('insured')
      : t('notInsured'),
    preferredLanguage: t(`languages.${patient.preferredLanguage}`),
    facility: patient.facility.name,
    createdAt: formats.shortDate(patient.createdAt),
  })
}

interface Props {
  kept: FragmentType<Comparison_PatientFragment>
  duplicate: FragmentType<Comparison_PatientFragment>
}

/** Two records side by side; the rows in which they are not the same are marked. */
export function Comparison({ kept, duplicate }: Props) {
  const { t } = useTranslation('chwMerges')
  const { data: one } = useSuspenseFragment({ fragment: COMPARISON, from: kept })
  const { data: other } = useSuspenseFragment({ fragment: COMPARISON, from: duplicate })
  const factsOf = useFacts()
  const [left, right] = [factsOf(one), factsOf(other)]
  const rows = Object.keys(left) as (keyof typeof left)[]
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{t('compare')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">
            <Link to={`/patients/${one.id}`}>{t('kept')}</Link>
          </th>
          <th scope="col">
            <Link to={`/patients/${other.id}`}>{t('duplicate')}</Link>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const differs = !ALWAYS_DIFFERENT.has(row) && (left[row] ?? '') !== (right[row] ?? '')
          return (
            <tr key={row} data-differs={differs || undefined}>
              <th scope="row">
                {t(`facts.${row}`)}
                {differs && <span className={classes.differs}>{t('differs')}</span>}
              </th>
              <td>{left[row] || t('nothing')}</td>
              <td>{right[row] || t('nothing')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
