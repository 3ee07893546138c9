import { NativeSelect } from '@mantine/core'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BODY_LIMITS } from '#domain/input/body.ts'
import { MEDICAL_REGIONS } from '#domain/vocabulary/countries.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import { type AssessmentFormPart, asksPregnancy } from '#web/features/medical/assessment/assessment-values.ts'
import { Pregnancy } from '#web/features/medical/assessment/Pregnancy.tsx'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'
import { member } from '#web/lib/wire-names.ts'
import { ChoiceField } from '#web/ui/ChoiceField.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { FieldPair } from '#web/ui/FieldPair.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import classes from './AssessmentForm.module.css'

const Select = memo(NativeSelect)

/** Age, gender, size and country, and pregnancy where it can be. */
export function PatientInformation({ form, words }: AssessmentFormPart) {
  const { t } = useTranslation('medicalForm')
  const part = { form, words }
  const inMonths = form.values.ageUnit === 'months'
  const region = form.getInputProps('region')
  const genders = useMemo(() => GENDERS.map((value) => ({ value, label: t(`gender.${member(value)}`) })), [t])
  const regions = useMemo(
    () => [
      { value: '', label: t('person.chooseRegion') },
      ...MEDICAL_REGIONS.map((value) => ({ value, label: t(`regions.${member(value)}`) })),
    ],
    [t],
  )
  return (
    <section className={classes.part} aria-labelledby="patient-information">
      <h2 id="patient-information" className={classes.heading}>
        {t('person.heading')}
      </h2>
      <div className={classes.group}>
        <ChoiceRow
          legend={t('person.ageUnit')}
          value={form.values.ageUnit}
          onChange={(unit) => form.setFieldValue('ageUnit', unit)}
          options={[
            { value: 'years', label: t('person.years') },
            { value: 'months', label: t('person.months') },
          ]}
        />
        {inMonths ? (
          <NumberField
            {...part}
            field="ageMonths"
            label={t('person.ageInMonths')}
            description={t('person.ageMonthsHint')}
            unit={t('person.unitMonths')}
            limits={BODY_LIMITS.ageMonths}
            step={1}
          />
        ) : (
          <NumberField
            {...part}
            field="age"
            label={t('person.ageInYears')}
            unit={t('person.unitYears')}
            limits={BODY_LIMITS.ageYears}
            step={1}
          />
        )}
      </div>
      <ChoiceField {...part} field="gender" legend={t('person.gender')} options={genders} />
      <FieldPair>
        <NumberField
          {...part}
          field="weightKg"
          label={t('person.weight')}
          unit="kg"
          limits={inMonths ? BODY_LIMITS.infantWeightKg : BODY_LIMITS.weightKg}
          step={0.1}
          optional
        />
        <NumberField
          {...part}
          field="heightCm"
          label={t('person.height')}
          unit="cm"
          limits={inMonths ? BODY_LIMITS.infantHeightCm : BODY_LIMITS.heightCm}
          step={0.1}
          optional
        />
      </FieldPair>
      <div data-field="region">
        <Select
          value={region.value}
          error={words.error(region.error)}
          onChange={useStableCallback(region.onChange)}
          onBlur={useStableCallback(() => region.onBlur?.())}
          label={t('person.region')}
          description={t('person.regionHint')}
          required
          data={regions}
        />
      </div>
      {asksPregnancy(form.values) && <Pregnancy {...part} />}
    </section>
  )
}
