import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import type { PlanRules_PlanFragment } from '#web/graphql/operations.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { Folded } from '#web/ui/Folded.tsx'
import { RuleList } from '#web/ui/RuleList.tsx'

export const PLAN_RULES: PlanFragment<PlanRules_PlanFragment> = gql`
  fragment PlanRules_plan on NutritionPlan {
    id
    content(language: $language) {
      rules {
        id
        version
        source
      }
    }
  }
`

/** The rules behind the plan with their sources, folded away on the screen and open on paper. */
export function PlanRules({ plan, language }: PlanPart<PlanRules_PlanFragment>) {
  const { t } = useTranslation('nutrition')
  const { data } = useSuspenseFragment({ fragment: PLAN_RULES, from: plan, variables: { language } })
  return (
    <Folded title={t('plan.rules.title')}>
      <p>{t('plan.rules.explained')}</p>
      <RuleList rules={data.content.rules} version={(version) => t('plan.rules.version', { version })} />
    </Folded>
  )
}
