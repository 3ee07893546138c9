import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button, Container } from '@mantine/core'
import { IconArrowLeft, IconHistory } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ANSWER_TREATMENT, AnswerTreatment } from '#web/clinical/answer/AnswerTreatment.tsx'
import { WHAT_TO_DO, WhatToDo } from '#web/clinical/answer/WhatToDo.tsx'
import { ASSESSMENT_DATA_TAB, AssessmentDataTab } from '#web/features/medical/plan/AssessmentDataTab.tsx'
import { DIAGNOSIS_TAB, DiagnosisTab } from '#web/features/medical/plan/DiagnosisTab.tsx'
import { PLAN_ACTIONS, PlanActions } from '#web/features/medical/plan/PlanActions.tsx'
import { PLAN_SUMMARY, PlanSummary } from '#web/features/medical/plan/PlanSummary.tsx'
import { PREVENTION_TAB, PreventionTab } from '#web/features/medical/plan/PreventionTab.tsx'
import type { MedicalPlanView_PlanFragment } from '#web/graphql/operations.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import paper from '#web/ui/Paper.module.css'
import { TabBar } from '#web/ui/TabBar.tsx'
import classes from './MedicalPlanView.module.css'

const TABS = ['diagnosis', 'treatment', 'data', 'prevention'] as const
type Tab = (typeof TABS)[number]

export const MEDICAL_PLAN_VIEW: PlanFragment<MedicalPlanView_PlanFragment> = gql`
  fragment MedicalPlanView_plan on MedicalPlan {
    id
    ...WhatToDo_plan
    ...PlanSummary_plan
    ...PlanActions_plan
    ...MedicalDiagnosisTab_plan
    ...AnswerTreatment_plan
    ...AssessmentDataTab_plan
    ...PreventionTab_plan
  }
  ${WHAT_TO_DO}
  ${PLAN_SUMMARY}
  ${PLAN_ACTIONS}
  ${DIAGNOSIS_TAB}
  ${ANSWER_TREATMENT}
  ${ASSESSMENT_DATA_TAB}
  ${PREVENTION_TAB}
`

/** A plan that is there: first what to do. Printed, all its parts follow one another. */
export function MedicalPlanView({ plan, language }: PlanPart<MedicalPlanView_PlanFragment>) {
  const { t } = useTranslation('medicalPlan')
  const [tab, setTab] = useState<Tab>('diagnosis')
  const { data } = useSuspenseFragment({
    fragment: MEDICAL_PLAN_VIEW,
    fragmentName: 'MedicalPlanView_plan',
    from: plan,
    variables: { language },
  })
  const part = { plan: data, language }
  const panels: Record<Tab, ReactNode> = {
    diagnosis: <DiagnosisTab {...part} />,
    treatment: <AnswerTreatment {...part} />,
    data: <AssessmentDataTab {...part} />,
    prevention: <PreventionTab {...part} />,
  }
  const wayBack = (to: string, label: string, Icon: typeof IconArrowLeft) => (
    <Button component={Link} to={to} variant="subtle" px={4} fz="sm" leftSection={<Icon size={18} aria-hidden />}>
      {label}
    </Button>
  )
  return (
    <Container size={860} py="md" className={paper.root}>
      <div className={classes.sections}>
        <WhatToDo {...part} />
        <div className={paper.screenOnly}>
          <div className={classes.ways}>
            {wayBack('/medical/dashboard', t('toDashboard'), IconArrowLeft)}
            {wayBack('/medical/history', t('toHistory'), IconHistory)}
          </div>
        </div>
        <PlanSummary {...part} />
        <PlanActions {...part} />
        <div>
          <TabBar
            label={t('tabs.label')}
            value={tab}
            onChange={setTab}
            keepPanels
            tabs={TABS.map((name) => ({ value: name, label: t(`tabs.${name}`), panel: () => panels[name] }))}
          />
        </div>
      </div>
    </Container>
  )
}
