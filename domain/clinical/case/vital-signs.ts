/** What was measured. Each is missing where it was not measured, which never makes a patient less ill. */
export interface VitalSigns {
  readonly temperatureC?: number
  readonly systolicMmHg?: number
  readonly diastolicMmHg?: number
  readonly heartRatePerMin?: number
  readonly respiratoryRatePerMin?: number
  readonly oxygenSaturationPercent?: number
  readonly onOxygen?: boolean
  /** Alert, responds to voice, to pain, not at all. New confusion counts as voice. */
  readonly consciousness?: 'alert' | 'voice' | 'pain' | 'unresponsive'
  readonly glasgowComaScale?: number
  readonly painScore?: number
  readonly glucoseMmolPerL?: number
  readonly glucoseFasting?: boolean
  readonly ketonesMmolPerL?: number
  readonly haemoglobinGPerDl?: number
  readonly capillaryRefillS?: number
  readonly muacMm?: number
  /** Red cells with malaria parasites. */
  readonly parasitaemiaPercent?: number
  readonly creatinineUmolPerL?: number
  readonly bilirubinUmolPerL?: number
  /** Lost since a birth, as far as it was measured. */
  readonly bloodLossMl?: number
  readonly weightKg?: number
  readonly heightCm?: number
}

/** What a measurement of a living person can be, inclusive. Beyond it there was a slip in writing. */
export const VITAL_LIMITS = {
  temperatureC: [25, 45],
  systolicMmHg: [40, 300],
  diastolicMmHg: [20, 200],
  heartRatePerMin: [20, 300],
  respiratoryRatePerMin: [4, 150],
  oxygenSaturationPercent: [40, 100],
  glasgowComaScale: [3, 15],
  painScore: [0, 10],
  glucoseMmolPerL: [0.5, 60],
  ketonesMmolPerL: [0, 15],
  haemoglobinGPerDl: [1, 25],
  capillaryRefillS: [0, 15],
  muacMm: [60, 500],
  parasitaemiaPercent: [0, 100],
  creatinineUmolPerL: [5, 3000],
  bilirubinUmolPerL: [1, 1500],
  bloodLossMl: [0, 8000],
  weightKg: [0.4, 350],
  heightCm: [25, 250],
} as const satisfies Partial<Record<keyof VitalSigns, readonly [number, number]>>

export type LimitedVital = keyof typeof VITAL_LIMITS
