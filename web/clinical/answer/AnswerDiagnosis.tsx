import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NextQuestions } from '#web/clinical/answer/NextQuestions.tsx'
import { NotADiagnosis } from '#web/clinical/answer/NotADiagnosis.tsx'
import { PossibleConditions } from '#web/clinical/answer/PossibleConditions.tsx'
import { RiskReasons } from '#web/clinical/answer/RiskReasons.tsx'
import { TextList } from '#web/clinical/answer/TextList.tsx'
import type { AnswerDiagnosis_PlanFragment } from '#web/graphql/operations.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { Part } from '#web/ui/Part.tsx'
import classes from './AnswerDiagnosis.module.css'

export const ANSWER_DIAGNOSIS: PlanFragment<AnswerDiagnosis_PlanFragment> = gql`
  fragment AnswerDiagnosis_plan on MedicalPlan {
    id
    riskLevel
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
      questions {
        finding
        question
        forDanger
      }
    }
  }
`

/** The part of the diagnosis of a plan's texts, for the components that show some of it. */
export type DiagnosisContent = AnswerDiagnosis_PlanFragment['content']

interface Props extends PlanPart<AnswerDiagnosis_PlanFragment> {
  /** What stands below what it could be: of what was asked about. */
  asked?: ReactNode
  /** The way to answer the questions that are left. */
  again: ReactNode
}

/** What it could be, why it is taken so seriously, and what would make it surer or an emergency. */
export function AnswerDiagnosis({ plan, language, asked, again }: Props) {
  const { t } = useTranslation('medicalPlan')
  const { data } = useSuspenseFragment({ fragment: ANSWER_DIAGNOSIS, from: plan, variables: { language } })
  const { content, riskLevel } = data
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
      {asked}
      <NextQuestions questions={content.questions} askAgain={content.askAgain}>
        <span className={classes.again}>{again}</span>
      </NextQuestions>
      <Part title={urgent ? t('diagnosis.emergencyIfUrgent') : t('diagnosis.emergencyIf')}>
        <TextList items={content.emergencyIf} none={t('diagnosis.noEmergencyIf')} />
      </Part>
    </>
  )
}
