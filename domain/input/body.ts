import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'

/** Limits of age and size (specification §5, §9), and those of a child whose age is given in months (docs/adr/0006). */
export const BODY_LIMITS = {
  ageYears: { min: 1, max: 120 },
  ageMonths: { min: 0, max: 59 },
  weightKg: { min: 10, max: 300 },
  heightCm: { min: 50, max: 250 },
  infantWeightKg: { min: 1, max: 60 },
  infantHeightCm: { min: 40, max: 130 },
  muacMm: { min: 60, max: 600 },
} as const

const PREGNANCY_YEARS = { min: 10, max: 60 }
const MONTHS_A_YEAR = 12

/** Age in completed years, or of a child under five in completed months. */
export const age = {
  age: z.optional(z.nullable(z.number(message('age_range')).check(z.multipleOf(1, message('age_range'))))),
  ageMonths: z.optional(
    z.nullable(z.number(message('age_months_range')).check(z.multipleOf(1, message('age_months_range')))),
  ),
}

interface Aged {
  readonly age?: number | null | undefined
  readonly ageMonths?: number | null | undefined
}

type Reject = (field: string, id: Parameters<typeof message>[0]) => void

const within = (value: number, limits: { min: number; max: number }) => value >= limits.min && value <= limits.max

/** Refuses an age that is missing, beyond its limits, or given twice and not the same. */
export function rejectAge(input: Aged, reject: Reject): void {
  const months = input.ageMonths ?? null
  const years = input.age ?? null
  if (months === null) {
    if (years === null) reject('age', 'age_required')
    else if (!within(years, BODY_LIMITS.ageYears)) reject('age', 'age_range')
  } else {
    if (!within(months, BODY_LIMITS.ageMonths)) reject('ageMonths', 'age_months_range')
    else if (years !== null && years !== Math.floor(months / MONTHS_A_YEAR)) reject('age', 'age_disagrees')
  }
}

/** Refuses a weight or a height beyond its limits; where the age is in months they are a child's. */
export function rejectSize(
  input: Aged & { readonly weightKg?: number | null | undefined; readonly heightCm?: number | null | undefined },
  reject: Reject,
): void {
  const inMonths = input.ageMonths != null
  const { weightKg, heightCm } = input
  if (weightKg != null && !within(weightKg, inMonths ? BODY_LIMITS.infantWeightKg : BODY_LIMITS.weightKg)) {
    reject('weightKg', inMonths ? 'weight_range_infant' : 'weight_range')
  }
  if (heightCm != null && !within(heightCm, inMonths ? BODY_LIMITS.infantHeightCm : BODY_LIMITS.heightCm)) {
    reject('heightCm', inMonths ? 'height_range_infant' : 'height_range')
  }
}

/** Whether somebody of this age and gender can be pregnant or have given birth. An age that is missing says no. */
export const canBePregnant = (input: Aged & { readonly gender: string }): boolean =>
  input.gender !== 'male' && input.ageMonths == null && within(input.age ?? 0, PREGNANCY_YEARS)

/** Completed years; 0 under one. */
export const yearsOf = (input: Aged): number => input.age ?? Math.floor((input.ageMonths ?? 0) / MONTHS_A_YEAR)
