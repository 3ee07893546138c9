import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RiskBadge } from '#web/clinical/RiskBadge.tsx'
import { ViewPlan } from '#web/features/medical/lists/ViewPlan.tsx'
import type { HistoryRow_AssessmentFragment, Language } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './Row.module.css'

export const HISTORY_ROW: TypedDocumentNode<HistoryRow_AssessmentFragment, { language: Language }> = gql`
  fragment HistoryRow_assessment on MedicalAssessment {
    id
    createdAt
    age
    ageMonths
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
  assessment: FragmentType<HistoryRow_AssessmentFragment>
  language: Language
}

/** One assessment of the history, and the way to its plan. */
export function HistoryRow({ assessment, language }: Props) {
  const { t } = useTranslation('medical')
  const formats = useFormats()
  // No suspense, as in the list: its query has brought all of it.
  const { data, complete } = useFragment({ fragment: HISTORY_ROW, from: assessment, variables: { language } })
  if (!complete) return null
  const { patient, plan } = data
  const type = data.assessmentType.displayName
  return (
    <article className={classes.row}>
      <div className={classes.what}>
        <h2 className={classes.type}>{type}</h2>
        {patient && (
          <p className={classes.patient}>
            <Link to={`/patients/${patient.id}`}>
              {patient.firstName} {patient.lastName}
            </Link>
          </p>
        )}
      </div>
      <p className={classes.figures}>
        <span>{formats.date(data.createdAt)}</span>
        <span>{formats.age(data)}</span>
      </p>
      <div className={classes.risk}>{plan && <RiskBadge level={plan.riskLevel} />}</div>
      {plan ? <ViewPlan id={plan.id} type={type} createdAt={data.createdAt} /> : <span>{t('lists.noPlan')}</span>}
    </article>
  )
}
