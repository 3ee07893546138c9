import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { GROWTH_RESULTS, GrowthResults } from '#web/features/nutrition/plan/GrowthResults.tsx'
import { NUTRIENT_TABLE, NutrientTable } from '#web/features/nutrition/plan/NutrientTable.tsx'
import { PLAN_RULES, PlanRules } from '#web/features/nutrition/plan/PlanRules.tsx'
import type { DiagnosisTab_PlanFragment } from '#web/graphql/operations.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { Part } from '#web/ui/Part.tsx'

export const DIAGNOSIS_TAB: PlanFragment<DiagnosisTab_PlanFragment> = gql`
  fragment DiagnosisTab_plan on NutritionPlan {
    id
    content(language: $language) {
      diagnosis
      bmiStatus
      regionalAdaptations
      recommendations
      limitations
    }
    ...GrowthResults_plan
    ...NutrientTable_plan
    ...PlanRules_plan
  }
  ${GROWTH_RESULTS}
  ${NUTRIENT_TABLE}
  ${PLAN_RULES}
`

/** What was found, what to do about it, and what that rests on. */
export function DiagnosisTab({ plan, language }: PlanPart<DiagnosisTab_PlanFragment>) {
  const { t } = useTranslation('nutrition')
  const { data } = useSuspenseFragment({
    fragment: DIAGNOSIS_TAB,
    fragmentName: 'DiagnosisTab_plan',
    from: plan,
    variables: { language },
  })
  const { diagnosis, bmiStatus, regionalAdaptations, recommendations, limitations } = data.content
  return (
    <>
      <Part title={t('plan.diagnosis.title')} level={2}>
        <p>{diagnosis}</p>
      </Part>
      <Part title={t('plan.diagnosis.bmiStatus')}>
        <p>{bmiStatus}</p>
      </Part>
      <GrowthResults plan={data} language={language} />
      <Part title={t('plan.diagnosis.regionalAdaptations')}>
        <p>{regionalAdaptations}</p>
      </Part>
      <Part title={t('plan.diagnosis.recommendations')}>
        <ul>
          {recommendations.map((recommendation) => (
            <li key={recommendation}>{recommendation}</li>
          ))}
        </ul>
      </Part>
      {limitations.length > 0 && (
        <Part title={t('plan.diagnosis.limitations')}>
          <ul>
            {limitations.map((limitation) => (
              <li key={limitation}>{limitation}</li>
            ))}
          </ul>
        </Part>
      )}
      <NutrientTable plan={data} language={language} />
      <PlanRules plan={data} language={language} />
    </>
  )
}
