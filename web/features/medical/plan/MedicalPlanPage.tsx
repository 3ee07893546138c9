import { gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseQuery } from '@apollo/client/react'
import { Suspense, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { FailedToLoad } from '#web/features/medical/plan/FailedToLoad.tsx'
import { MEDICAL_PLAN_VIEW, MedicalPlanView } from '#web/features/medical/plan/MedicalPlanView.tsx'
import { PlanNotFound } from '#web/features/medical/plan/PlanNotFound.tsx'
import { PlanSkeleton } from '#web/features/medical/plan/PlanSkeleton.tsx'
import type { MedicalPlanPageQuery, MedicalPlanPageQueryVariables } from '#web/graphql/operations.ts'
import { useContentLanguage } from '#web/i18n/use-content-language.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'

const MEDICAL_PLAN_PAGE: TypedDocumentNode<MedicalPlanPageQuery, MedicalPlanPageQueryVariables> = gql`
  query MedicalPlanPage($id: ID!, $language: Language!) {
    medicalPlan(id: $id) {
      id
      ...MedicalPlanView_plan
    }
  }
  ${MEDICAL_PLAN_VIEW}
`

/** What came of one medical assessment (specification §2 "Medical results"). */
export function MedicalPlanPage() {
  const { t } = useTranslation('medicalPlan')
  const { planId = '' } = useParams()
  return (
    <>
      <PageTitle>{t('pageTitle')}</PageTitle>
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
  // While the texts of the other language are on their way, the plan stays as it is.
  const language = useDeferredValue(useContentLanguage())
  const { data, error } = useSuspenseQuery(MEDICAL_PLAN_PAGE, { variables: { id, language }, errorPolicy: 'all' })
  if (data?.medicalPlan) return <MedicalPlanView plan={data.medicalPlan} language={language} />
  return error ? <FailedToLoad error={error} /> : <PlanNotFound />
}
