import { useTranslation } from 'react-i18next'
import { foodNutrient, splitFoodNutrients } from '#web/features/nutrition/nutrients.ts'
import type { RegionalFoodsTab_PlanFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './RegionalFoodCard.module.css'

type RegionalFood = RegionalFoodsTab_PlanFragment['content']['regionalFoods'][number]

/** A food: its group, how easily it is found, what it costs about, and what it holds. */
export function RegionalFoodCard({ food, hidden }: { food: RegionalFood; hidden: boolean }) {
  const { t } = useTranslation('nutrition')
  const formats = useFormats()
  const price = formats.money(food.price.amount, food.price.currency)
  const { main, others } = splitFoodNutrients(food.nutritionalValue)
  const figure = ({ nutrient, amount }: RegionalFood['nutritionalValue'][number]) => {
    const known = foodNutrient(nutrient)
    return (
      <div key={nutrient}>
        <dt>{known ? t(`plan.nutrients.name.${known.name}`) : nutrient.replaceAll('_', ' ')}</dt>
        <dd>
          {formats.number(amount)} {known?.unit}
        </dd>
      </div>
    )
  }
  return (
    <article className={classes.card} hidden={hidden}>
      <header className={classes.header}>
        <div>
          <h3 className={classes.name}>{food.name}</h3>
          <p className={classes.category}>{food.category}</p>
        </div>
        <span className={classes.availability} data-availability={food.availability}>
          {t(`plan.foods.availability.${food.availability}`)}
        </span>
      </header>
      <p className={classes.price}>
        {t('plan.foods.price')}: <strong>{t('plan.foods.pricePer', { price, unit: food.price.unit })}</strong>{' '}
        <span className={classes.category}>({t('plan.foods.indicative')})</span>
      </p>
      <dl className={classes.main} aria-label={t('plan.foods.nutritionalValue', { food: food.name })}>
        {main.map(figure)}
      </dl>
      <dl className={classes.others} aria-label={t('plan.foods.otherValues', { food: food.name })}>
        {others.map(figure)}
      </dl>
    </article>
  )
}
