import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { WhatToDo_PlanFragment } from '#web/graphql/operations.ts'
import { countryOfRegion } from '#web/lib/country-of-region.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { UrgentAlert } from '#web/ui/UrgentAlert.tsx'
import classes from './WhatToDo.module.css'

export const WHAT_TO_DO: PlanFragment<WhatToDo_PlanFragment> = gql`
  fragment WhatToDo_plan on MedicalPlan {
    id
    riskLevel
    assessment {
      id
      region
    }
    content(language: $language) {
      levelName
      whatToDo
      treatmentPlan {
        immediateActions {
          id
          title
          by
        }
      }
    }
  }
`

/** A frightened person reads no more: all of them stand in the treatment plan. */
const MOST_STEPS = 3

/** Before everything else what to do: in red, with the number to call, where it cannot wait (specification §9). */
export function WhatToDo({ plan, language }: PlanPart<WhatToDo_PlanFragment>) {
  const { t } = useTranslation(['medicalPlan', 'common'])
  const { data } = useSuspenseFragment({ fragment: WHAT_TO_DO, from: plan, variables: { language } })
  const { riskLevel, assessment, content } = data
  if (riskLevel === 'LOW' || riskLevel === 'MODERATE') {
    return (
      <section className={classes.calm} data-level={riskLevel} aria-labelledby="what-to-do">
        <h2 id="what-to-do" className={classes.title}>
          {content.levelName}
        </h2>
        <p className={classes.message}>{content.whatToDo}</p>
      </section>
    )
  }
  const { code, emergencyNumber: number, isDoubted } = countryOfRegion(assessment.region)
  const firstSteps = content.treatmentPlan.immediateActions.filter(({ by }) => by === 'PATIENT').slice(0, MOST_STEPS)
  const country = t(`common:countries.${code}`)
  return (
    <UrgentAlert
      tone="red"
      large
      title={content.levelName}
      message={content.whatToDo}
      call={
        number === null
          ? undefined
          : { number, text: t('call', { number }), label: t('callLabel', { country, number }) }
      }
    >
      {number === null && <p className={classes.noNumber}>{t('noNumber', { country })}</p>}
      {isDoubted && <p className={classes.noNumber}>{t('doubtedNumber')}</p>}
      {firstSteps.length > 0 && (
        <>
          <h3 className={classes.stepsTitle}>{t('doNow')}</h3>
          <ol className={classes.steps}>
            {firstSteps.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ol>
        </>
      )}
      <p className={classes.more}>
        <Link to="/medical/emergency">{t('emergencyHelp')}</Link>
      </p>
    </UrgentAlert>
  )
}
