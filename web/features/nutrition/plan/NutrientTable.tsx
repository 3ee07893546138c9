import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import type { NutrientTargets } from '#domain/clinical/nutrition/types.ts'
import { DAY_NUTRIENTS } from '#web/features/nutrition/nutrients.ts'
import type { NutrientTable_PlanFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import type { PlanFragment, PlanPart } from '#web/lib/plan-fragment.ts'
import { Part } from '#web/ui/Part.tsx'
import classes from './NutrientTable.module.css'

export const NUTRIENT_TABLE: PlanFragment<NutrientTable_PlanFragment> = gql`
  fragment NutrientTable_plan on NutritionPlan {
    id
    content(language: $language) {
      targets {
        energyKcal
        proteinG
        fatG
        carbohydrateG
        fibreG
        ironMg
        calciumMg
        zincMg
        vitaminAUg
        vitaminCMg
        folateUg
        sodiumMg
        waterL
      }
      totals {
        energyKcal
        proteinG
        fatG
        carbohydrateG
        fibreG
        ironMg
        calciumMg
        zincMg
        vitaminAUg
        vitaminCMg
        folateUg
        sodiumMg
      }
    }
  }
`

const ROWS = Object.entries(DAY_NUTRIENTS) as [keyof NutrientTargets, (typeof DAY_NUTRIENTS)[keyof NutrientTargets]][]

/** What a day should give, and what the planned meals do give. */
export function NutrientTable({ plan, language }: PlanPart<NutrientTable_PlanFragment>) {
  const { t } = useTranslation('nutrition')
  const formats = useFormats()
  const { data } = useSuspenseFragment({ fragment: NUTRIENT_TABLE, from: plan, variables: { language } })
  const { targets, totals } = data.content
  if (!targets) return null
  return (
    <Part title={t('plan.nutrients.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('plan.nutrients.nutrient')}</th>
            <th scope="col">{t('plan.nutrients.target')}</th>
            {totals && <th scope="col">{t('plan.nutrients.planned')}</th>}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([key, { name, unit }]) => {
            const target = `${formats.number(targets[key])} ${unit}`
            return (
              <tr key={key}>
                <th scope="row">{t(`plan.nutrients.name.${name}`)}</th>
                <td>{key === 'sodiumMg' ? t('plan.nutrients.atMost', { amount: target }) : target}</td>
                {totals && <td>{key === 'waterL' ? '–' : `${formats.number(totals[key])} ${unit}`}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Part>
  )
}
