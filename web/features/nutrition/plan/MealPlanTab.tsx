import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { NoMealPlan } from '#web/features/nutrition/plan/NoMealPlan.tsx'
import type { MealPlanTab_PlanFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { Part } from '#web/ui/Part.tsx'
import classes from './MealPlanTab.module.css'

export const MEAL_PLAN_TAB: PlanFragment<MealPlanTab_PlanFragment> = gql`
  fragment MealPlanTab_plan on NutritionPlan {
    id
    content(language: $language) {
      audience
      urgency
      limitations
      priorityFoods
      mealPlan {
        meal
        label
        items {
          foodId
          name
          portion
          energyKcal
        }
      }
    }
  }
`

/** A card for each meal of the day, and the foods to favour; or why there are no meals. */
export function MealPlanTab({ plan, language }: PlanPart<MealPlanTab_PlanFragment>) {
  const { t } = useTranslation('nutrition')
  const formats = useFormats()
  const { data } = useSuspenseFragment({ fragment: MEAL_PLAN_TAB, from: plan, variables: { language } })
  const { mealPlan, priorityFoods, ...reasons } = data.content
  return (
    <>
      <Part title={t('plan.meals.title')} level={2}>
        {mealPlan.length === 0 && <NoMealPlan {...reasons} />}
        <div className={classes.meals}>
          {mealPlan.map(({ meal, label, items }) => (
            <article key={meal} className={classes.meal}>
              <h3 className={classes.name}>
                {label}
                <span className={classes.energy}>
                  {formats.number(
                    items.reduce((sum, { energyKcal }) => sum + energyKcal, 0),
                    0,
                  )}{' '}
                  kcal
                </span>
              </h3>
              <ul className={classes.items}>
                {items.map((item) => (
                  <li key={item.foodId}>
                    <span>{item.name}</span>
                    <span className={classes.portion}>{item.portion}</span>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </Part>
      {priorityFoods.length > 0 && (
        <Part title={t('plan.meals.priorityFoods')}>
          <ul className={classes.badges}>
            {priorityFoods.map((food) => (
              <li key={food} className={classes.badge}>
                {food}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}
