import { useTranslation } from 'react-i18next'
import { PATIENT_LIMITS } from '#domain/input/patient.ts'
import { MedicalAlerts } from '#web/features/chw/register/MedicalAlerts.tsx'
import type { PatientFormPart } from '#web/features/chw/register/patient-values.ts'
import { TextField } from '#web/features/chw/register/TextField.tsx'
import { Tick } from '#web/features/chw/register/Tick.tsx'
import { FieldPair } from '#web/ui/FieldPair.tsx'
import classes from './PatientForm.module.css'

/** Medical alerts, and the insurance where there is one (§5). */
export function CareFields(part: PatientFormPart) {
  const { t } = useTranslation('chwRegister')
  return (
    <section className={classes.part} aria-labelledby="care">
      <h2 id="care" className={classes.heading}>
        {t('care.heading')}
      </h2>
      <MedicalAlerts {...part} />
      <Tick {...part} field="hasInsurance" label={t('care.hasInsurance')} />
      {part.form.values.hasInsurance && (
        <FieldPair>
          <TextField
            {...part}
            field="insuranceProvider"
            label={t('care.provider')}
            maxLength={PATIENT_LIMITS.place}
            optional
          />
          <TextField
            {...part}
            field="insurancePolicyNumber"
            label={t('care.policyNumber')}
            maxLength={PATIENT_LIMITS.number}
            optional
          />
        </FieldPair>
      )}
    </section>
  )
}
