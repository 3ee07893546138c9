import { useTranslation } from 'react-i18next'
import type { NutritionDashboardPageQuery } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './NutritionCounts.module.css'

/** The three counts over all assessments (specification §2 "Nutrition dashboard"). */
export function NutritionCounts({ summary }: { summary: NutritionDashboardPageQuery['nutritionSummary'] }) {
  const { t } = useTranslation('nutrition')
  const formats = useFormats()
  const { assessments, plans, averageBmi } = summary
  return (
    <dl className={classes.counts}>
      <div>
        <dt>{t('dashboard.totalAssessments')}</dt>
        <dd>{formats.number(assessments)}</dd>
      </div>
      <div>
        <dt>{t('dashboard.plansGenerated')}</dt>
        <dd>{formats.number(plans)}</dd>
      </div>
      <div>
        <dt>{t('dashboard.averageBmi')}</dt>
        <dd>{averageBmi === null ? t('dashboard.notAvailable') : formats.bmi(averageBmi)}</dd>
      </div>
    </dl>
  )
}
