import { gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseQuery } from '@apollo/client/react'
import { Suspense, useDeferredValue, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { DashboardSkeleton } from '#web/features/medical/dashboard/DashboardSkeleton.tsx'
import { QuickActions } from '#web/features/medical/dashboard/QuickActions.tsx'
import { RECENT_ASSESSMENTS, RecentAssessments } from '#web/features/medical/dashboard/RecentAssessments.tsx'
import { RECENT_DIAGNOSES, RecentDiagnoses } from '#web/features/medical/dashboard/RecentDiagnoses.tsx'
import { CategoryLinks, TYPE_GROUPS, TypeGroups } from '#web/features/medical/dashboard/TypeGroups.tsx'
import { EmergencyLine } from '#web/features/medical/EmergencyLine.tsx'
import { MedicalFailure } from '#web/features/medical/MedicalFailure.tsx'
import { MedicalFrame } from '#web/features/medical/MedicalFrame.tsx'
import type { MedicalDashboardPageQuery, MedicalDashboardPageQueryVariables } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { wireLanguage } from '#web/lib/wire-names.ts'
import classes from './MedicalDashboardPage.module.css'

/** How many of the latest records are shown (specification §9). */
const RECENT = 5

const MEDICAL_DASHBOARD_PAGE: TypedDocumentNode<MedicalDashboardPageQuery, MedicalDashboardPageQueryVariables> = gql`
  query MedicalDashboardPage($language: Language!, $recent: Int!) {
    assessmentTypes {
      name
      ...TypeGroups_type
    }
    medicalAssessments(limit: $recent) {
      id
      ...RecentAssessments_assessment
    }
    medicalPlans(limit: $recent) {
      id
      ...RecentDiagnoses_plan
    }
  }
  ${TYPE_GROUPS}
  ${RECENT_ASSESSMENTS}
  ${RECENT_DIAGNOSES}
`

/** What can be assessed, and what was (specification §2 "Medical Assessment Center dashboard"). */
export function MedicalDashboardPage() {
  const { t } = useTranslation('medical')
  return (
    <MedicalFrame
      title={t('dashboard.title')}
      intro={t('dashboard.intro')}
      back={{ to: '/medical-assessment-center', label: t('backToCenter') }}
    >
      <EmergencyLine />
      <Suspense fallback={<DashboardSkeleton />}>
        <Dashboard />
      </Suspense>
    </MedicalFrame>
  )
}

function Dashboard() {
  const { t } = useTranslation('medical')
  // While the texts of the other language are on their way, the page stays as it is.
  const language = useDeferredValue(wireLanguage(useLanguage()))
  const [busy, startTransition] = useTransition()
  const { data, refetch } = useSuspenseQuery(MEDICAL_DASHBOARD_PAGE, {
    variables: { language, recent: RECENT },
    errorPolicy: 'all',
  })
  if (!data) {
    return (
      <div className={classes.root}>
        <MedicalFailure
          texts={{ title: t('dashboard.failure.title'), message: t('dashboard.failure.message') }}
          busy={busy}
          onRetry={() => startTransition(async () => void (await refetch()))}
        />
        <aside className={classes.sidebar}>
          <QuickActions />
        </aside>
      </div>
    )
  }

  const { assessmentTypes: types, medicalAssessments: assessments, medicalPlans: plans } = data
  const hasRecords = assessments.length > 0 || plans.length > 0
  return (
    <>
      <div className={classes.jump}>
        <CategoryLinks withRecords={hasRecords} />
      </div>
      <div className={classes.root}>
        <div className={classes.types}>
          <TypeGroups types={types} language={language} />
        </div>
        <aside id="medical-records" className={classes.sidebar}>
          {assessments.length > 0 && <RecentAssessments assessments={assessments} language={language} />}
          {plans.length > 0 && <RecentDiagnoses plans={plans} language={language} />}
          <QuickActions />
          {!hasRecords && <p className={classes.none}>{t('dashboard.none')}</p>}
        </aside>
      </div>
    </>
  )
}
