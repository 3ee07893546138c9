import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RiskBadge } from '#web/clinical/RiskBadge.tsx'
import { ViewPlan } from '#web/features/medical/lists/ViewPlan.tsx'
import { previewOf } from '#web/features/medical/preview.ts'
import type { Language, PlanRow_PlanFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './Row.module.css'

export const PLAN_ROW: TypedDocumentNode<PlanRow_PlanFragment, { language: Language }> = gql`
  fragment PlanRow_plan on MedicalPlan {
    id
    createdAt
    riskLevel
    confidenceScore
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
  plan: FragmentType<PlanRow_PlanFragment>
  language: Language
}

/** One plan of the list: how its diagnosis begins, and the way to all of it. */
export function PlanRow({ plan, language }: Props) {
  const { t } = useTranslation('medical')
  const formats = useFormats()
  // No suspense, as in the list: its query has brought all of it.
  const { data, complete } = useFragment({ fragment: PLAN_ROW, from: plan, variables: { language } })
  if (!complete) return null
  const { patient, assessmentType } = data.assessment
  return (
    <article className={classes.row}>
      <div className={classes.what}>
        <h2 className={classes.type}>{assessmentType.displayName}</h2>
        {patient && (
          <p className={classes.patient}>
            <Link to={`/patients/${patient.id}`}>
              {patient.firstName} {patient.lastName}
            </Link>
          </p>
        )}
        <p className={classes.diagnosis}>{previewOf(data.diagnosis)}</p>
      </div>
      <p className={classes.figures}>
        <span>{formats.date(data.createdAt)}</span>
        <span>
          {t('lists.confidence')} {formats.percent(data.confidenceScore)}
        </span>
      </p>
      <div className={classes.risk}>
        <RiskBadge level={data.riskLevel} />
      </div>
      <ViewPlan id={data.id} type={assessmentType.displayName} createdAt={data.createdAt} />
    </article>
  )
}
