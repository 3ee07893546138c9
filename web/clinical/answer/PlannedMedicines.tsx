import { useTranslation } from 'react-i18next'
import type { TreatmentContent } from '#web/clinical/answer/AnswerTreatment.tsx'
import { Part } from '#web/ui/Part.tsx'
import classes from './PlannedMedicines.module.css'

/** Medicines for a health worker to give after examining; last those that this patient must not be given, and why. */
export function PlannedMedicines({ medicines, notChecked }: Pick<TreatmentContent, 'medicines' | 'notChecked'>) {
  const { t } = useTranslation('medicalPlan')
  const given = medicines.filter(({ safe }) => safe)
  const notGiven = medicines.filter(({ safe }) => !safe)
  return (
    <Part title={t('treatment.medicines')}>
      <p>{given.length > 0 ? t('treatment.medicinesExplained') : t('treatment.noMedicines')}</p>
      {given.length > 0 && <MedicineList medicines={given} />}
      {notGiven.length > 0 && (
        <div className={classes.notGiven}>
          <h4 className={classes.title}>{t('treatment.notGiven')}</h4>
          <MedicineList medicines={notGiven} />
        </div>
      )}
      {notChecked !== null && <p className={classes.notChecked}>{notChecked}</p>}
    </Part>
  )
}

function MedicineList({ medicines }: Pick<TreatmentContent, 'medicines'>) {
  return (
    <ul className={classes.medicines}>
      {medicines.map(({ regimen, line, notes, concerns }) => (
        <li key={regimen}>
          <strong>{line}</strong>
          {concerns.map((concern) => (
            <p key={concern} className={classes.concern}>
              {concern}
            </p>
          ))}
          {notes.length > 0 && <p className={classes.notes}>{notes.join(' ')}</p>}
        </li>
      ))}
    </ul>
  )
}
