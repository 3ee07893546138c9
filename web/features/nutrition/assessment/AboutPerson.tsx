import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BODY_LIMITS } from '#domain/input/body.ts'
import { countryCodeOf, NUTRITION_REGIONS } from '#domain/vocabulary/countries.ts'
import { ACTIVITY_LEVELS, GENDERS } from '#domain/vocabulary/nutrition.ts'
import type { AssessmentFormPart } from '#web/features/nutrition/assessment/assessment-form-part.ts'
import { BmiPreview } from '#web/features/nutrition/assessment/BmiPreview.tsx'
import { useOptionLabel } from '#web/features/nutrition/assessment/use-option-label.ts'
import { ChoiceField } from '#web/ui/ChoiceField.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { FieldPair } from '#web/ui/FieldPair.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import classes from './AssessmentForm.module.css'

/** Age, gender, size, activity and region. */
export function AboutPerson({ form, words }: AssessmentFormPart) {
  const { t } = useTranslation(['nutrition', 'common'])
  const activityLevel = form.getInputProps('activityLevel')
  const label = useOptionLabel()
  const inMonths = form.values.ageUnit === 'months'
  return (
    <section className={classes.part} aria-labelledby="about-person">
      <h2 id="about-person" className={classes.heading}>
        {t('assessment.aboutPerson')}
      </h2>
      <div className={classes.age}>
        <ChoiceRow
          legend={t('assessment.ageUnit')}
          value={form.values.ageUnit}
          onChange={(unit) => form.setFieldValue('ageUnit', unit)}
          options={[
            { value: 'years', label: t('assessment.ageUnitYears') },
            { value: 'months', label: t('assessment.ageUnitMonths') },
          ]}
        />
        {inMonths ? (
          <NumberField
            form={form}
            words={words}
            field="ageMonths"
            label={t('assessment.ageInMonths')}
            description={t('assessment.ageMonthsHint')}
            limits={BODY_LIMITS.ageMonths}
            step={1}
          />
        ) : (
          <NumberField
            form={form}
            words={words}
            field="age"
            label={t('assessment.ageInYears')}
            limits={BODY_LIMITS.ageYears}
            step={1}
          />
        )}
      </div>
      <ChoiceField
        form={form}
        words={words}
        field="gender"
        legend={t('assessment.gender')}
        options={GENDERS.map((value) => ({ value, label: label('gender', value) }))}
      />
      <FieldPair>
        <NumberField
          form={form}
          words={words}
          field="weightKg"
          label={t('assessment.weight')}
          limits={inMonths ? BODY_LIMITS.infantWeightKg : BODY_LIMITS.weightKg}
          step={0.1}
        />
        <NumberField
          form={form}
          words={words}
          field="heightCm"
          label={t('assessment.height')}
          {...(inMonths ? { description: t('assessment.heightHint') } : {})}
          limits={inMonths ? BODY_LIMITS.infantHeightCm : BODY_LIMITS.heightCm}
          step={0.1}
        />
      </FieldPair>
      <BmiPreview values={form.values} />
      <div data-field="activityLevel">
        <NativeSelect
          {...activityLevel}
          error={words.error(activityLevel.error)}
          label={t('assessment.activityLevel')}
          required
          data={[
            { value: '', label: t('assessment.chooseActivityLevel') },
            ...ACTIVITY_LEVELS.map((value) => ({ value, label: label('activityLevel', value) })),
          ]}
        />
      </div>
      <ChoiceField
        form={form}
        words={words}
        field="region"
        legend={t('assessment.region')}
        options={NUTRITION_REGIONS.map((value) => {
          const code = countryCodeOf(value)
          return { value, label: code ? t(`common:countries.${code}`) : value }
        })}
      />
    </section>
  )
}
