import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'

/** Upper ends (inclusive) with their points; the last has none. */
type Bands = readonly (readonly [upTo: number, points: number])[]

const NEWS2: readonly (readonly [
  keyof VitalSigns &
    ('respiratoryRatePerMin' | 'oxygenSaturationPercent' | 'systolicMmHg' | 'heartRatePerMin' | 'temperatureC'),
  Bands,
])[] = [
  [
    'respiratoryRatePerMin',
    [
      [8, 3],
      [11, 1],
      [20, 0],
      [24, 2],
      [Infinity, 3],
    ],
  ],
  [
    'oxygenSaturationPercent',
    [
      [91, 3],
      [93, 2],
      [95, 1],
      [Infinity, 0],
    ],
  ],
  [
    'systolicMmHg',
    [
      [90, 3],
      [100, 2],
      [110, 1],
      [219, 0],
      [Infinity, 3],
    ],
  ],
  [
    'heartRatePerMin',
    [
      [40, 3],
      [50, 1],
      [90, 0],
      [110, 1],
      [130, 2],
      [Infinity, 3],
    ],
  ],
  [
    'temperatureC',
    [
      [35, 3],
      [36, 1],
      [38, 0],
      [39, 1],
      [Infinity, 2],
    ],
  ],
]

export interface Score {
  readonly total: number
  /** The most that a single sign gives. */
  readonly highest: number
}

/**
 * National Early Warning Score 2 (Royal College of Physicians, 2017) from the signs that were measured; missing ones
 * give no points, so the true score may be higher. For people from 16 years who are not pregnant.
 */
export function news2(vitals: VitalSigns): Score {
  const points = NEWS2.map(([vital, bands]) => {
    const value = vitals[vital]
    if (value === undefined) return 0
    // The chart is in whole numbers, the temperature in tenths.
    const read = vital === 'temperatureC' ? Math.round(value * 10) / 10 : Math.round(value)
    return bands.find(([upTo]) => read <= upTo)?.[1] ?? 0
  })
  if (vitals.onOxygen) points.push(2)
  if (isNotAlert(vitals)) points.push(3)
  return { total: points.reduce((sum, point) => sum + point, 0), highest: Math.max(0, ...points) }
}

const FULL_GLASGOW = 15

/** Consciousness below alert, measured by AVPU or the Glasgow coma scale. */
export function isNotAlert({ consciousness, glasgowComaScale }: VitalSigns): boolean {
  return (consciousness !== undefined && consciousness !== 'alert') || (glasgowComaScale ?? FULL_GLASGOW) < FULL_GLASGOW
}

/** Quick SOFA (Singer et al., JAMA 2016): one point each; 2 and more are positive. Never by itself at high altitude. */
export function qsofa(vitals: VitalSigns): number {
  return (
    Number((vitals.respiratoryRatePerMin ?? 0) >= 22) +
    Number((vitals.systolicMmHg ?? Infinity) <= 100) +
    Number(isNotAlert(vitals))
  )
}
