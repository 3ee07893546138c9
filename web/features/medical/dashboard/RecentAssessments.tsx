import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RiskBadge } from '#web/clinical/RiskBadge.tsx'
import type { Language, RecentAssessments_AssessmentFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './Recent.module.css'

export const RECENT_ASSESSMENTS: TypedDocumentNode<RecentAssessments_AssessmentFragment, { language: Language }> = gql`
  fragment RecentAssessments_assessment on MedicalAssessment {
    id
    createdAt
    assessmentType {
      name
      displayName(language: $language)
    }
    patient {
      id
      firstName
      lastName
    }
    plan {
      id
      riskLevel
    }
  }
`

interface Props {
  assessments: readonly FragmentType<RecentAssessments_AssessmentFragment>[]
  language: Language
}

/** The latest assessments, each the way to its plan. */
export function RecentAssessments({ assessments, language }: Props) {
  const { t } = useTranslation('medical')
  const { data } = useSuspenseFragment({
    fragment: RECENT_ASSESSMENTS,
    from: [...assessments],
    variables: { language },
  })
  return (
    <section aria-labelledby="recent-assessments">
      <div className={classes.head}>
        <h2 id="recent-assessments" className={classes.heading}>
          {t('dashboard.recentAssessments')}
        </h2>
        <Link to="/medical/history" className={classes.all} aria-label={t('dashboard.viewAllAssessments')}>
          {t('dashboard.viewAll')}
        </Link>
      </div>
      <ul className={classes.list}>
        {data.map((assessment) => (
          <li key={assessment.id}>
            <RecentAssessment assessment={assessment} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentAssessment({ assessment }: { assessment: RecentAssessments_AssessmentFragment }) {
  const formats = useFormats()
  const { plan, patient, assessmentType } = assessment
  const content = (
    <>
      <span className={classes.line}>
        <strong>{assessmentType.displayName}</strong>
        {plan && <RiskBadge level={plan.riskLevel} />}
      </span>
      {patient && (
        <span>
          {patient.firstName} {patient.lastName}
        </span>
      )}
      <span className={classes.quiet}>{formats.date(assessment.createdAt)}</span>
    </>
  )
  if (!plan) return <div className={classes.entry}>{content}</div>
  return (
    <Link to={`/medical/plan/${plan.id}`} className={classes.entry}>
      {content}
    </Link>
  )
}
