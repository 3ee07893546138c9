import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconCamera, IconChecklist, IconIdBadge2, IconPencil, IconPrinter, IconStethoscope } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { completedMonths } from '#domain/patients/age.ts'
import { showPatientCode } from '#domain/patients/patient-code.ts'
import type { RecordFragment, RecordPart } from '#web/features/patients/record/record-fragment.ts'
import type { RecordHeader_RecordFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useIsAtBedside } from '#web/lib/session/use-is-at-bedside.ts'
import paper from '#web/ui/Paper.module.css'
import classes from './record.module.css'

export const RECORD_HEADER: RecordFragment<RecordHeader_RecordFragment> = gql`
  fragment RecordHeader_record on PatientRecord {
    patient {
      id
      code
      firstName
      lastName
      dateOfBirth
      birthDateEstimated
      gender
      phone
      villageWard
      region
      medicalAlerts
    }
  }
`

const MONTHS_A_YEAR = 12
const UNDER_FIVE_MONTHS = 60
const DAY = 10

interface Props extends RecordPart<RecordHeader_RecordFragment> {
  own: boolean
}

/** Who the patient is, what everybody must know who treats them, and what can be done from here. */
export function RecordHeader({ record, language, own }: Props) {
  const { t } = useTranslation('patientRecord')
  const formats = useFormats()
  const isAtBedside = useIsAtBedside()
  const [today] = useState(() => new Date().toISOString().slice(0, DAY))
  const { data } = useSuspenseFragment({ fragment: RECORD_HEADER, from: record, variables: { language } })
  const { patient } = data
  const months = completedMonths(patient.dateOfBirth, today)
  const age = formats.age({
    age: Math.floor(months / MONTHS_A_YEAR),
    ageMonths: months < UNDER_FIVE_MONTHS ? months : null,
  })
  const facts = [
    { name: t('header.age'), value: patient.birthDateEstimated ? t('header.about', { age }) : age },
    { name: t('header.sex'), value: t(`gender.${patient.gender}`) },
    { name: t('header.code'), value: showPatientCode(patient.code) },
    { name: t('header.village'), value: [patient.villageWard, patient.region].filter(Boolean).join(', ') },
    { name: t('header.phone'), value: patient.phone ?? t('header.noPhone') },
  ]
  return (
    <header className={classes.header}>
      <h1 className={classes.name}>{own ? t('own.title') : `${patient.firstName} ${patient.lastName}`}</h1>
      {own && <p className={classes.lead}>{t('own.lead', { name: `${patient.firstName} ${patient.lastName}` })}</p>}
      {patient.medicalAlerts.length > 0 && (
        <section className={classes.alerts} aria-label={t('alerts.title')}>
          <h2 className={classes.alertsTitle}>{t('alerts.title')}</h2>
          <ul>
            {patient.medicalAlerts.map((alert) => (
              <li key={alert}>{alert}</li>
            ))}
          </ul>
        </section>
      )}
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <nav className={`${classes.actions} ${paper.screenOnly}`} aria-label={t('header.actions')}>
        {!own && isAtBedside && (
          <>
            <Button
              component={Link}
              to={`/chw/patient-assessment/${patient.id}`}
              leftSection={<IconStethoscope size={18} aria-hidden />}
            >
              {t('header.newVisit')}
            </Button>
            <Button
              component={Link}
              to={`/patients/${patient.id}/edit`}
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
            >
              {t('header.edit')}
            </Button>
            <Button
              component={Link}
              to={`/chw/tasks/household/${patient.id}`}
              variant="default"
              leftSection={<IconChecklist size={18} aria-hidden />}
            >
              {t('header.household')}
            </Button>
          </>
        )}
        {!own && (
          <Button
            component={Link}
            to={`/patients/${patient.id}/card`}
            variant="default"
            leftSection={<IconIdBadge2 size={18} aria-hidden />}
          >
            {t('header.card')}
          </Button>
        )}
        {!own && (
          <Button
            component={Link}
            to={`/medical-imaging/${patient.id}`}
            variant="default"
            leftSection={<IconCamera size={18} aria-hidden />}
          >
            {t('header.photos')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t('header.print')}
        </Button>
      </nav>
    </header>
  )
}
