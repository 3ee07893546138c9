import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RiskBadge } from '#web/clinical/RiskBadge.tsx'
import type { Language, PlansToFollowUp_PlanFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './PlansToFollowUp.module.css'

export const PLANS_TO_FOLLOW_UP: TypedDocumentNode<PlansToFollowUp_PlanFragment, { language: Language }> = gql`
  fragment PlansToFollowUp_plan on MedicalPlan {
    id
    createdAt
    riskLevel
    followUpDays
    assessment {
      id
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
  }
`

interface Props {
  plans: readonly FragmentType<PlansToFollowUp_PlanFragment>[]
  language: Language
}

/** The latest plans after which somebody is to be seen again. */
export function PlansToFollowUp({ plans, language }: Props) {
  const { t } = useTranslation('medical')
  const formats = useFormats()
  const { data } = useSuspenseFragment({ fragment: PLANS_TO_FOLLOW_UP, from: [...plans], variables: { language } })
  if (data.length === 0) {
    return (
      <StatePanel
        icon={IconCalendarCheck}
        title={t('followUp.plans.empty.title')}
        message={t('followUp.plans.empty.message')}
      >
        <Button component={Link} to="/medical/dashboard" variant="default">
          {t('lists.start')}
        </Button>
      </StatePanel>
    )
  }
  return (
    <section aria-labelledby="plans-to-follow-up">
      <div className={classes.head}>
        <h2 id="plans-to-follow-up" className={classes.heading}>
          {t('followUp.plans.title')}
        </h2>
        <Link to="/medical/plans" className={classes.all}>
          {t('followUp.plans.all')}
        </Link>
      </div>
      <ul className={classes.list}>
        {data.map(({ id, createdAt, riskLevel, followUpDays: [firstDay], assessment: { id: assessmentId, ...of } }) => (
          <li key={id} className={classes.plan}>
            <div>
              <h3 className={classes.type}>{of.assessmentType.displayName}</h3>
              <p className={classes.line}>
                {of.patient && `${of.patient.firstName} ${of.patient.lastName} · `}
                {formats.date(createdAt)}
              </p>
              {firstDay !== undefined && (
                <p className={classes.line}>{t('followUp.plans.firstDay', { count: firstDay })}</p>
              )}
            </div>
            <RiskBadge level={riskLevel} />
            <Button
              component={Link}
              to={`/follow-up-clinic?${new URLSearchParams({ plan: id, assessment: assessmentId })}`}
              variant="default"
              aria-label={t('followUp.openPlan', {
                type: of.assessmentType.displayName,
                date: formats.date(createdAt),
              })}
            >
              {t('followUp.plans.show')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
