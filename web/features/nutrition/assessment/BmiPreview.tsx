import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { adultBmiCategory, bodyMassIndex } from '#domain/clinical/bmi.ts'
import { GROWTH_CATEGORY_LABELS } from '#domain/clinical/growth/categories.ts'
import { memberName } from '#domain/vocabulary/member-name.ts'
import {
  type AssessmentValues,
  isAdult,
  isPregnant,
  numberOf,
} from '#web/features/nutrition/assessment/assessment-values.ts'
import { StatusBadge } from '#web/features/nutrition/StatusBadge.tsx'
import type { NutritionStatus } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import classes from './BmiPreview.module.css'

/** Beyond this the figures are being typed, or are wrong. */
const PLAUSIBLE_BMI = { min: 5, max: 150 }

function bmiOf({ weightKg, heightCm }: AssessmentValues): number | null {
  const weight = numberOf(weightKg)
  const height = numberOf(heightCm)
  if (!weight || !height) return null
  const bmi = bodyMassIndex({ weightKg: weight, heightCm: height })
  return bmi >= PLAUSIBLE_BMI.min && bmi <= PLAUSIBLE_BMI.max ? bmi : null
}

/** The BMI as one types, with its category where the bands of specification §4 hold: for adults only. */
export function BmiPreview({ values }: { values: AssessmentValues }) {
  const { t } = useTranslation('nutrition')
  const formats = useFormats()
  const language = useLanguage()
  const id = useId()
  const bmi = bmiOf(values)
  const aged = numberOf(values.ageUnit === 'months' ? values.ageMonths : values.age) !== null
  const known = bmi !== null && aged

  const meaning = () => {
    if (!known) return <span className={classes.note}>{t('assessment.bmi.empty')}</span>
    if (!isAdult(values)) return <span className={classes.note}>{t('assessment.bmi.child')}</span>
    if (isPregnant(values)) return <span className={classes.note}>{t('assessment.bmi.pregnancy')}</span>
    const category = adultBmiCategory(bmi)
    return (
      <StatusBadge
        status={memberName(category) as NutritionStatus}
        label={GROWTH_CATEGORY_LABELS[category][language]}
      />
    )
  }

  return (
    <div className={classes.box}>
      <span id={id} className={classes.label}>
        {t('assessment.bmi.label')}
      </span>
      <output aria-labelledby={id} className={classes.output}>
        {known && <strong className={classes.value}>{formats.bmi(bmi)}</strong>}
        {meaning()}
      </output>
    </div>
  )
}
