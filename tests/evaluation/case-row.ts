import * as z from 'zod/mini'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'

const MONTHS_A_YEAR = 12
const number = (least: number, most: number) =>
  z.optional(z.nullable(z.number().check(z.minimum(least), z.maximum(most))))

const CaseRow = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  lang: z.optional(z.nullable(z.string())),
  age_years: number(0, 130),
  sex: z.optional(z.nullable(z.enum(['female', 'male', 'other', 'F', 'M', 'f', 'm']))),
  vitals: z.optional(
    z.nullable(
      z.object({
        sbp: number(20, 350),
        dbp: number(10, 250),
        heart_rate: number(0, 350),
        respiratory_rate: number(0, 200),
        temperature_c: number(15, 47),
        spo2: number(0, 100),
        avpu: z.optional(z.nullable(z.enum(['A', 'V', 'P', 'U', 'C', 'a', 'v', 'p', 'u', 'c']))),
        pain_nrs: number(0, 10),
      }),
    ),
  ),
  gold_diagnosis: z.optional(z.nullable(z.string())),
  gold_urgency: z.optional(z.nullable(z.enum(['critical', 'high', 'moderate', 'low']))),
  emergency_by_diagnosis: z.optional(z.nullable(z.boolean())),
})
export type CaseRow = z.infer<typeof CaseRow>

/**
 * A row of a file of cases.
 *
 * @throws Error that says what is wrong with the row
 */
export function parseRow(line: string): CaseRow {
  const parsed = CaseRow.safeParse(JSON.parse(line))
  if (parsed.success) return parsed.data
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the row'}: ${message}`).join('; '),
  )
}

const CONSCIOUSNESS = { a: 'alert', v: 'voice', c: 'voice', p: 'pain', u: 'unresponsive' } as const

export function caseOf({ text, age_years, sex, vitals }: CaseRow): ClinicalCase {
  const letter = sex?.[0]?.toLowerCase()
  const avpu = vitals?.avpu?.toLowerCase() as keyof typeof CONSCIOUSNESS | undefined
  const given = Object.entries({
    systolicMmHg: vitals?.sbp,
    diastolicMmHg: vitals?.dbp,
    heartRatePerMin: vitals?.heart_rate,
    respiratoryRatePerMin: vitals?.respiratory_rate,
    temperatureC: vitals?.temperature_c,
    oxygenSaturationPercent: vitals?.spo2,
    painScore: vitals?.pain_nrs,
  }).filter(([, value]) => value !== null && value !== undefined)
  return {
    text,
    ...(age_years !== undefined &&
      age_years !== null && { ageMonths: Math.round(age_years * MONTHS_A_YEAR * 100) / 100 }),
    ...(letter === 'f' && { sex: 'female' as const }),
    ...(letter === 'm' && { sex: 'male' as const }),
    vitals: { ...Object.fromEntries(given), ...(avpu && { consciousness: CONSCIOUSNESS[avpu] }) },
  }
}
