import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconHistory, IconPrinter, IconStethoscope } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ANSWER_DIAGNOSIS, AnswerDiagnosis } from '#web/clinical/answer/AnswerDiagnosis.tsx'
import { ANSWER_TREATMENT, AnswerTreatment } from '#web/clinical/answer/AnswerTreatment.tsx'
import { WHAT_TO_DO, WhatToDo } from '#web/clinical/answer/WhatToDo.tsx'
import { VisitActions } from '#web/features/chw/referrals/VisitActions.tsx'
import { VISIT_ENTERED, VisitEntered } from '#web/features/chw/result/VisitEntered.tsx'
import { VISIT_REVIEW, VisitReview } from '#web/features/chw/result/VisitReview.tsx'
import { VISIT_SUMMARY, VisitSummary } from '#web/features/chw/result/VisitSummary.tsx'
import type { VisitFragment, VisitPart } from '#web/features/chw/result/visit-part.ts'
import type { VisitResult_VisitFragment } from '#web/graphql/operations.ts'
import { useIsAtBedside } from '#web/lib/session/use-is-at-bedside.ts'
import paper from '#web/ui/Paper.module.css'
import classes from './VisitResult.module.css'

export const VISIT_RESULT: VisitFragment<VisitResult_VisitFragment> = gql`
  fragment VisitResult_visit on Visit {
    id
    chiefComplaint
    assessment {
      id
      patient {
        id
      }
      plan {
        id
        content(language: $language) {
          reasons {
            kind
            level
            text
          }
          dangerSigns
          treatmentPlan {
            referral
          }
        }
        ...WhatToDo_plan
        ...AnswerDiagnosis_plan
        ...AnswerTreatment_plan
      }
    }
    ...VisitSummary_visit
    ...VisitReview_visit
    ...VisitEntered_visit
  }
  ${WHAT_TO_DO}
  ${ANSWER_DIAGNOSIS}
  ${ANSWER_TREATMENT}
  ${VISIT_SUMMARY}
  ${VISIT_REVIEW}
  ${VISIT_ENTERED}
`

type Content = NonNullable<VisitResult_VisitFragment['assessment']['plan']>['content']

/**
 * What a referral for a danger begins with: the complaint and the danger signs; where there are none, the rules that
 * cannot wait. A rule that names several signs would say beside them that all are there.
 */
function whyReferred(complaint: string, { dangerSigns, reasons }: Content): string[] {
  const rules = reasons.filter(({ kind, level }) => kind === 'RULE' && (level === 'CRITICAL' || level === 'HIGH'))
  const all = [complaint, ...(dangerSigns.length > 0 ? dangerSigns : rules.map(({ text }) => text))]
  return [...new Set(all.map((one) => one.trim().replace(/\.$/, '')).filter(Boolean))]
}

/** The answer to a visit: first what to do. Printed, all its parts follow one another. */
export function VisitResult({ visit, language }: VisitPart<VisitResult_VisitFragment>) {
  const { t } = useTranslation('chwResult')
  const { data } = useSuspenseFragment({
    fragment: VISIT_RESULT,
    fragmentName: 'VisitResult_visit',
    from: visit,
    variables: { language },
  })
  const isAtBedside = useIsAtBedside()
  const { plan, patient } = data.assessment
  // A visit is stored with its plan, in one.
  if (!plan) throw new Error('A visit has no plan')
  const again = patient ? `/chw/patient-assessment/${patient.id}` : '/chw/patient-assessment'
  return (
    <div className={paper.root}>
      <div className={classes.sections}>
        <WhatToDo plan={plan} language={language} />
        <VisitSummary visit={data} language={language} />
        {isAtBedside && patient && (
          <div className={paper.screenOnly}>
            <VisitActions
              assessmentId={data.assessment.id}
              patientId={patient.id}
              referral={plan.content.treatmentPlan.referral}
              why={whyReferred(data.chiefComplaint, plan.content)}
            />
          </div>
        )}
        <div className={classes.actions}>
          <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button component={Link} to={again} variant="default" leftSection={<IconStethoscope size={18} aria-hidden />}>
            {t('again')}
          </Button>
          <Button
            component={Link}
            to="/medical/history"
            variant="subtle"
            leftSection={<IconHistory size={18} aria-hidden />}
          >
            {t('toHistory')}
          </Button>
        </div>
        <VisitReview visit={data} language={language} mayReview={isAtBedside} />
        <div>
          <AnswerDiagnosis plan={plan} language={language} again={<Link to={again}>{t('again')}</Link>} />
        </div>
        <div>
          <AnswerTreatment plan={plan} language={language} />
        </div>
        <VisitEntered visit={data} language={language} />
      </div>
    </div>
  )
}
