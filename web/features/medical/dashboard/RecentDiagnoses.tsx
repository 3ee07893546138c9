import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RiskBadge } from '#web/clinical/RiskBadge.tsx'
import { previewOf } from '#web/features/medical/preview.ts'
import type { Language, RecentDiagnoses_PlanFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './Recent.module.css'

export const RECENT_DIAGNOSES: TypedDocumentNode<RecentDiagnoses_PlanFragment, { language: Language }> = gql`
  fragment RecentDiagnoses_plan on MedicalPlan {
    id
    createdAt
    riskLevel
    diagnosis(language: $language)
    assessment {
      id
      assessmentType {
        name
        displayName(language: $language)
      }
      patient {
        id
        firstName
        lastName
      }
    }
  }
`

interface Props {
  plans: readonly FragmentType<RecentDiagnoses_PlanFragment>[]
  language: Language
}

/** How the latest plans begin. */
export function RecentDiagnoses({ plans, language }: Props) {
  const { t } = useTranslation('medical')
  const formats = useFormats()
  const { data } = useSuspenseFragment({ fragment: RECENT_DIAGNOSES, from: [...plans], variables: { language } })
  return (
    <section aria-labelledby="recent-diagnoses">
      <div className={classes.head}>
        <h2 id="recent-diagnoses" className={classes.heading}>
          {t('dashboard.recentDiagnoses')}
        </h2>
        <Link to="/medical/plans" className={classes.all}>
          {t('dashboard.viewAllPlans')}
        </Link>
      </div>
      <ul className={classes.list}>
        {data.map(({ id, createdAt, riskLevel, diagnosis, assessment }) => (
          <li key={id}>
            <Link to={`/medical/plan/${id}`} className={classes.entry}>
              <span className={classes.line}>
                <strong>{assessment.assessmentType.displayName}</strong>
                <RiskBadge level={riskLevel} />
              </span>
              {assessment.patient && (
                <span>
                  {assessment.patient.firstName} {assessment.patient.lastName}
                </span>
              )}
              <span>{previewOf(diagnosis)}</span>
              <span className={classes.quiet}>{formats.date(createdAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
