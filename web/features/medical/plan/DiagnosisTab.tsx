import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ANSWER_DIAGNOSIS, AnswerDiagnosis } from '#web/clinical/answer/AnswerDiagnosis.tsx'
import { AskedConditions } from '#web/features/medical/plan/AskedConditions.tsx'
import type { MedicalDiagnosisTab_PlanFragment } from '#web/graphql/operations.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'

export const DIAGNOSIS_TAB: PlanFragment<MedicalDiagnosisTab_PlanFragment> = gql`
  fragment MedicalDiagnosisTab_plan on MedicalPlan {
    id
    assessment {
      id
      assessmentType {
        name
        displayName(language: $language)
      }
    }
    content(language: $language) {
      asked {
        id
        name
        chance
        chanceText
      }
    }
    ...AnswerDiagnosis_plan
  }
  ${ANSWER_DIAGNOSIS}
`

/** The diagnosis with what was asked about; of a visit, which asks about no illness in particular, without. */
export function DiagnosisTab({ plan, language }: PlanPart<MedicalDiagnosisTab_PlanFragment>) {
  const { t } = useTranslation('medicalPlan')
  const { data } = useSuspenseFragment({
    fragment: DIAGNOSIS_TAB,
    fragmentName: 'MedicalDiagnosisTab_plan',
    from: plan,
    variables: { language },
  })
  const { assessmentType, id } = data.assessment
  if (assessmentType.name === 'CLINICAL_VISIT') {
    const toVisit = <Link to={`/chw/assessment-result/${id}`}>{t('diagnosis.openVisit')}</Link>
    return <AnswerDiagnosis plan={data} language={language} again={toVisit} />
  }
  return (
    <AnswerDiagnosis
      plan={data}
      language={language}
      asked={<AskedConditions asked={data.content.asked} type={assessmentType.displayName} />}
      again={<Link to={`/medical/assessment/${assessmentType.name.toLowerCase()}`}>{t('diagnosis.assessAgain')}</Link>}
    />
  )
}
