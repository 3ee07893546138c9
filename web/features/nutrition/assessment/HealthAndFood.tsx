import { useTranslation } from 'react-i18next'
import { BODY_LIMITS } from '#domain/input/body.ts'
import { ALLERGENS, DIETARY_RESTRICTIONS, HEALTH_CONDITIONS, NUTRITION_SYMPTOMS } from '#domain/vocabulary/nutrition.ts'
import type { AssessmentFormPart } from '#web/features/nutrition/assessment/assessment-form-part.ts'
import {
  asksArmMeasurement,
  asksFoodAllergies,
  isPregnant,
} from '#web/features/nutrition/assessment/assessment-values.ts'
import { ChoiceField } from '#web/features/nutrition/assessment/ChoiceField.tsx'
import { MultipleChoiceField } from '#web/features/nutrition/assessment/MultipleChoiceField.tsx'
import { NumberField } from '#web/features/nutrition/assessment/NumberField.tsx'
import { useOptionLabel } from '#web/features/nutrition/assessment/use-option-label.ts'
import classes from './AssessmentForm.module.css'

/** Conditions, restrictions and symptoms, and the questions that some answers lead to. */
export function HealthAndFood({ form }: AssessmentFormPart) {
  const { t } = useTranslation('nutrition')
  const label = useOptionLabel()
  return (
    <section className={classes.part} aria-labelledby="health-and-food">
      <h2 id="health-and-food" className={classes.heading}>
        {t('assessment.healthAndFood')}
      </h2>
      <p className={classes.hint}>{t('assessment.tickAll')}</p>
      <MultipleChoiceField
        form={form}
        field="healthConditions"
        legend={t('assessment.healthConditions')}
        values={HEALTH_CONDITIONS}
      />
      {isPregnant(form.values) && (
        <ChoiceField
          form={form}
          field="trimester"
          legend={t('assessment.trimester')}
          optional
          options={[
            ...(['1', '2', '3'] as const).map((value) => ({ value, label: label('trimester', value) })),
            { value: '', label: t('assessment.trimesterUnknown') },
          ]}
        />
      )}
      {asksArmMeasurement(form.values) && (
        <NumberField
          form={form}
          field="muacMm"
          label={t('assessment.muac')}
          description={t('assessment.muacHint')}
          limits={BODY_LIMITS.muacMm}
          step={1}
          optional
        />
      )}
      <MultipleChoiceField
        form={form}
        field="dietaryRestrictions"
        legend={t('assessment.dietaryRestrictions')}
        values={DIETARY_RESTRICTIONS}
      />
      {asksFoodAllergies(form.values) && (
        <MultipleChoiceField
          form={form}
          field="foodAllergies"
          legend={t('assessment.foodAllergies')}
          description={t('assessment.foodAllergiesHint')}
          values={ALLERGENS}
        />
      )}
      <MultipleChoiceField
        form={form}
        field="currentSymptoms"
        legend={t('assessment.currentSymptoms')}
        values={NUTRITION_SYMPTOMS}
      />
    </section>
  )
}
