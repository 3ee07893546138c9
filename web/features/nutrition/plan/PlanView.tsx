import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button, Container } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DIAGNOSIS_TAB, DiagnosisTab } from '#web/features/nutrition/plan/DiagnosisTab.tsx'
import { MEAL_PLAN_TAB, MealPlanTab } from '#web/features/nutrition/plan/MealPlanTab.tsx'
import { MONITORING_TAB, MonitoringTab } from '#web/features/nutrition/plan/MonitoringTab.tsx'
import { PATIENT_OVERVIEW, PatientOverview } from '#web/features/nutrition/plan/PatientOverview.tsx'
import { REGIONAL_FOODS_TAB, RegionalFoodsTab } from '#web/features/nutrition/plan/RegionalFoodsTab.tsx'
import { URGENCY_ALERT, UrgencyAlert } from '#web/features/nutrition/plan/UrgencyAlert.tsx'
import type { PlanView_PlanFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import paper from '#web/ui/Paper.module.css'
import { TabBar } from '#web/ui/TabBar.tsx'
import classes from './PlanView.module.css'

const TABS = ['diagnosis', 'meals', 'foods', 'monitoring'] as const
type Tab = (typeof TABS)[number]

export const PLAN_VIEW: PlanFragment<PlanView_PlanFragment> = gql`
  fragment PlanView_plan on NutritionPlan {
    id
    createdAt
    ...UrgencyAlert_plan
    ...PatientOverview_plan
    ...DiagnosisTab_plan
    ...MealPlanTab_plan
    ...RegionalFoodsTab_plan
    ...MonitoringTab_plan
  }
  ${URGENCY_ALERT}
  ${PATIENT_OVERVIEW}
  ${DIAGNOSIS_TAB}
  ${MEAL_PLAN_TAB}
  ${REGIONAL_FOODS_TAB}
  ${MONITORING_TAB}
`

/** A plan that is there. Printed, all its parts follow one another. */
export function PlanView({ plan, language }: PlanPart<PlanView_PlanFragment>) {
  const { t } = useTranslation('nutrition')
  const formats = useFormats()
  const [tab, setTab] = useState<Tab>('diagnosis')
  const { data } = useSuspenseFragment({
    fragment: PLAN_VIEW,
    fragmentName: 'PlanView_plan',
    from: plan,
    variables: { language },
  })
  const part = { plan: data, language }
  const panels: Record<Tab, ReactNode> = {
    diagnosis: <DiagnosisTab {...part} />,
    meals: <MealPlanTab {...part} />,
    foods: <RegionalFoodsTab {...part} />,
    monitoring: <MonitoringTab {...part} />,
  }
  return (
    <Container size={860} py="md" className={paper.root}>
      <div className={paper.screenOnly}>
        <Button
          component={Link}
          to="/nutrition-dashboard"
          variant="subtle"
          px="xs"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {t('plan.backToDashboard')}
        </Button>
      </div>
      <h1 className={classes.title}>{t('plan.title')}</h1>
      <p className={classes.generated}>{t('plan.generatedOn', { date: formats.date(data.createdAt) })}</p>
      <div className={classes.sections}>
        <UrgencyAlert {...part} />
        <PatientOverview {...part} />
        <div>
          <TabBar
            label={t('plan.tabs.label')}
            value={tab}
            onChange={setTab}
            keepPanels
            tabs={TABS.map((name) => ({ value: name, label: t(`plan.tabs.${name}`), panel: () => panels[name] }))}
          />
        </div>
      </div>
    </Container>
  )
}
