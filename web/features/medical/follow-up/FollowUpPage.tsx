import '@mantine/core/styles/Skeleton.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseQuery } from '@apollo/client/react'
import { Skeleton } from '@mantine/core'
import { Suspense, useDeferredValue, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { FacilityFinder } from '#web/features/medical/follow-up/FacilityFinder.tsx'
import { FOLLOW_UP_OF_PLAN, FollowUpOfPlan } from '#web/features/medical/follow-up/FollowUpOfPlan.tsx'
import { PLANS_TO_FOLLOW_UP, PlansToFollowUp } from '#web/features/medical/follow-up/PlansToFollowUp.tsx'
import { MedicalFailure } from '#web/features/medical/MedicalFailure.tsx'
import { MedicalFrame } from '#web/features/medical/MedicalFrame.tsx'
import type {
  FollowUpPageQuery,
  FollowUpPageQueryVariables,
  PlanToFollowUpQuery,
  PlanToFollowUpQueryVariables,
} from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { wireLanguage } from '#web/lib/wire-names.ts'
import { Note } from '#web/ui/Note.tsx'
import classes from './FollowUpPage.module.css'

const PLAN_TO_FOLLOW_UP: TypedDocumentNode<PlanToFollowUpQuery, PlanToFollowUpQueryVariables> = gql`
  query PlanToFollowUp($id: ID!, $language: Language!) {
    medicalPlan(id: $id) {
      id
      ...FollowUpOfPlan_plan
    }
  }
  ${FOLLOW_UP_OF_PLAN}
`

/** How many plans are offered where none is named. */
const LATEST = 10

const FOLLOW_UP_PAGE: TypedDocumentNode<FollowUpPageQuery, FollowUpPageQueryVariables> = gql`
  query FollowUpPage($language: Language!, $limit: Int!) {
    medicalPlans(limit: $limit, followUpRequired: true) {
      id
      ...PlansToFollowUp_plan
    }
  }
  ${PLANS_TO_FOLLOW_UP}
`

/**
 * What is to be followed up, and where to go (specification §2 "Online Follow-up Clinic"). The address names the plan;
 * it names the assessment too, which the plan brings with it.
 */
export function FollowUpPage() {
  const { t } = useTranslation('medical')
  const [parameters] = useSearchParams()
  const planId = parameters.get('plan')
  return (
    <MedicalFrame
      title={t('followUp.title')}
      intro={t('followUp.intro')}
      back={{ to: '/medical/dashboard', label: t('backToDashboard') }}
    >
      <div className={classes.columns}>
        <Suspense fallback={<FollowUpSkeleton />}>
          {planId === null ? <LatestPlans /> : <NamedPlan key={planId} id={planId} />}
        </Suspense>
        <FacilityFinder />
      </div>
    </MedicalFrame>
  )
}

function NamedPlan({ id }: { id: string }) {
  const { t } = useTranslation('medical')
  if (isUuid(id)) return <FetchedPlan id={id} />
  return <NoSuchPlan text={t('followUp.notFound')} />
}

function NoSuchPlan({ text }: { text: string }) {
  return (
    <div className={classes.notFound}>
      <Note>{text}</Note>
      <LatestPlans />
    </div>
  )
}

function FetchedPlan({ id }: { id: string }) {
  const { t } = useTranslation('medical')
  const language = useDeferredValue(wireLanguage(useLanguage()))
  const { data, error, refetch } = useSuspenseQuery(PLAN_TO_FOLLOW_UP, {
    variables: { id, language },
    errorPolicy: 'all',
  })
  if (data?.medicalPlan) return <FollowUpOfPlan plan={data.medicalPlan} language={language} />
  if (error) return <Failure refetch={refetch} />
  return <NoSuchPlan text={t('followUp.notFound')} />
}

function LatestPlans() {
  const language = useDeferredValue(wireLanguage(useLanguage()))
  const { data, refetch } = useSuspenseQuery(FOLLOW_UP_PAGE, {
    variables: { language, limit: LATEST },
    errorPolicy: 'all',
  })
  if (!data) return <Failure refetch={refetch} />
  return <PlansToFollowUp plans={data.medicalPlans} language={language} />
}

function Failure({ refetch }: { refetch: () => Promise<unknown> }) {
  const { t } = useTranslation('medical')
  const [busy, startTransition] = useTransition()
  return (
    <MedicalFailure
      texts={{ title: t('followUp.failure.title'), message: t('followUp.failure.message') }}
      busy={busy}
      onRetry={() => startTransition(async () => void (await refetch()))}
    />
  )
}

function FollowUpSkeleton() {
  const { t } = useTranslation('medical')
  return (
    <output aria-busy="true" aria-label={t('followUp.loading')}>
      <Skeleton height={300} radius="lg" />
    </output>
  )
}
