import { useTranslation } from 'react-i18next'
import type { Fact } from '#web/clinical/answer/FactList.tsx'
import { useFormats } from '#web/i18n/use-formats.ts'

/** The unit of each; a blood pressure comes as it is written. */
const UNITS = {
  weightKg: 'kg',
  heightCm: 'cm',
  temperatureC: '°C',
  bloodPressure: 'mmHg',
  heartRatePerMin: 'perMinute',
  respiratoryRatePerMin: 'perMinute',
  oxygenSaturationPercent: '%',
  glucoseMmolPerL: 'mmol/L',
  haemoglobinGPerDl: 'g/dL',
  creatinineUmolPerL: 'µmol/L',
  muacMm: 'mm',
} as const
type Measured = keyof typeof UNITS

/** What was measured, as an assessment holds it. */
export interface MeasuredAssessment {
  readonly weightKg: number | null
  readonly heightCm: number | null
  readonly vitalSigns: Readonly<Record<Exclude<Measured, 'weightKg' | 'heightCm'>, number | string | null>> & {
    readonly glucoseFasting: boolean | null
  }
}

/** Every assessment asks for these: that one was not measured is worth a word. The others only some ask for. */
const ALWAYS_ASKED: readonly Measured[] = [
  'weightKg',
  'heightCm',
  'temperatureC',
  'bloodPressure',
  'heartRatePerMin',
  'respiratoryRatePerMin',
  'oxygenSaturationPercent',
]
const DIGITS = 2

/** What was measured, with units, and the names of what is always asked for and was not. */
export function useMeasurements({ weightKg, heightCm, vitalSigns }: MeasuredAssessment): {
  measured: Fact[]
  notMeasured: string[]
} {
  const { t } = useTranslation('medicalPlan')
  const formats = useFormats()
  const values: Record<Measured, number | string | null> = { ...vitalSigns, weightKg, heightCm }
  const fields = Object.keys(UNITS) as Measured[]
  const withUnit = (field: Measured, value: number | string): string => {
    const amount = typeof value === 'number' ? formats.number(value, DIGITS) : value
    const unit = UNITS[field]
    const told = unit === 'perMinute' ? t('data.perMinute', { amount }) : `${amount} ${unit}`
    const fasting = field === 'glucoseMmolPerL' ? vitalSigns.glucoseFasting : null
    return fasting === null ? told : `${told}, ${t(fasting ? 'data.fasting' : 'data.notFasting')}`
  }
  return {
    measured: fields.flatMap((field) => {
      const value = values[field]
      return value === null ? [] : [{ name: t(`data.measured.${field}`), value: withUnit(field, value) }]
    }),
    notMeasured: ALWAYS_ASKED.filter((field) => values[field] === null).map((field) => t(`data.measured.${field}`)),
  }
}
