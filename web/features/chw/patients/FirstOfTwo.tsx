import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PatientSummary } from '#web/clinical/PatientSummary.tsx'
import type { SummarisedPatient } from '#web/features/chw/patients/CardLookup.tsx'
import classes from './PatientsPage.module.css'

interface Props {
  patient: SummarisedPatient
  /** The same record was chosen once more. */
  isSame: boolean
  onCancel: () => void
}

/** One of two records of a person, while the other one is looked for. */
export function FirstOfTwo({ patient, isSame, onCancel }: Props) {
  const { t } = useTranslation('chwPatients')
  return (
    <section className={classes.chosen} aria-labelledby="first">
      <h2 id="first" className={classes.heading}>
        {t('two.heading')}
      </h2>
      <PatientSummary patient={patient} />
      <p className={classes.hint}>{t('two.hint')}</p>
      <div role="alert">{isSame && <p className={classes.fault}>{t('two.same')}</p>}</div>
      <div className={classes.ways}>
        <Button variant="default" onClick={onCancel}>
          {t('two.cancel')}
        </Button>
      </div>
    </section>
  )
}
