import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import type { LocalText } from '#domain/vocabulary/languages.ts'
import {
  EXAMINATION,
  EXAMINATION_FIELDS,
  VISIT_DURATION_CODES,
  VISIT_DURATIONS,
  VISIT_HISTORY,
  VISIT_HISTORY_FIELDS,
  VISIT_SEVERITIES,
  VISIT_SEVERITY_CODES,
} from '#domain/vocabulary/visits.ts'
import { type Fact, FactList } from '#web/clinical/answer/FactList.tsx'
import { TextList } from '#web/clinical/answer/TextList.tsx'
import { useMeasurements } from '#web/clinical/answer/use-measurements.ts'
import type { VisitFragment, VisitPart } from '#web/features/chw/result/visit-part.ts'
import type { VisitEntered_VisitFragment } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { member } from '#web/lib/wire-names.ts'
import { Part } from '#web/ui/Part.tsx'
import classes from './VisitEntered.module.css'

export const VISIT_ENTERED: VisitFragment<VisitEntered_VisitFragment> = gql`
  fragment VisitEntered_visit on Visit {
    id
    chiefComplaint
    duration
    severity
    painScale
    examination {
      generalAppearance
      headEyes
      chestLungs
      heart
      abdomen
      extremities
      neurological
      skin
    }
    history {
      currentMedications
      allergies
      previousIllnesses
      familyHistory
      socialHistory
      medicalAlerts
    }
    assessment {
      id
      weightKg
      heightCm
      pregnant
      pregnancyWeeks
      afterBirth
      illnessDays
      checklistComplete
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
      plan {
        id
        engineVersion
        content(language: $language) {
          notUnderstood
          symptoms {
            code
            label
          }
          medicalHistory {
            code
            label
          }
        }
      }
    }
  }
`

const given = (facts: readonly (readonly [string, string | null])[]): Fact[] =>
  facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))

/** Everything that was entered at the visit, that it was cut short where it was, and what of it was not understood, and so not weighed. */
export function VisitEntered({ visit, language }: VisitPart<VisitEntered_VisitFragment>) {
  const { t } = useTranslation('chwResult')
  const shown = useLanguage()
  const { data } = useSuspenseFragment({ fragment: VISIT_ENTERED, from: visit, variables: { language } })
  const { assessment, examination, history, duration, severity, painScale } = data
  const { measured, notMeasured } = useMeasurements(assessment)
  const { pregnant, pregnancyWeeks, afterBirth, illnessDays, plan } = assessment
  if (!plan) return null
  const said = (label: LocalText) => label[shown]
  const yesOrNo = (told: boolean | null) => (told === null ? null : t(told ? 'entered.yes' : 'entered.no'))
  const durationCode = VISIT_DURATION_CODES.find((code) => member(code) === duration)
  const severityCode = VISIT_SEVERITY_CODES.find((code) => member(code) === severity)
  const complaint = given([
    [t('chiefComplaint'), data.chiefComplaint || t('notAsked')],
    [t('entered.duration'), durationCode ? said(VISIT_DURATIONS[durationCode]) : null],
    [t('entered.days'), illnessDays === null ? null : String(illnessDays)],
    [t('entered.severity'), severityCode ? said(VISIT_SEVERITIES[severityCode]) : null],
    [t('entered.painScale'), painScale === null ? null : `${painScale}/10`],
    [
      t('entered.pregnant'),
      pregnant && pregnancyWeeks ? t('entered.weeks', { count: pregnancyWeeks }) : yesOrNo(pregnant),
    ],
    [t('entered.afterBirth'), yesOrNo(afterBirth)],
  ])
  const { content } = plan
  // Without these three no other visit is taken.
  const isCutShort =
    assessment.vitalSigns.temperatureC === null || data.chiefComplaint === '' || examination.generalAppearance === ''
  return (
    <div>
      <Part title={t('entered.title')} level={2}>
        {isCutShort && <p className={classes.aside}>{t('entered.cutShort')}</p>}
        <FactList facts={complaint} />
      </Part>
      {content.notUnderstood.length > 0 && (
        <p className={classes.notUnderstood} role="note">
          {t('entered.notUnderstood')} <strong>{content.notUnderstood.join(', ')}</strong>
        </p>
      )}
      <Part title={t('entered.vitalSigns')}>
        <FactList facts={measured} />
        {notMeasured.length > 0 && (
          <p className={classes.aside}>{t('entered.notMeasured', { what: notMeasured.join(', ') })}</p>
        )}
      </Part>
      <Part title={t('entered.symptoms')}>
        <TextList items={content.symptoms.map(({ label }) => label)} none={t('entered.noSymptoms')} />
        <p className={classes.aside}>
          {t(assessment.checklistComplete ? 'entered.signsComplete' : 'entered.signsIncomplete')}
        </p>
      </Part>
      <Part title={t('entered.examination')}>
        <FactList facts={given(EXAMINATION_FIELDS.map((field) => [said(EXAMINATION[field]), examination[field]]))} />
      </Part>
      <Part title={t('entered.history')}>
        <FactList
          facts={given([
            ...VISIT_HISTORY_FIELDS.map((field) => [said(VISIT_HISTORY[field]), history[field]] as const),
            [t('entered.alerts'), history.medicalAlerts.join(', ') || null],
          ])}
        />
        <div className={classes.riskFactors}>
          <TextList items={content.medicalHistory.map(({ label }) => label)} none={t('entered.noRiskFactors')} />
        </div>
      </Part>
      <p className={classes.version}>{t('entered.engineVersion', { version: plan.engineVersion })}</p>
    </div>
  )
}
