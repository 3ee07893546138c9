import { useTranslation } from 'react-i18next'
import { VITAL_LIMITS } from '#domain/clinical/case/vital-signs.ts'
import { type AskedForm, askedMeasurements } from '#web/features/medical/assessment/asked-form.ts'
import type { AssessmentFormPart } from '#web/features/medical/assessment/assessment-values.ts'
import { BloodPressureField } from '#web/features/medical/assessment/BloodPressureField.tsx'
import { useYesNoUnknown } from '#web/features/medical/assessment/use-yes-no-unknown.ts'
import { ChoiceField } from '#web/ui/ChoiceField.tsx'
import { FieldPair } from '#web/ui/FieldPair.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import classes from './AssessmentForm.module.css'

/** Each measurement with its unit, and to how much of it one measures. */
const UNITS = {
  temperatureC: ['°C', 0.1],
  heartRatePerMin: ['/min', 1],
  respiratoryRatePerMin: ['/min', 1],
  oxygenSaturationPercent: ['%', 1],
  glucoseMmolPerL: ['mmol/L', 0.1],
  haemoglobinGPerDl: ['g/dL', 0.1],
  creatinineUmolPerL: ['µmol/L', 1],
  muacMm: ['mm', 1],
} as const satisfies Partial<Record<keyof typeof VITAL_LIMITS, readonly [string, number]>>
type Measured = keyof typeof UNITS

const limitsOf = (field: Measured) => {
  const [min, max] = VITAL_LIMITS[field]
  return { min, max }
}

/** What was measured: the five vital signs, and what else says something in this type. */
export function VitalSigns({ form, words, asked }: AssessmentFormPart & { asked: AskedForm }) {
  const { t } = useTranslation('medicalForm')
  const part = { form, words }
  const measurements = askedMeasurements(asked, form.values)
  const answers = useYesNoUnknown()

  const measured = (field: Measured, description?: string) => (
    <NumberField
      {...part}
      field={field}
      label={t(`vitals.${field}`)}
      unit={UNITS[field][0]}
      step={UNITS[field][1]}
      limits={limitsOf(field)}
      {...(description !== undefined && { description })}
      optional
    />
  )

  return (
    <section className={classes.part} aria-labelledby="vital-signs">
      <h2 id="vital-signs" className={classes.heading}>
        {t('vitals.heading')}
      </h2>
      <p className={classes.hint}>{t('vitals.hint')}</p>
      <FieldPair>
        {measured('temperatureC')}
        <BloodPressureField {...part} />
        {measured('heartRatePerMin')}
        {measured('respiratoryRatePerMin')}
        {measured('oxygenSaturationPercent')}
        {measurements.includes('HAEMOGLOBIN') && measured('haemoglobinGPerDl')}
        {measurements.includes('CREATININE') && measured('creatinineUmolPerL')}
        {measurements.includes('MUAC') && measured('muacMm', t('vitals.muacHint'))}
        {measurements.includes('GLUCOSE') && measured('glucoseMmolPerL')}
      </FieldPair>
      {measurements.includes('GLUCOSE') && form.values.glucoseMmolPerL !== '' && (
        <ChoiceField {...part} field="glucoseFasting" legend={t('vitals.glucoseFasting')} options={answers} optional />
      )}
    </section>
  )
}
