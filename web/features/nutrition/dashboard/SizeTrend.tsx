import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { personHistory, type SizeAt } from '#web/features/nutrition/dashboard/person-history.ts'
import type { SizeTrend_AssessmentFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { LineChart } from '#web/ui/LineChart.tsx'
import page from './NutritionDashboardPage.module.css'
import classes from './SizeTrend.module.css'

export const SIZE_TREND: TypedDocumentNode<SizeTrend_AssessmentFragment, Record<string, never>> = gql`
  fragment SizeTrend_assessment on NutritionAssessment {
    id
    createdAt
    age
    ageMonths
    gender
    weightKg
    heightCm
  }
`

const LINES = [
  { key: 'weightKg', name: 'weight', unit: 'weightUnit' },
  { key: 'bmi', name: 'bmi', unit: 'bmiUnit' },
] as const satisfies readonly { key: keyof SizeAt; name: string; unit: string }[]

interface Props {
  assessments: readonly FragmentType<SizeTrend_AssessmentFragment>[]
}

/** Weight and BMI over time, of the person whom the latest assessment is about. */
export function SizeTrend({ assessments }: Props) {
  const { t } = useTranslation('nutrition')
  const formats = useFormats()
  const { data } = useSuspenseFragment({ fragment: SIZE_TREND, from: [...assessments] })
  const history = personHistory(data)
  const first = history[0]
  const last = history.at(-1)
  if (!first || !last) return null

  const chart = ({ key, name, unit }: (typeof LINES)[number]) => {
    const label = t(`dashboard.trend.${name}`)
    const title = `${label} (${t(`dashboard.trend.${unit}`)})`
    const description =
      history.length === 1
        ? t('dashboard.trend.single', {
            name: label,
            date: formats.date(first.at),
            value: formats.number(first[key]),
          })
        : t('dashboard.trend.summary', {
            name: label,
            firstDate: formats.date(first.at),
            lastDate: formats.date(last.at),
            first: formats.number(first[key]),
            last: formats.number(last[key]),
          })
    return (
      <LineChart
        key={key}
        title={title}
        description={description}
        points={history.map((size) => ({ at: size.at, value: size[key] }))}
        formatDate={formats.shortDate}
        formatValue={formats.number}
        table={{ summary: t('dashboard.trend.asTable'), date: t('dashboard.trend.date'), value: title }}
      />
    )
  }

  return (
    <section aria-labelledby="size-trend">
      <h2 id="size-trend" className={page.heading}>
        {t('dashboard.trend.title')}
      </h2>
      {history.length < assessments.length && <p className={classes.note}>{t('dashboard.trend.samePerson')}</p>}
      <div className={classes.charts}>{LINES.map(chart)}</div>
    </section>
  )
}
