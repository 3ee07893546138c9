import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RegionalFoodCard } from '#web/features/nutrition/plan/RegionalFoodCard.tsx'
import type { RegionalFoodsTab_PlanFragment } from '#web/graphql/operations.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { Part } from '#web/ui/Part.tsx'
import classes from './RegionalFoodCard.module.css'

export const REGIONAL_FOODS_TAB: PlanFragment<RegionalFoodsTab_PlanFragment> = gql`
  fragment RegionalFoodsTab_plan on NutritionPlan {
    id
    content(language: $language) {
      regionalFoods {
        foodId
        name
        category
        availability
        price {
          amount
          currency
          unit
        }
        nutritionalValue {
          nutrient
          amount
        }
      }
    }
  }
`

/** A long list hides the end of the page on a phone. Printed are all. */
const FIRST_SHOWN = 12

/** The foods of the region that serve the plan well. */
export function RegionalFoodsTab({ plan, language }: PlanPart<RegionalFoodsTab_PlanFragment>) {
  const { t } = useTranslation('nutrition')
  const { data } = useSuspenseFragment({ fragment: REGIONAL_FOODS_TAB, from: plan, variables: { language } })
  const { regionalFoods } = data.content
  const [all, setAll] = useState(false)
  return (
    <Part title={t('plan.foods.title')} level={2}>
      <p>{regionalFoods.length === 0 ? t('plan.foods.none') : t('plan.foods.explained')}</p>
      <div className={classes.cards}>
        {regionalFoods.map((food, place) => (
          <RegionalFoodCard key={food.foodId} food={food} hidden={!all && place >= FIRST_SHOWN} />
        ))}
      </div>
      {!all && regionalFoods.length > FIRST_SHOWN && (
        <Button variant="default" fullWidth mt="md" className={classes.more} onClick={() => setAll(true)}>
          {t('plan.foods.showAll', { count: regionalFoods.length })}
        </Button>
      )}
    </Part>
  )
}
