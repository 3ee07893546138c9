import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MonitoringTab_PlanFragment } from '#web/graphql/operations.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { Part } from '#web/ui/Part.tsx'
import classes from './MonitoringTab.module.css'
import notes from './Note.module.css'

export const MONITORING_TAB: PlanFragment<MonitoringTab_PlanFragment> = gql`
  fragment MonitoringTab_plan on NutritionPlan {
    id
    content(language: $language) {
      warningSigns
    }
  }
`

/** What to watch for, what the plan is not, and what to do next. */
export function MonitoringTab({ plan, language }: PlanPart<MonitoringTab_PlanFragment>) {
  const { t } = useTranslation('nutrition')
  const { data } = useSuspenseFragment({ fragment: MONITORING_TAB, from: plan, variables: { language } })
  return (
    <>
      <Part title={t('plan.monitoring.title')} level={2}>
        <h3 className={classes.heading}>{t('plan.monitoring.warningSigns')}</h3>
        <p className={classes.lead}>{t('plan.monitoring.warningExplained')}</p>
        <ul>
          {data.content.warningSigns.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </Part>
      <Part title={t('plan.monitoring.disclaimerTitle')}>
        <p className={notes.note}>{t('plan.monitoring.disclaimer')}</p>
      </Part>
      <div className={classes.followUp}>
        <Part title={t('plan.monitoring.followUp')}>
          <div className={classes.actions}>
            <Button component={Link} to="/nutrition-assessment">
              {t('plan.monitoring.takeNew')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('plan.monitoring.print')}
            </Button>
          </div>
        </Part>
      </div>
    </>
  )
}
