import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconAmbulance } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RiskBadge } from '#web/clinical/RiskBadge.tsx'
import { CalendarDownload } from '#web/features/medical/follow-up/CalendarDownload.tsx'
import { followUpDates } from '#web/features/medical/follow-up/follow-up-dates.ts'
import type { FollowUpOfPlan_PlanFragment, Language } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './FollowUpOfPlan.module.css'

export const FOLLOW_UP_OF_PLAN: TypedDocumentNode<FollowUpOfPlan_PlanFragment, { language: Language }> = gql`
  fragment FollowUpOfPlan_plan on MedicalPlan {
    id
    createdAt
    riskLevel
    followUpRequired
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
    content(language: $language) {
      treatmentPlan {
        referral
        followUpSchedule
      }
    }
  }
`

interface Props {
  plan: FragmentType<FollowUpOfPlan_PlanFragment>
  language: Language
}

/** What a plan asks to be looked at again, and on which days. */
export function FollowUpOfPlan({ plan, language }: Props) {
  const { t } = useTranslation('medical')
  const formats = useFormats()
  const [now] = useState(() => new Date())
  const { data } = useSuspenseFragment({ fragment: FOLLOW_UP_OF_PLAN, from: plan, variables: { language } })
  const { assessmentType, patient } = data.assessment
  const { referral, followUpSchedule } = data.content.treatmentPlan
  const dates = followUpDates(data.createdAt, data.followUpDays, now)
  const toCome = dates.filter(({ when }) => when !== 'passed')
  return (
    <section className={classes.root} aria-labelledby="what-to-follow-up">
      <h2 id="what-to-follow-up" className={classes.heading}>
        {t('followUp.what')}
      </h2>
      {data.riskLevel === 'CRITICAL' && (
        <div className={classes.critical} role="alert">
          <IconAmbulance size={24} stroke={1.5} aria-hidden />
          <span>
            {t('followUp.critical')} <Link to="/medical/emergency">{t('emergency.action')}</Link>
          </span>
        </div>
      )}
      <div className={classes.head}>
        <div>
          <p className={classes.type}>{assessmentType.displayName}</p>
          {patient && (
            <p className={classes.line}>
              {t('followUp.patient')}: {patient.firstName} {patient.lastName}
            </p>
          )}
          <p className={classes.line}>{t('followUp.assessedOn', { date: formats.date(data.createdAt) })}</p>
        </div>
        <RiskBadge level={data.riskLevel} />
      </div>
      {referral && (
        <div>
          <h3 className={classes.label}>{t('followUp.referral')}</h3>
          <p className={classes.text}>{referral}</p>
        </div>
      )}
      {!data.followUpRequired && <p className={classes.text}>{t('followUp.notRequired')}</p>}
      {dates.length > 0 && (
        <div>
          <h3 className={classes.label}>{t('followUp.when')}</h3>
          <ul className={classes.dates}>
            {dates.map(({ days, day, when }, index) => (
              <li key={days} data-when={when}>
                <strong>{formats.date(day.getTime())}</strong>
                {when !== 'ahead' && <span className={classes.when}>{t(`followUp.${when}`)}</span>}
                <span className={classes.said}>{followUpSchedule[index]}</span>
              </li>
            ))}
          </ul>
          {toCome.length === 0 && <p className={classes.text}>{t('followUp.allPassed')}</p>}
        </div>
      )}
      {toCome.length > 0 && <CalendarDownload planId={data.id} dates={toCome} />}
      <Button component={Link} to={`/medical/plan/${data.id}`} variant="default" className={classes.toPlan}>
        {t('followUp.toPlan')}
      </Button>
    </section>
  )
}
