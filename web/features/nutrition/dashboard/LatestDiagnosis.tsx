import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import type { Language, LatestDiagnosis_PlanFragment } from '#web/graphql/operations.ts'
import classes from './LatestDiagnosis.module.css'
import page from './NutritionDashboardPage.module.css'

/** How much of the diagnosis is shown (specification §9). */
const PREVIEW_LENGTH = 100

export const LATEST_DIAGNOSIS: TypedDocumentNode<LatestDiagnosis_PlanFragment, { language: Language }> = gql`
  fragment LatestDiagnosis_plan on NutritionPlan {
    id
    content(language: $language) {
      diagnosis
    }
  }
`

interface Props {
  plan: FragmentType<LatestDiagnosis_PlanFragment>
  language: Language
}

/** How the latest plan begins. */
export function LatestDiagnosis({ plan, language }: Props) {
  const { t } = useTranslation('nutrition')
  const { data } = useSuspenseFragment({ fragment: LATEST_DIAGNOSIS, from: plan, variables: { language } })
  const { diagnosis } = data.content
  return (
    <section aria-labelledby="latest-diagnosis">
      <h2 id="latest-diagnosis" className={page.heading}>
        {t('dashboard.latestDiagnosis')}
      </h2>
      <p className={classes.preview}>
        {diagnosis.length > PREVIEW_LENGTH ? `${diagnosis.slice(0, PREVIEW_LENGTH)}...` : diagnosis}
      </p>
    </section>
  )
}
