import { gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseQuery } from '@apollo/client/react'
import { Button, Container } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Suspense, useDeferredValue, useEffect, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ASSESSMENT_CARD } from '#web/features/nutrition/dashboard/AssessmentCard.tsx'
import { DashboardFailure } from '#web/features/nutrition/dashboard/DashboardFailure.tsx'
import { DashboardSkeleton } from '#web/features/nutrition/dashboard/DashboardSkeleton.tsx'
import { LATEST_DIAGNOSIS, LatestDiagnosis } from '#web/features/nutrition/dashboard/LatestDiagnosis.tsx'
import { NoAssessments } from '#web/features/nutrition/dashboard/NoAssessments.tsx'
import { NutritionCounts } from '#web/features/nutrition/dashboard/NutritionCounts.tsx'
import { RecentAssessments } from '#web/features/nutrition/dashboard/RecentAssessments.tsx'
import { SIZE_TREND, SizeTrend } from '#web/features/nutrition/dashboard/SizeTrend.tsx'
import type { NutritionDashboardPageQuery, NutritionDashboardPageQueryVariables } from '#web/graphql/operations.ts'
import { useContentLanguage } from '#web/i18n/use-content-language.ts'
import { showToast } from '#web/lib/toast.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './NutritionDashboardPage.module.css'

const PAGE_SIZE = 10

const NUTRITION_DASHBOARD_PAGE: TypedDocumentNode<NutritionDashboardPageQuery, NutritionDashboardPageQueryVariables> =
  gql`
  query NutritionDashboardPage($language: Language!, $limit: Int!, $cursor: ID) {
    nutritionSummary {
      assessments
      plans
      averageBmi
    }
    nutritionPlans(limit: 1) {
      id
      ...LatestDiagnosis_plan
    }
    nutritionAssessments(limit: $limit, cursor: $cursor) {
      id
      ...AssessmentCard_assessment
      ...SizeTrend_assessment
    }
  }
  ${LATEST_DIAGNOSIS}
  ${ASSESSMENT_CARD}
  ${SIZE_TREND}
`

/** The assessments that a person has taken, and what they say over time (specification §2 "Nutrition dashboard"). */
export function NutritionDashboardPage() {
  const { t } = useTranslation('nutrition')
  return (
    <Container py="md">
      <PageTitle>{t('dashboard.title')}</PageTitle>
      <Button component={Link} to="/" variant="subtle" px="xs" leftSection={<IconArrowLeft size={18} aria-hidden />}>
        {t('dashboard.backToHome')}
      </Button>
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>{t('dashboard.title')}</h1>
          <p className={classes.intro}>{t('dashboard.intro')}</p>
        </div>
        <Button component={Link} to="/nutrition-assessment">
          {t('dashboard.newAssessment')}
        </Button>
      </div>
      <Suspense fallback={<DashboardSkeleton />}>
        <History />
      </Suspense>
    </Container>
  )
}

function History() {
  const { t } = useTranslation('nutrition')
  // While the texts of the other language are on their way, the page stays as it is.
  const language = useDeferredValue(useContentLanguage())
  const [busy, startTransition] = useTransition()
  const { client, data, error, refetch } = useSuspenseQuery(NUTRITION_DASHBOARD_PAGE, {
    variables: { language, limit: PAGE_SIZE, cursor: null },
    errorPolicy: 'all',
  })

  useEffect(() => {
    if (error) {
      showToast({ tone: 'error', title: t('dashboard.failure.title'), message: t('dashboard.failure.message') })
    }
  }, [error, t])

  if (!data) {
    return <DashboardFailure busy={busy} onRetry={() => startTransition(async () => void (await refetch()))} />
  }

  const { nutritionSummary: summary, nutritionAssessments: assessments, nutritionPlans: plans } = data
  const showMore = () =>
    startTransition(async () => {
      // Not fetchMore: where that fails, its error takes the place of the page.
      const variables = { language, limit: PAGE_SIZE, cursor: assessments.at(-1)?.id ?? null }
      await client
        .query({ query: NUTRITION_DASHBOARD_PAGE, variables, fetchPolicy: 'network-only' })
        .catch(() =>
          showToast({ tone: 'error', title: t('dashboard.failure.title'), message: t('dashboard.moreFailed') }),
        )
    })

  return (
    <div className={classes.sections}>
      <NutritionCounts summary={summary} />
      {assessments.length === 0 ? (
        <NoAssessments />
      ) : (
        <>
          {plans[0] && <LatestDiagnosis plan={plans[0]} language={language} />}
          <RecentAssessments
            assessments={assessments}
            language={language}
            more={assessments.length < summary.assessments ? { busy, onShow: showMore } : null}
          />
          <SizeTrend assessments={assessments} />
        </>
      )}
    </div>
  )
}
