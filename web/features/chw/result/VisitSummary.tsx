import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { RiskBadge } from '#web/clinical/RiskBadge.tsx'
import type { VisitFragment, VisitPart } from '#web/features/chw/result/visit-part.ts'
import type { VisitSummary_VisitFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './VisitSummary.module.css'

export const VISIT_SUMMARY: VisitFragment<VisitSummary_VisitFragment> = gql`
  fragment VisitSummary_visit on Visit {
    id
    chiefComplaint
    assessment {
      id
      createdAt
      age
      ageMonths
      gender
      patient {
        id
        firstName
        lastName
        medicalAlerts
      }
      plan {
        id
        riskLevel
        confidenceScore
        content(language: $language) {
          diagnosis
          abstained
          confidence
          treatmentPlan {
            referral
            followUpSchedule
          }
        }
      }
    }
  }
`

const PERCENT = 100

/** Whom it is about, the first diagnosis with how sure it is, the risk, and whether and how soon a referral is needed. */
export function VisitSummary({ visit, language }: VisitPart<VisitSummary_VisitFragment>) {
  const { t } = useTranslation('chwResult')
  const formats = useFormats()
  const { data } = useSuspenseFragment({ fragment: VISIT_SUMMARY, from: visit, variables: { language } })
  const { assessment, chiefComplaint } = data
  const { patient, plan } = assessment
  if (!plan) return null
  const { content, riskLevel, confidenceScore } = plan
  const { referral, followUpSchedule } = content.treatmentPlan
  const urgency = t(`urgency.${riskLevel}`)
  const confidence = t('confidence', { percent: Math.round(confidenceScore * PERCENT) })
  const facts = [
    [t('primaryDiagnosis'), content.abstained ?? content.diagnosis],
    [t('confidenceTitle'), content.confidence ? `${confidence}. ${content.confidence}` : t('confidenceAbstained')],
    [t('referralNeeded'), referral === null ? t('noReferral') : t('referralWithUrgency', { urgency })],
    [t('followUp'), followUpSchedule[0] ?? t('noFollowUp')],
    [t('chiefComplaint'), chiefComplaint || t('notAsked')],
  ] as const
  return (
    <header>
      <h1 className={classes.title}>{t('title', { date: formats.date(assessment.createdAt) })}</h1>
      <p className={classes.person}>
        {[
          patient && `${patient.firstName} ${patient.lastName}`,
          formats.age(assessment),
          t(`gender.${assessment.gender}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={classes.figures}>
        <RiskBadge level={riskLevel} />
      </p>
      {patient && patient.medicalAlerts.length > 0 && (
        <p className={classes.alerts}>
          <strong>{t('alerts')}</strong> {patient.medicalAlerts.join(', ')}
        </p>
      )}
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
