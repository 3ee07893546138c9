import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import type { UrgencyAlert_PlanFragment } from '#web/graphql/operations.ts'
import { countryOfRegion } from '#web/lib/country-of-region.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { UrgentAlert } from '#web/ui/UrgentAlert.tsx'

export const URGENCY_ALERT: PlanFragment<UrgencyAlert_PlanFragment> = gql`
  fragment UrgencyAlert_plan on NutritionPlan {
    id
    assessment {
      id
      region
    }
    content(language: $language) {
      urgency
    }
  }
`

/** Above everything else, when the person must be seen: how soon, and the number to call. */
export function UrgencyAlert({ plan, language }: PlanPart<UrgencyAlert_PlanFragment>) {
  const { t } = useTranslation(['nutrition', 'common'])
  const { data } = useSuspenseFragment({ fragment: URGENCY_ALERT, from: plan, variables: { language } })
  const { urgency } = data.content
  if (urgency === 'ROUTINE') return null
  const { code, emergencyNumber: number } = countryOfRegion(data.assessment.region)
  return (
    <UrgentAlert
      tone={urgency === 'EMERGENCY' ? 'red' : 'amber'}
      title={t(`plan.urgency.${urgency}.title`)}
      message={t(`plan.urgency.${urgency}.message`)}
      call={
        number === null
          ? undefined
          : {
              number,
              text: t('plan.urgency.call', { number }),
              label: t('plan.urgency.callLabel', { country: t(`common:countries.${code}`), number }),
            }
      }
    />
  )
}
