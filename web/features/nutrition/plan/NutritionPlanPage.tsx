import { gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseQuery } from '@apollo/client/react'
import { Suspense, useDeferredValue, useEffect, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { PlanNotFound } from '#web/features/nutrition/plan/PlanNotFound.tsx'
import { PlanSkeleton } from '#web/features/nutrition/plan/PlanSkeleton.tsx'
import { PLAN_VIEW, PlanView } from '#web/features/nutrition/plan/PlanView.tsx'
import type { NutritionPlanPageQuery, NutritionPlanPageQueryVariables } from '#web/graphql/operations.ts'
import { useContentLanguage } from '#web/i18n/use-content-language.ts'
import { showToast } from '#web/lib/toast.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'

const NUTRITION_PLAN_PAGE: TypedDocumentNode<NutritionPlanPageQuery, NutritionPlanPageQueryVariables> = gql`
  query NutritionPlanPage($id: ID!, $language: Language!) {
    nutritionPlan(id: $id) {
      id
      ...PlanView_plan
    }
  }
  ${PLAN_VIEW}
`

/** The plan of one assessment (specification §2 "Nutrition plan"). */
export function NutritionPlanPage() {
  const { t } = useTranslation('nutrition')
  const { planId = '' } = useParams()
  return (
    <>
      <PageTitle>{t('plan.title')}</PageTitle>
      {isUuid(planId) ? (
        <Suspense fallback={<PlanSkeleton />}>
          <FetchedPlan key={planId} id={planId} />
        </Suspense>
      ) : (
        <PlanNotFound />
      )}
    </>
  )
}

function FetchedPlan({ id }: { id: string }) {
  const { t } = useTranslation('nutrition')
  // While the texts of the other language are on their way, the plan stays as it is.
  const language = useDeferredValue(useContentLanguage())
  const [retrying, startRetry] = useTransition()
  const { data, error, refetch } = useSuspenseQuery(NUTRITION_PLAN_PAGE, {
    variables: { id, language },
    errorPolicy: 'all',
  })
  const plan = data?.nutritionPlan
  const failure = plan ? undefined : error

  useEffect(() => {
    if (failure) {
      showToast({ tone: 'error', title: t('plan.toast.failedTitle'), message: t('plan.toast.failedMessage') })
    }
  }, [failure, t])

  if (plan) return <PlanView plan={plan} language={language} />
  if (!failure) return <PlanNotFound />
  return <PlanNotFound retry={{ busy: retrying, start: () => startRetry(async () => void (await refetch())) }} />
}
