import * as z from 'zod/mini'
import { CASE_LIMITS } from '#domain/clinical/case/case-limits.ts'
import { caseMessage } from '#domain/clinical/case/case-messages.ts'
import { type LimitedVital, VITAL_LIMITS } from '#domain/clinical/case/vital-signs.ts'
import { parseBloodPressure } from '#domain/input/blood-pressure.ts'
import { medicalMessage } from '#domain/input/medical-messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { optionalText } from '#domain/input/text.ts'

/*
 * What every form about an illness asks alike: measurements, yes or no, a blood pressure as it is written, and lists of
 * codes. What is left out becomes null.
 */
const LONGEST_BLOOD_PRESSURE = 40
const MOST_CODES = 200

export const between = ([least, most]: readonly [number, number], text: string) =>
  z.number(text).check(z.gte(least, text), z.lte(most, text))

/** A measurement within what a living person can have. */
export const vital = (field: LimitedVital) => orNull(between(VITAL_LIMITS[field], caseMessage(field)))

/** A whole number of weeks or days. */
export const whole = (field: 'pregnancyWeeks' | 'illnessDays') =>
  orNull(between(CASE_LIMITS[field], caseMessage(field)).check(z.multipleOf(1, caseMessage(field))))

/** Yes, no, or not said. */
export const flag = orNull(z.boolean(caseMessage('yes_or_no')))

/** A list of codes, each once; at most 200. */
export const codes = <Code extends string>(code: z.ZodMiniType<Code, Code>, text: string) =>
  z.pipe(
    z._default(z.nullable(z.array(code, text).check(z.maxLength(MOST_CODES, text))), []),
    z.transform((chosen) => [...new Set(chosen ?? [])]),
  )

/** A finding of the clinical engine. Whether there is one of this name is for the engine to say. */
const SYMPTOM_CODE = /^[a-z][a-z0-9_]{0,79}$/

/** Findings of the clinical engine, by their ids. */
export const symptomCodes = codes(
  z.string(medicalMessage('symptoms_invalid')).check(z.regex(SYMPTOM_CODE, medicalMessage('symptoms_invalid'))),
  medicalMessage('symptoms_invalid'),
)

/** One of a list of values. */
export const oneOf = <const T extends string>(members: readonly T[], text: string) =>
  z.enum(members as unknown as [T, ...T[]], text)

/** What is wrong with a blood pressure as it was written; null where nothing is. */
function faultOf(written: string): string | null {
  const pressure = parseBloodPressure(written)
  if (!pressure) return medicalMessage('blood_pressure_invalid')
  for (const field of ['systolicMmHg', 'diastolicMmHg'] as const) {
    const [least, most] = VITAL_LIMITS[field]
    if (pressure[field] < least || pressure[field] > most) return caseMessage(field)
  }
  return pressure.systolicMmHg > pressure.diastolicMmHg ? null : caseMessage('systolic_not_above')
}

/** As it is written, and checked as two numbers; blank counts as not measured. */
export const writtenBloodPressure = optionalText(LONGEST_BLOOD_PRESSURE).check((ctx) => {
  const fault = ctx.value === null ? null : faultOf(ctx.value)
  if (fault !== null) ctx.issues.push({ code: 'custom', message: fault, input: ctx.value })
})
