import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import type { GrowthResults_PlanFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { Part } from '#web/ui/Part.tsx'
import classes from './GrowthResults.module.css'

export const GROWTH_RESULTS: PlanFragment<GrowthResults_PlanFragment> = gql`
  fragment GrowthResults_plan on NutritionPlan {
    id
    content(language: $language) {
      growth {
        indicator
        z
        label
        implausible
      }
    }
  }
`

/** A child's z-scores: the category in words, with the number beside it. */
export function GrowthResults({ plan, language }: PlanPart<GrowthResults_PlanFragment>) {
  const { t } = useTranslation('nutrition')
  const formats = useFormats()
  const { data } = useSuspenseFragment({ fragment: GROWTH_RESULTS, from: plan, variables: { language } })
  const { growth } = data.content
  if (growth.length === 0) return null
  return (
    <Part title={t('plan.growth.title')}>
      <p>{t('plan.growth.explained')}</p>
      <dl className={classes.results}>
        {growth.map(({ indicator, z, label, implausible }) => (
          <div key={indicator} className={classes.result}>
            <dt>{t(`plan.growth.indicator.${indicator}`)}</dt>
            <dd>
              <strong>{implausible ? t('plan.growth.implausible') : label}</strong>{' '}
              <span className={classes.score}>{t('plan.growth.zScore', { z: formats.number(z, 2) })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
