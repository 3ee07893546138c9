import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { CareActions } from '#web/clinical/answer/CareActions.tsx'
import { PlannedMedicines } from '#web/clinical/answer/PlannedMedicines.tsx'
import { TextList } from '#web/clinical/answer/TextList.tsx'
import type { AnswerTreatment_PlanFragment } from '#web/graphql/operations.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { Part } from '#web/ui/Part.tsx'

export const ANSWER_TREATMENT: PlanFragment<AnswerTreatment_PlanFragment> = gql`
  fragment AnswerTreatment_plan on MedicalPlan {
    id
    content(language: $language) {
      treatmentPlan {
        referral
        followUpSchedule
        notChecked
        immediateActions {
          id
          title
          instruction
          byText
        }
        medicines {
          regimen
          safe
          line
          notes
          concerns
        }
        lifestyleChanges {
          id
          title
          instruction
          byText
        }
      }
    }
  }
`

/** The treatment of a plan's texts, for the components that show some of it. */
export type TreatmentContent = AnswerTreatment_PlanFragment['content']['treatmentPlan']

/** What to do: at once, which medicines, where to be sent, in daily life, and when to be seen again. */
export function AnswerTreatment({ plan, language }: PlanPart<AnswerTreatment_PlanFragment>) {
  const { t } = useTranslation('medicalPlan')
  const { data } = useSuspenseFragment({ fragment: ANSWER_TREATMENT, from: plan, variables: { language } })
  const { treatmentPlan } = data.content
  return (
    <>
      <Part title={t('treatment.title')} level={2}>
        <p>{t('notice')}</p>
      </Part>
      <Part title={t('treatment.referral')}>
        <p>{treatmentPlan.referral ?? t('treatment.noReferral')}</p>
      </Part>
      <Part title={t('treatment.immediateActions')}>
        <CareActions actions={treatmentPlan.immediateActions} none={t('treatment.noImmediateActions')} ordered />
      </Part>
      <PlannedMedicines medicines={treatmentPlan.medicines} notChecked={treatmentPlan.notChecked} />
      <Part title={t('treatment.lifestyleChanges')}>
        <CareActions actions={treatmentPlan.lifestyleChanges} none={t('treatment.noLifestyleChanges')} />
      </Part>
      <Part title={t('treatment.followUpSchedule')}>
        <TextList items={treatmentPlan.followUpSchedule} none={t('treatment.noFollowUpSchedule')} />
      </Part>
    </>
  )
}
