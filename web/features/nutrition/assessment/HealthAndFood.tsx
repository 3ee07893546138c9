import { useTranslation } from 'react-i18next'
import { BODY_LIMITS } from '#domain/input/body.ts'
import { ALLERGENS, DIETARY_RESTRICTIONS, HEALTH_CONDITIONS, NUTRITION_SYMPTOMS } from '#domain/vocabulary/nutrition.ts'
import type { AssessmentFormPart } from '#web/features/nutrition/assessment/assessment-form-part.ts'
import {
  asksArmMeasurement,
  asksFoodAllergies,
  isPregnant,
} from '#web/features/nutrition/assessment/assessment-values.ts'
import { useOptionLabel } from '#web/features/nutrition/assessment/use-option-label.ts'
import { ChoiceField } from '#web/ui/ChoiceField.tsx'
import { MultipleChoiceField } from '#web/ui/MultipleChoiceField.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import classes from './AssessmentForm.module.css'

/** Conditions, restrictions and symptoms, and the questions that some answers lead to. */
export function HealthAndFood({ form, words }: AssessmentFormPart) {
  const { t } = useTranslation('nutrition')
  const label = useOptionLabel()
  const options = (list: Parameters<typeof label>[0], values: readonly string[]) =>
    values.map((value) => ({ value, label: label(list, value) }))
  return (
    <section className={classes.part} aria-labelledby="health-and-food">
      <h2 id="health-and-food" className={classes.heading}>
        {t('assessment.healthAndFood')}
      </h2>
      <p className={classes.hint}>{t('assessment.tickAll')}</p>
      <MultipleChoiceField
        form={form}
        words={words}
        field="healthConditions"
        legend={t('assessment.healthConditions')}
        options={options('healthCondition', HEALTH_CONDITIONS)}
      />
      {isPregnant(form.values) && (
        <ChoiceField
          form={form}
          words={words}
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
          words={words}
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
        words={words}
        field="dietaryRestrictions"
        legend={t('assessment.dietaryRestrictions')}
        options={options('dietaryRestriction', DIETARY_RESTRICTIONS)}
      />
      {asksFoodAllergies(form.values) && (
        <MultipleChoiceField
          form={form}
          words={words}
          field="foodAllergies"
          legend={t('assessment.foodAllergies')}
          description={t('assessment.foodAllergiesHint')}
          options={options('allergen', ALLERGENS)}
        />
      )}
      <MultipleChoiceField
        form={form}
        words={words}
        field="currentSymptoms"
        legend={t('assessment.currentSymptoms')}
        options={options('symptom', NUTRITION_SYMPTOMS)}
      />
    </section>
  )
}
