import type { Quantity } from '#domain/clinical/knowledge/medicines/medicine.ts'

/** Why a planned medicine cannot be asked for: the engine marked it so; what its dose depends on is not known. */
export const MEDICINE_REFUSALS = ['not_given', 'without_dose'] as const

/** A medicine of a plan as it can be asked for, or why it cannot. Texts are those of the plan, in its language. */
export interface RequestableMedicine {
  readonly regimen: string
  /** With its strength, where the plan names one: `Amoxicillin 250 mg`. */
  readonly name: string
  /** International non-proprietary name, in English. */
  readonly genericName: string
  readonly strength: string | null
  /** How much, how often, by which way. */
  readonly dosage: string
  readonly notes: readonly string[]
  readonly concerns: readonly string[]
  /** A single dose, and at most how often a day; none where the medicine cannot be asked for, or of an older plan. */
  readonly dose: Quantity | null
  readonly timesPerDay: number | null
  readonly durationDays: number | null
  /** How many tablets, sachets … the whole course takes; none where they cannot be counted beforehand. */
  readonly quantity: number | null
  readonly refusal: (typeof MEDICINE_REFUSALS)[number] | null
}
