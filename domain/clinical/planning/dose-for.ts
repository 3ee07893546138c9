import type { Band, Dose, Quantity } from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { MedicineConcern, PlanningCase } from '#domain/clinical/planning/planning-case.ts'

export interface DoseForPatient {
  readonly dose: Quantity | null
  readonly concerns: readonly MedicineConcern[]
}

/**
 * The single dose for a patient. Null, with the reason, wherever it cannot be known: no weight, a weight that a person
 * of this age does not have, outside the bands. Never a dose for somebody else.
 */
export function doseFor(dose: Dose, planning: PlanningCase): DoseForPatient {
  if ('gives' in dose) return { dose: dose.gives, concerns: [] }
  const { ageMonths } = planning.person
  if ('byMonths' in dose) {
    if (ageMonths === undefined) return none('caution', 'age_unknown')
    return inBand(dose.byMonths, ageMonths) ?? none('avoid', 'too_young')
  }
  const { weightKg } = planning.vitals
  if (weightKg === undefined) {
    const byAge = ageMonths === undefined ? undefined : bandOf(dose.unweighed ?? [], ageMonths)
    return { dose: byAge?.gives ?? null, concerns: [{ severity: 'caution', reason: 'weight_unknown' }] }
  }
  if (!isPlausibleWeight(weightKg, ageMonths)) return none('caution', 'weight_implausible')
  if ('byKg' in dose) return inBand(dose.byKg, weightKg) ?? none('avoid', 'too_light')
  const perKg = 'perKg' in dose ? dose.perKg : bandOf(dose.perKgByKg, weightKg)?.perKg
  if (!perKg) return none('avoid', 'too_light')
  return { dose: { ...perKg, amount: roundDose(Math.min(perKg.amount * weightKg, dose.most)) }, concerns: [] }
}

const none = (severity: MedicineConcern['severity'], reason: MedicineConcern['reason']): DoseForPatient => ({
  dose: null,
  concerns: [{ severity, reason }],
})

const bandOf = <B extends { readonly from: number; readonly below: number }>(
  bands: readonly B[],
  value: number,
): B | undefined => bands.find(({ from, below }) => value >= from && value < below)

function inBand(bands: readonly Band[], value: number): DoseForPatient | null {
  const band = bandOf(bands, value)
  return band ? { dose: band.gives, concerns: [] } : null
}

/** To within a twentieth, never above what was computed: 138 mg is 135 mg. */
function roundDose(amount: number): number {
  const step = 10 ** (Math.floor(Math.log10(amount)) - 1) / 2
  return Number((Math.floor(amount / step + 1e-9) * step).toPrecision(3))
}

/** Widest weights by age: below so many months, from and to kg. Wide enough for wasting and obesity, not for a slip. */
const WEIGHTS: readonly { readonly below: number; readonly from: number; readonly to: number }[] = [
  { below: 2, from: 0.5, to: 8 },
  { below: 6, from: 1.5, to: 12 },
  { below: 12, from: 2.5, to: 16 },
  { below: 24, from: 4, to: 22 },
  { below: 60, from: 5.5, to: 40 },
  { below: 144, from: 9, to: 110 },
  { below: Infinity, from: 20, to: 300 },
]

/** The least that a living person of the age can weigh, kg. */
export const lightestKg = (ageMonths: number): number => WEIGHTS.find(({ below }) => ageMonths < below)?.from ?? 0

/** A weight that a living person of the age can have; with no age, of any age. */
export function isPlausibleWeight(weightKg: number, ageMonths: number | undefined): boolean {
  if (ageMonths === undefined) return weightKg >= 0.5 && weightKg <= 300
  const range = WEIGHTS.find(({ below }) => ageMonths < below)
  return range !== undefined && weightKg >= range.from && weightKg <= range.to
}
