import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { IconAlertTriangle, IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PlanFragment, PlanPart } from '#web/features/nutrition/plan/plan-fragment.ts'
import { countryOfRegion } from '#web/features/nutrition/wire.ts'
import type { UrgencyAlert_PlanFragment } from '#web/graphql/operations.ts'
import classes from './UrgencyAlert.module.css'

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
  const { code, emergencyNumber } = countryOfRegion(data.assessment.region)
  return (
    <div role="alert" className={classes.alert} data-urgency={urgency}>
      <IconAlertTriangle size={28} className={classes.icon} aria-hidden />
      <div>
        <h2 className={classes.title}>{t(`plan.urgency.${urgency}.title`)}</h2>
        <p className={classes.message}>{t(`plan.urgency.${urgency}.message`)}</p>
        {emergencyNumber !== null && (
          <a
            className={classes.call}
            href={`tel:${emergencyNumber}`}
            aria-label={t('plan.urgency.callLabel', {
              country: t(`common:countries.${code}`),
              number: emergencyNumber,
            })}
          >
            <IconPhone size={20} aria-hidden />
            {t('plan.urgency.call', { number: emergencyNumber })}
          </a>
        )}
      </div>
    </div>
  )
}
