import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { FactList } from '#web/clinical/answer/FactList.tsx'
import { TextList } from '#web/clinical/answer/TextList.tsx'
import { useMeasurements } from '#web/clinical/answer/use-measurements.ts'
import { usePersonFacts } from '#web/features/medical/plan/use-person-facts.ts'
import type { AssessmentDataTab_PlanFragment } from '#web/graphql/operations.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { Part } from '#web/ui/Part.tsx'
import classes from './AssessmentDataTab.module.css'

export const ASSESSMENT_DATA_TAB: PlanFragment<AssessmentDataTab_PlanFragment> = gql`
  fragment AssessmentDataTab_plan on MedicalPlan {
    id
    engineVersion
    assessment {
      id
      createdAt
      age
      ageMonths
      gender
      weightKg
      heightCm
      pregnant
      pregnancyWeeks
      afterBirth
      region
      illnessDays
      checklistComplete
      medicines
      allergies
      examinationFindings
      vitalSigns {
        temperatureC
        bloodPressure
        heartRatePerMin
        respiratoryRatePerMin
        oxygenSaturationPercent
        glucoseMmolPerL
        glucoseFasting
        haemoglobinGPerDl
        creatinineUmolPerL
        muacMm
      }
      patient {
        id
        firstName
        lastName
      }
      facility {
        id
        name
      }
    }
    content(language: $language) {
      symptoms {
        code
        label
      }
      medicalHistory {
        code
        label
      }
      notUnderstood
    }
  }
`

/** What a plan was computed from. */
export type AssessmentFacts = AssessmentDataTab_PlanFragment['assessment']

/** Everything that was told, measured and seen, with its units; and what of it could not be weighed. */
export function AssessmentDataTab({ plan, language }: PlanPart<AssessmentDataTab_PlanFragment>) {
  const { t } = useTranslation('medicalPlan')
  const { data } = useSuspenseFragment({ fragment: ASSESSMENT_DATA_TAB, from: plan, variables: { language } })
  const { assessment, content, engineVersion } = data
  const person = usePersonFacts(assessment)
  const { measured, notMeasured } = useMeasurements(assessment)
  const labels = (options: readonly { readonly label: string }[]) => options.map(({ label }) => label)
  return (
    <>
      <Part title={t('data.title')} level={2}>
        <FactList facts={person} />
      </Part>
      <Part title={t('data.measurements')}>
        <FactList facts={measured} />
        {notMeasured.length > 0 && (
          <p className={classes.aside}>{t('data.notMeasured', { what: notMeasured.join(', ') })}</p>
        )}
      </Part>
      <Part title={t('data.symptoms')}>
        <TextList items={labels(content.symptoms)} none={t('data.noSymptoms')} />
        <p className={classes.aside}>
          {assessment.checklistComplete ? t('data.checklistComplete') : t('data.checklistIncomplete')}
        </p>
      </Part>
      <Part title={t('data.medicalHistory')}>
        <TextList items={labels(content.medicalHistory)} none={t('data.noMedicalHistory')} />
      </Part>
      <Part title={t('data.medicines')}>
        <TextList items={assessment.medicines} none={t('data.noMedicines')} />
      </Part>
      <Part title={t('data.allergies')}>
        <TextList items={assessment.allergies} none={t('data.noAllergies')} />
      </Part>
      <Part title={t('data.examinationFindings')}>
        <p className={classes.written}>{assessment.examinationFindings ?? t('data.noExaminationFindings')}</p>
        {content.notUnderstood.length > 0 && (
          <p className={classes.aside}>
            {t('data.notUnderstood')} <strong>{content.notUnderstood.join(', ')}</strong>
          </p>
        )}
      </Part>
      <p className={classes.version}>{t('data.engineVersion', { version: engineVersion })}</p>
    </>
  )
}
