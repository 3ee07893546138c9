import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StatusBadge } from '#web/features/nutrition/StatusBadge.tsx'
import type { AssessmentCard_AssessmentFragment, Language } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { countryOfRegion } from '#web/lib/country-of-region.ts'
import classes from './AssessmentCard.module.css'

export const ASSESSMENT_CARD: TypedDocumentNode<AssessmentCard_AssessmentFragment, { language: Language }> = gql`
  fragment AssessmentCard_assessment on NutritionAssessment {
    id
    createdAt
    age
    ageMonths
    region
    plan {
      id
      bmi
      content(language: $language) {
        status
        statusLabel
      }
    }
  }
`

interface Props {
  assessment: FragmentType<AssessmentCard_AssessmentFragment>
  language: Language
}

/** One assessment of the history, and the way to its plan. */
export function AssessmentCard({ assessment, language }: Props) {
  const { t } = useTranslation(['nutrition', 'common'])
  const formats = useFormats()
  const { data } = useSuspenseFragment({ fragment: ASSESSMENT_CARD, from: assessment, variables: { language } })
  const { plan } = data
  const date = formats.date(data.createdAt)
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h3 className={classes.date}>{date}</h3>
        {plan && <StatusBadge status={plan.content.status} label={plan.content.statusLabel} />}
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>{t('dashboard.age')}</dt>
          <dd>{formats.age(data)}</dd>
        </div>
        {plan && (
          <div>
            <dt>{t('dashboard.bmi')}</dt>
            <dd>{formats.bmi(plan.bmi)}</dd>
          </div>
        )}
        <div>
          <dt>{t('dashboard.region')}</dt>
          <dd>{t(`common:countries.${countryOfRegion(data.region).code}`)}</dd>
        </div>
      </dl>
      {plan && (
        <Button
          component={Link}
          to={`/nutrition-plan/${plan.id}`}
          variant="default"
          aria-label={t('dashboard.viewPlanOf', { date })}
          className={classes.view}
        >
          {t('dashboard.viewPlan')}
        </Button>
      )}
    </article>
  )
}
