import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanFragment, PlanPart } from '#web/features/nutrition/plan/plan-fragment.ts'
import type { PlanRules_PlanFragment } from '#web/graphql/operations.ts'
import classes from './PlanRules.module.css'

export const PLAN_RULES: PlanFragment<PlanRules_PlanFragment> = gql`
  fragment PlanRules_plan on NutritionPlan {
    id
    content(language: $language) {
      rules {
        id
        version
        source
      }
    }
  }
`

/** The rules behind the plan with their sources, folded away on the screen and open on paper. */
export function PlanRules({ plan, language }: PlanPart<PlanRules_PlanFragment>) {
  const { t } = useTranslation('nutrition')
  const id = useId()
  const [opened, setOpened] = useState(false)
  const { data } = useSuspenseFragment({ fragment: PLAN_RULES, from: plan, variables: { language } })
  return (
    <section className={classes.root}>
      <h3 className={classes.heading}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          {t('plan.rules.title')}
          <IconChevronDown size={20} className={classes.chevron} aria-hidden />
        </button>
      </h3>
      <div id={id} className={classes.content} hidden={!opened}>
        <p>{t('plan.rules.explained')}</p>
        <ul>
          {data.content.rules.map((rule) => (
            <li key={rule.id}>
              {rule.source}{' '}
              <span className={classes.rule}>
                ({rule.id}, {t('plan.rules.version', { version: rule.version })})
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
