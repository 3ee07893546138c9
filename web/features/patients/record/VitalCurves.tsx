import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { type NormalRange, normalRange, placeInRange, type RangedVital } from '#domain/clinical/case/normal-ranges.ts'
import { completedMonths } from '#domain/patients/age.ts'
import { RecordSection } from '#web/features/patients/record/RecordSection.tsx'
import type { RecordFragment, RecordPart } from '#web/features/patients/record/record-fragment.ts'
import type { VitalCurves_RecordFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { type ChartPoint, LineChart } from '#web/ui/LineChart.tsx'
import classes from './record.module.css'

export const VITAL_CURVES: RecordFragment<VitalCurves_RecordFragment> = gql`
  fragment VitalCurves_record on PatientRecord {
    patient {
      id
      dateOfBirth
    }
    measurements {
      assessmentId
      at
      temperatureC
      systolicMmHg
      diastolicMmHg
      heartRatePerMin
      respiratoryRatePerMin
      oxygenSaturationPercent
      glucoseMmolPerL
      glucoseFasting
      weightKg
      heightCm
      muacMm
    }
  }
`

type Measurements = VitalCurves_RecordFragment['measurements'][number]
type Vital = RangedVital | 'weightKg' | 'heightCm'

/** Symbols that are the same in every language; what has none is said. */
const UNITS: Readonly<Record<Vital, string | null>> = {
  temperatureC: '°C',
  systolicMmHg: 'mmHg',
  diastolicMmHg: 'mmHg',
  heartRatePerMin: null,
  respiratoryRatePerMin: null,
  oxygenSaturationPercent: '%',
  glucoseMmolPerL: 'mmol/L',
  weightKg: 'kg',
  heightCm: 'cm',
  muacMm: 'mm',
}

const VITALS: readonly { readonly vital: Vital; readonly ranged: RangedVital | null }[] = [
  { vital: 'temperatureC', ranged: 'temperatureC' },
  { vital: 'systolicMmHg', ranged: 'systolicMmHg' },
  { vital: 'diastolicMmHg', ranged: 'diastolicMmHg' },
  { vital: 'heartRatePerMin', ranged: 'heartRatePerMin' },
  { vital: 'respiratoryRatePerMin', ranged: 'respiratoryRatePerMin' },
  { vital: 'oxygenSaturationPercent', ranged: 'oxygenSaturationPercent' },
  { vital: 'glucoseMmolPerL', ranged: 'glucoseMmolPerL' },
  // What is normal of these depends on height, age and sex together: a child's is on the growth curves.
  { vital: 'weightKg', ranged: null },
  { vital: 'heightCm', ranged: null },
  { vital: 'muacMm', ranged: 'muacMm' },
]

interface Measured extends ChartPoint {
  readonly range: NormalRange | null
}

const DAY = 10

/** Each vital sign that was measured, as a curve with what is normal at the patient's age, and in words. */
export function VitalCurves({ record, language }: RecordPart<VitalCurves_RecordFragment>) {
  const { t } = useTranslation('patientRecord')
  const { data } = useSuspenseFragment({ fragment: VITAL_CURVES, from: record, variables: { language } })
  const { patient, measurements } = data

  const measuredOf = (vital: Vital, ranged: RangedVital | null): Measured[] =>
    measurements.flatMap((measurement: Measurements) => {
      const value = measurement[vital]
      if (value === null) return []
      const ageMonths = completedMonths(patient.dateOfBirth, measurement.at.slice(0, DAY))
      const { glucoseFasting } = measurement
      return [
        {
          at: Date.parse(measurement.at),
          value,
          range: ranged && normalRange(ranged, { ageMonths, glucoseFasting }),
        },
      ]
    })

  const curves = VITALS.map(({ vital, ranged }) => ({ vital, points: measuredOf(vital, ranged) })).filter(
    ({ points }) => points.length > 0,
  )
  return (
    <RecordSection id="vital-signs" title={t('vitals.title')}>
      {curves.length === 0 ? (
        <p className={classes.empty}>{t('vitals.empty')}</p>
      ) : (
        <>
          <p className={classes.intro}>{t('vitals.intro')}</p>
          <div className={classes.charts}>
            {curves.map(({ vital, points }) => (
              <VitalCurve key={vital} vital={vital} points={points} />
            ))}
          </div>
        </>
      )}
    </RecordSection>
  )
}

function VitalCurve({ vital, points }: { vital: Vital; points: readonly Measured[] }) {
  const { t } = useTranslation('patientRecord')
  const formats = useFormats()
  const last = points.at(-1)
  if (!last) return null
  const name = t(`vitals.name.${vital}`)
  const unit = UNITS[vital] ?? t('vitals.perMinute')
  const { range } = last

  const placeOf = ({ value }: ChartPoint, of: NormalRange | null) =>
    of ? t(`vitals.place.${placeInRange(value, of)}`) : t('vitals.place.unknown')
  const wordsOf = (of: NormalRange) => {
    const low = of.low === null ? '' : formats.number(of.low)
    const high = of.high === null ? '' : formats.number(of.high)
    if (of.high === null) return t('vitals.range.from', { low, unit })
    return of.low === null ? t('vitals.range.below', { high, unit }) : t('vitals.range.between', { low, high, unit })
  }
  const latest = t('vitals.latest', {
    date: formats.date(last.at),
    value: formats.number(last.value),
    unit,
  })
  const sentence = range ? `${latest} ${placeOf(last, range)}. ${wordsOf(range)}` : latest
  const rangeOf = new Map(points.map((point) => [point.at, point.range]))

  return (
    <div className={classes.curve}>
      <LineChart
        title={`${name} (${unit})`}
        description={sentence}
        points={points}
        formatDate={formats.shortDate}
        formatValue={formats.number}
        band={range ?? undefined}
        noteOf={range ? (point) => placeOf(point, rangeOf.get(point.at) ?? null) : undefined}
        table={{
          summary: t('vitals.asTable'),
          date: t('vitals.date'),
          value: `${name} (${unit})`,
          note: t('vitals.place.title'),
        }}
      />
      <p className={classes.quiet}>{sentence}</p>
      {range && <p className={classes.source}>{t('vitals.source', { source: range.rule.source })}</p>}
    </div>
  )
}
