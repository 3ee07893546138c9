import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { CareActions } from '#web/clinical/answer/CareActions.tsx'
import type { PreventionTab_PlanFragment } from '#web/graphql/operations.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { Part } from '#web/ui/Part.tsx'

export const PREVENTION_TAB: PlanFragment<PreventionTab_PlanFragment> = gql`
  fragment PreventionTab_plan on MedicalPlan {
    id
    content(language: $language) {
      preventionMeasures {
        id
        title
        instruction
        byText
      }
    }
  }
`

/** So that it does not happen, or not again. */
export function PreventionTab({ plan, language }: PlanPart<PreventionTab_PlanFragment>) {
  const { t } = useTranslation('medicalPlan')
  const { data } = useSuspenseFragment({ fragment: PREVENTION_TAB, from: plan, variables: { language } })
  return (
    <Part title={t('prevention.title')} level={2}>
      <CareActions actions={data.content.preventionMeasures} none={t('prevention.none')} />
    </Part>
  )
}
