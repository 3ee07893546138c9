import { useTranslation } from 'react-i18next'
import {
  type CurveIndicator,
  type CurvePoint,
  type GrowthCurve,
  growthCurves,
  type SizeAt,
} from '#domain/clinical/growth/growth-curves.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { GrowthChart } from '#web/ui/GrowthChart.tsx'
import line from '#web/ui/LineChart.module.css'
import classes from './record.module.css'

const UNITS: Readonly<Record<CurveIndicator, string>> = {
  weight_for_age: 'kg',
  height_for_age: 'cm',
  weight_for_height: 'kg',
  bmi_for_age: 'kg/m²',
}

interface Props {
  sex: 'male' | 'female'
  /** From the oldest to the newest. */
  sizes: readonly SizeAt[]
}

/** Each of WHO's curves that holds for the child, with the last measurement in words and all of them as a table. */
export function GrowthCurves({ sex, sizes }: Props) {
  const { t } = useTranslation('patientRecord')
  const curves = growthCurves(sex, sizes)
  if (curves.length === 0) return <p className={classes.empty}>{t('growth.none')}</p>
  return (
    <div className={classes.charts}>
      {curves.map((curve) => (
        <Curve key={curve.indicator} curve={curve} />
      ))}
    </div>
  )
}

function Curve({ curve }: { curve: GrowthCurve }) {
  const { t } = useTranslation('patientRecord')
  const formats = useFormats()
  const language = useLanguage()
  const { indicator, axis, lying, lines, points, rule } = curve
  const last = points.at(-1)
  if (!last) return null
  const title = t(`growth.name.${indicator}`)
  const unit = UNITS[indicator]

  const signed = (z: number) => `${z > 0 ? '+' : ''}${formats.number(z, 2)}`
  const categoryOf = ({ implausible, label }: CurvePoint) => (implausible ? t('growth.implausible') : label[language])
  const distanceOf = ({ z }: CurvePoint) =>
    t(z < 0 ? 'growth.below' : 'growth.above', { amount: formats.number(Math.abs(z)) })
  const placeOf = ({ x }: CurvePoint) => (axis === 'cm' ? `${formats.number(x)} cm` : t('growth.months', { count: x }))
  const sentence = `${t('growth.latest', {
    date: formats.date(last.at),
    place: placeOf(last),
    value: formats.number(last.y),
    unit,
  })} ${t('growth.zScore', { z: signed(last.z) })}: ${categoryOf(last)}. ${last.implausible ? '' : distanceOf(last)}`.trim()

  return (
    <div className={classes.curve}>
      <GrowthChart
        title={`${title} (${unit})`}
        description={sentence}
        axisLabel={axis === 'cm' ? t(lying ? 'growth.axis.length' : 'growth.axis.height') : t('growth.axis.months')}
        lines={lines}
        points={points}
        formatValue={formats.number}
      >
        <details className={line.details}>
          <summary>{t('vitals.asTable')}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('vitals.date')}</th>
                <th scope="col">{unit}</th>
                <th scope="col">{t('growth.z')}</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.at}>
                  <td>{formats.shortDate(point.at)}</td>
                  <td>{formats.number(point.y)}</td>
                  <td>
                    {signed(point.z)} {categoryOf(point)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </GrowthChart>
      <p className={classes.quiet}>{sentence}</p>
      <p className={classes.source}>{t('vitals.source', { source: rule.source })}</p>
    </div>
  )
}
