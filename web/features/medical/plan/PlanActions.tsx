import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconCalendarPlus, IconPrinter, IconShare } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSharePdf } from '#web/features/medical/plan/use-share-pdf.ts'
import type { PlanActions_PlanFragment } from '#web/graphql/operations.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { useOnline } from '#web/lib/use-online.ts'
import classes from './PlanActions.module.css'

export const PLAN_ACTIONS: PlanFragment<PlanActions_PlanFragment> = gql`
  fragment PlanActions_plan on MedicalPlan {
    id
    createdAt
    followUpRequired
    assessment {
      id
    }
  }
`

/** What can be done with a plan: a follow-up where one is needed, sharing it, printing it. */
export function PlanActions({ plan, language }: PlanPart<PlanActions_PlanFragment>) {
  const { t } = useTranslation('medicalPlan')
  const offlineNote = useId()
  const online = useOnline()
  const { data } = useSuspenseFragment({ fragment: PLAN_ACTIONS, from: plan, variables: { language } })
  const { state, share } = useSharePdf(data)
  return (
    <div className={classes.root}>
      <div className={classes.actions}>
        {data.followUpRequired && (
          <Button
            component={Link}
            to={`/follow-up-clinic?plan=${data.id}&assessment=${data.assessment.id}`}
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
          >
            {t('scheduleFollowUp')}
          </Button>
        )}
        <Button
          variant="default"
          loading={state === 'busy'}
          disabled={!online}
          aria-describedby={online ? undefined : offlineNote}
          leftSection={<IconShare size={18} aria-hidden />}
          onClick={() => void share()}
        >
          {state === 'press_again' ? t('pdf.pressAgain') : t('pdf.share')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <p className={classes.status} role="status" id={offlineNote}>
        {online ? state === 'busy' && t('pdf.busy') : t('pdf.offline')}
      </p>
    </div>
  )
}
