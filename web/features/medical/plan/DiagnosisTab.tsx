import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AskedConditions } from '#web/features/medical/plan/AskedConditions.tsx'
import { NextQuestions } from '#web/features/medical/plan/NextQuestions.tsx'
import { NotADiagnosis } from '#web/features/medical/plan/NotADiagnosis.tsx'
import { PossibleConditions } from '#web/features/medical/plan/PossibleConditions.tsx'
import { RiskReasons } from '#web/features/medical/plan/RiskReasons.tsx'
import { TextList } from '#web/features/medical/plan/TextList.tsx'
import type { MedicalDiagnosisTab_PlanFragment } from '#web/graphql/operations.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { Part } from '#web/ui/Part.tsx'
import classes from './DiagnosisTab.module.css'

export const DIAGNOSIS_TAB: PlanFragment<MedicalDiagnosisTab_PlanFragment> = gql`
  fragment MedicalDiagnosisTab_plan on MedicalPlan {
    id
    riskLevel
    assessment {
      id
      assessmentType {
        name
        displayName(language: $language)
      }
    }
    content(language: $language) {
      reviewed
      diagnosis
      abstained
      dangerSigns
      cardiovascularRisk
      askAgain
      emergencyIf
      reasons {
        kind
        kindText
        text
        rule {
          id
          version
          source
        }
      }
      conditions {
        id
        name
        about
        chance
        chanceText
        speaksFor
        speaksAgainst
      }
      asked {
        id
        name
        chance
        chanceText
      }
      questions {
        finding
        question
        forDanger
      }
    }
  }
`

/** The part of the diagnosis of a plan's texts, for the components that show some of it. */
export type DiagnosisContent = MedicalDiagnosisTab_PlanFragment['content']

/** What it could be, why it is taken so seriously, and what would make it surer or an emergency. */
export function DiagnosisTab({ plan, language }: PlanPart<MedicalDiagnosisTab_PlanFragment>) {
  const { t } = useTranslation('medicalPlan')
  const { data } = useSuspenseFragment({ fragment: DIAGNOSIS_TAB, from: plan, variables: { language } })
  const { content, assessment, riskLevel } = data
  const { name, displayName } = assessment.assessmentType
  const urgent = riskLevel === 'CRITICAL' || riskLevel === 'HIGH'
  return (
    <>
      <Part title={t('diagnosis.title')} level={2}>
        <p className={classes.diagnosis}>{content.abstained ?? content.diagnosis}</p>
        <NotADiagnosis reviewed={content.reviewed} />
      </Part>
      <Part title={t('diagnosis.dangerSigns')}>
        <TextList items={content.dangerSigns} none={t('diagnosis.noDangerSigns')} tone="danger" />
      </Part>
      <RiskReasons reasons={content.reasons} />
      {content.cardiovascularRisk !== null && (
        <Part title={t('diagnosis.cardiovascularRisk')}>
          <p>{content.cardiovascularRisk}</p>
        </Part>
      )}
      <PossibleConditions conditions={content.conditions} abstained={content.abstained !== null} />
      <AskedConditions asked={content.asked} type={displayName} />
      <NextQuestions questions={content.questions} askAgain={content.askAgain}>
        <Link className={classes.again} to={`/medical/assessment/${name.toLowerCase()}`}>
          {t('diagnosis.assessAgain')}
        </Link>
      </NextQuestions>
      <Part title={urgent ? t('diagnosis.emergencyIfUrgent') : t('diagnosis.emergencyIf')}>
        <TextList items={content.emergencyIf} none={t('diagnosis.noEmergencyIf')} />
      </Part>
    </>
  )
}
