import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { parseBloodPressure } from '#domain/input/blood-pressure.ts'
import type { AssessmentFormPart } from '#web/features/medical/assessment/assessment-values.ts'
import classes from './VitalSigns.module.css'

/** Above these a measurement is repeated before anything follows from it (specification §9). */
const HIGH_SYSTOLIC_MMHG = 140
const HIGH_DIASTOLIC_MMHG = 90
const LONGEST = 40

/** The blood pressure as people write it, with the advice to measure a high one again. */
export function BloodPressureField({ form, words }: AssessmentFormPart) {
  const { t } = useTranslation('medicalForm')
  const input = form.getInputProps('bloodPressure')
  const pressure = parseBloodPressure(form.values.bloodPressure)
  const isHigh =
    pressure !== null && (pressure.systolicMmHg > HIGH_SYSTOLIC_MMHG || pressure.diastolicMmHg > HIGH_DIASTOLIC_MMHG)
  return (
    <div data-field="bloodPressure">
      <TextInput
        {...input}
        error={words.error(input.error)}
        label={`${t('vitals.bloodPressure')} (${words.optional})`}
        placeholder="120/80"
        maxLength={LONGEST}
        autoComplete="off"
        rightSection="mmHg"
        rightSectionWidth={64}
        rightSectionPointerEvents="none"
      />
      <output className={classes.repeat}>{isHigh && !input.error && t('vitals.repeat')}</output>
    </div>
  )
}
