import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isUnderFive, type Person, type WizardPatient, yearsOf } from '#web/features/chw/wizard/wizard-values.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { member } from '#web/lib/wire-names.ts'
import classes from './PatientBar.module.css'

interface Props {
  patient: WizardPatient
  person: Person
  /** Whether there is a danger. */
  isInDanger: boolean
  onShowDangers: () => void
}

/** Name, age, sex and alerts of the patient, in sight at every step, and the dangers once they are known. */
export function PatientBar({ patient, person, isInDanger, onShowDangers }: Props) {
  const { t } = useTranslation('chwWizard')
  const formats = useFormats()
  const age = formats.age({
    age: yearsOf(person),
    ageMonths: isUnderFive(person) ? person.ageMonths : null,
  })
  return (
    <section className={classes.bar} aria-label={t('patient.label')}>
      <p className={classes.who}>
        <strong className={classes.name}>
          {patient.firstName} {patient.lastName}
        </strong>{' '}
        <span className={classes.facts}>
          {age} · {t(`gender.${member(patient.gender)}`)}
        </span>
      </p>
      {patient.medicalAlerts.length > 0 && (
        <p className={classes.alerts}>
          <strong>{t('patient.alerts')}:</strong> {patient.medicalAlerts.join(' · ')}
        </p>
      )}
      {isInDanger && (
        <button type="button" className={classes.danger} onClick={onShowDangers}>
          <IconAlertTriangle size={20} aria-hidden />
          {t('danger.known')}
        </button>
      )}
    </section>
  )
}
