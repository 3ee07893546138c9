import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PatientSummary } from '#web/clinical/PatientSummary.tsx'
import type { SummarisedPatient } from '#web/features/chw/patients/CardLookup.tsx'
import classes from './PatientsPage.module.css'

interface Props {
  patient: SummarisedPatient
  /** Whether one assesses and registers patients. */
  isAtBedside: boolean
  onAnother: () => void
  /** There is another record of the same person. */
  onDuplicate: () => void
}

/** The patient who was found, and what can be done for them. */
export function ChosenPatient({ patient, isAtBedside, onAnother, onDuplicate }: Props) {
  const { t } = useTranslation('chwPatients')
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus, a result or a button, is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.chosen} aria-labelledby="chosen">
      <h2 id="chosen" ref={heading} tabIndex={-1} className={classes.heading}>
        {t('chosen.heading')}
      </h2>
      <PatientSummary patient={patient} />
      <div className={classes.ways}>
        {isAtBedside && (
          <Button component={Link} to={`/chw/patient-assessment/${patient.id}`}>
            {t('chosen.assess')}
          </Button>
        )}
        <Button component={Link} to={`/patients/${patient.id}`} variant={isAtBedside ? 'default' : 'filled'}>
          {t('chosen.record')}
        </Button>
        <Button variant="subtle" onClick={onAnother}>
          {t('chosen.another')}
        </Button>
        <Button variant="subtle" classNames={{ root: classes.wrapping, label: classes.label }} onClick={onDuplicate}>
          {t('chosen.duplicate')}
        </Button>
      </div>
    </section>
  )
}
