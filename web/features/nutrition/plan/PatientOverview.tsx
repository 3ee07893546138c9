import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '#web/features/nutrition/StatusBadge.tsx'
import type { PatientOverview_PlanFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { countryOfRegion } from '#web/lib/country-of-region.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import classes from './PatientOverview.module.css'

export const PATIENT_OVERVIEW: PlanFragment<PatientOverview_PlanFragment> = gql`
  fragment PatientOverview_plan on NutritionPlan {
    id
    bmi
    assessment {
      id
      age
      ageMonths
      region
      activityLevel
    }
    content(language: $language) {
      status
      statusLabel
    }
  }
`

/** Whom the plan is for, in four figures (specification §2). */
export function PatientOverview({ plan, language }: PlanPart<PatientOverview_PlanFragment>) {
  const { t } = useTranslation(['nutrition', 'common'])
  const formats = useFormats()
  const uiLanguage = useLanguage()
  const { data } = useSuspenseFragment({ fragment: PATIENT_OVERVIEW, from: plan, variables: { language } })
  const { assessment, content } = data
  const { code } = countryOfRegion(assessment.region)
  return (
    <section className={classes.card} aria-labelledby="patient-overview">
      <h2 id="patient-overview" className={classes.title}>
        {t('plan.overview.title')}
      </h2>
      <dl className={classes.figures}>
        <div>
          <dt>{t('plan.overview.age')}</dt>
          <dd>{formats.age(assessment)}</dd>
        </div>
        <div>
          <dt>{t('plan.overview.bmi')}</dt>
          <dd>
            <span className={classes.bmi}>{formats.bmi(data.bmi)}</span>{' '}
            <StatusBadge status={content.status} label={content.statusLabel} />
          </dd>
        </div>
        <div>
          <dt>{t('plan.overview.region')}</dt>
          <dd>{t(`common:countries.${code}`)}</dd>
        </div>
        <div>
          <dt>{t('plan.overview.activityLevel')}</dt>
          {/* The level as the specification writes it, `moderately_active`, with its underscores as spaces. */}
          <dd className={classes.sentence}>
            {t(`options.activityLevel.${assessment.activityLevel}`).toLocaleLowerCase(uiLanguage)}
          </dd>
        </div>
      </dl>
    </section>
  )
}
