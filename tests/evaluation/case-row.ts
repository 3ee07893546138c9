import * as z from 'zod/mini'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'

const MONTHS_A_YEAR = 12
/** Any number: what nobody can have the engine leaves out and names, which says more than a row that is skipped. */
const number = z.optional(z.nullable(z.number()))

const CaseRow = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  lang: z.optional(z.nullable(z.string())),
  age_years: number,
  sex: z.optional(z.nullable(z.enum(['female', 'male', 'other', 'F', 'M', 'f', 'm']))),
  vitals: z.optional(
    z.nullable(
      z.object({
        sbp: number,
        dbp: number,
        heart_rate: number,
        respiratory_rate: number,
        temperature_c: number,
        spo2: number,
        avpu: z.optional(z.nullable(z.enum(['A', 'V', 'P', 'U', 'C', 'a', 'v', 'p', 'u', 'c']))),
        pain_nrs: number,
      }),
    ),
  ),
  gold_diagnosis: z.optional(z.nullable(z.string())),
  gold_also: z.optional(z.nullable(z.array(z.string()))),
  gold_icd10: z.optional(z.nullable(z.string())),
  gold_urgency: z.optional(z.nullable(z.enum(['critical', 'high', 'moderate', 'low']))),
  emergency_by_diagnosis: z.optional(z.nullable(z.boolean())),
})
export type CaseRow = z.infer<typeof CaseRow>

/** A row of a file of cases, or what is wrong with it. */
export function parseRow(line: string): CaseRow | string {
  const sent = parseJson(line)
  if (sent === undefined) return 'it is no JSON'
  const parsed = CaseRow.safeParse(sent)
  if (parsed.success) return parsed.data
  return parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the row'}: ${message}`).join('; ')
}

/** Undefined, which JSON has not, for what is none. */
export function parseJson(line: string): unknown {
  try {
    // Some editors begin a file with a mark of its encoding: it goes with the spaces.
    return JSON.parse(line.trim())
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
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
