import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { RiskBadge } from '#web/clinical/RiskBadge.tsx'
import type { PlanSummary_PlanFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import classes from './PlanSummary.module.css'

export const PLAN_SUMMARY: PlanFragment<PlanSummary_PlanFragment> = gql`
  fragment PlanSummary_plan on MedicalPlan {
    id
    createdAt
    riskLevel
    confidenceScore
    assessment {
      id
      age
      ageMonths
      gender
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
    content(language: $language) {
      confidence
    }
  }
`

/** What was assessed, of whom and when, the risk, and how sure the first answer is (specification §2). */
export function PlanSummary({ plan, language }: PlanPart<PlanSummary_PlanFragment>) {
  const { t } = useTranslation('medicalPlan')
  const formats = useFormats()
  const { data } = useSuspenseFragment({ fragment: PLAN_SUMMARY, from: plan, variables: { language } })
  const { createdAt, riskLevel, confidenceScore, assessment, content } = data
  const { patient, gender, assessmentType } = assessment
  return (
    <header>
      <h1 className={classes.title}>
        {t('title', { type: assessmentType.displayName, date: formats.date(createdAt) })}
      </h1>
      <p className={classes.person}>
        {patient ? `${patient.firstName} ${patient.lastName}` : t('oneself')}
        {' · '}
        {formats.age(assessment)}
        {' · '}
        {t(`gender.${gender}`)}
      </p>
      <p className={classes.figures}>
        <RiskBadge level={riskLevel} />
        <span className={classes.confidence}>{t('confidence', { percent: Math.round(confidenceScore * 100) })}</span>
      </p>
      <p className={classes.meaning}>{content.confidence ?? t('confidenceAbstained')}</p>
    </header>
  )
}
