import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { PatientSearch } from '#web/clinical/PatientSearch.tsx'
import { OpenAssessments } from '#web/features/chw/wizard/OpenAssessments.tsx'
import { beginAfterChoice } from '#web/features/chw/wizard/wizard-draft.ts'
import classes from './PatientSelection.module.css'

interface Props {
  accountId: string
  /** Who is chosen already. */
  chosenId: string | null
  /** The same patient was chosen again. */
  onSame?: () => void
}

/** Step 0: what to do if somebody is in danger, the assessments begun before, and the search (specification §5). */
export function PatientSelection({ accountId, chosenId, onSame }: Props) {
  const { t } = useTranslation('chwWizard')
  const navigate = useNavigate()
  const choose = (id: string) => {
    if (id === chosenId) return onSame?.()
    beginAfterChoice(accountId, id)
    void navigate(`/chw/patient-assessment/${id}`)
  }
  return (
    <>
      <p className={classes.emergency}>
        {t('patient.emergency')} <Link to="/medical/emergency">{t('patient.emergencyLink')}</Link>
      </p>
      <OpenAssessments accountId={accountId} except={chosenId} />
      <section className={classes.search} aria-labelledby="choose-patient">
        <h3 id="choose-patient" className={classes.heading}>
          {chosenId === null ? t('patient.choose') : t('patient.chooseAnother')}
        </h3>
        <PatientSearch onChoose={({ id }) => choose(id)} />
        <p className={classes.hint}>
          {t('patient.notRegistered')} <Link to="/chw/register-patient">{t('patient.register')}</Link>
        </p>
      </section>
    </>
  )
}
