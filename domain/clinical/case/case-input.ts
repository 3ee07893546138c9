import * as z from 'zod/mini'
import {
  CASE_LIMITS,
  type LimitedField,
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_FINDINGS,
  MOST_MEDICINES,
} from '#domain/clinical/case/case-limits.ts'
import { caseMessage } from '#domain/clinical/case/case-messages.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { type LimitedVital, VITAL_LIMITS, type VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import { COUNTRIES, type CountryCode } from '#domain/vocabulary/countries.ts'

const given = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))

const between = (field: LimitedVital | LimitedField, [least, most]: readonly [number, number]) => {
  const message = caseMessage(field)
  return z.number(message).check(z.gte(least, message), z.lte(most, message))
}
const vital = (field: LimitedVital) => given(between(field, VITAL_LIMITS[field]))
const known = (field: LimitedField) => given(between(field, CASE_LIMITS[field]))
const flag = given(z.boolean(caseMessage('yes_or_no')))

/** What is said under a name that there is not would be left out without a word: it is refused by that name. */
const noOthers =
  (fields: object) =>
  (ctx: z.core.ParsePayload<Record<string, unknown>>): void => {
    for (const key of Object.keys(ctx.value)) {
      if (Object.hasOwn(fields, key)) continue
      // It goes on, so that what else is wrong is said too.
      ctx.issues.push({
        code: 'custom',
        message: caseMessage('field_unknown'),
        path: [key],
        input: ctx.value[key],
        continue: true,
      })
    }
  }

const VITALS = {
  temperatureC: vital('temperatureC'),
  systolicMmHg: vital('systolicMmHg'),
  diastolicMmHg: vital('diastolicMmHg'),
  heartRatePerMin: vital('heartRatePerMin'),
  respiratoryRatePerMin: vital('respiratoryRatePerMin'),
  oxygenSaturationPercent: vital('oxygenSaturationPercent'),
  onOxygen: flag,
  consciousness: given(z.enum(['alert', 'voice', 'pain', 'unresponsive'], caseMessage('consciousness_invalid'))),
  glasgowComaScale: given(
    between('glasgowComaScale', VITAL_LIMITS.glasgowComaScale).check(z.multipleOf(1, caseMessage('glasgowComaScale'))),
  ),
  painScore: vital('painScore'),
  glucoseMmolPerL: vital('glucoseMmolPerL'),
  glucoseFasting: flag,
  ketonesMmolPerL: vital('ketonesMmolPerL'),
  haemoglobinGPerDl: vital('haemoglobinGPerDl'),
  capillaryRefillS: vital('capillaryRefillS'),
  muacMm: vital('muacMm'),
  parasitaemiaPercent: vital('parasitaemiaPercent'),
  creatinineUmolPerL: vital('creatinineUmolPerL'),
  bilirubinUmolPerL: vital('bilirubinUmolPerL'),
  bloodLossMl: vital('bloodLossMl'),
  weightKg: vital('weightKg'),
  heightCm: vital('heightCm'),
} satisfies Record<keyof VitalSigns, unknown>

const Vitals = z.looseObject(VITALS, caseMessage('vitals_invalid')).check(noOthers(VITALS), (ctx) => {
  const { systolicMmHg, diastolicMmHg } = ctx.value
  if (systolicMmHg == null || diastolicMmHg == null || systolicMmHg > diastolicMmHg) return
  ctx.issues.push({
    code: 'custom',
    message: caseMessage('systolic_not_above'),
    path: ['systolicMmHg'],
    input: systolicMmHg,
    continue: true,
  })
})

const FINDING = {
  id: z
    .string(caseMessage('findings_invalid'))
    .check(z.minLength(1, caseMessage('findings_invalid')), z.maxLength(LONGEST_NAME, caseMessage('findings_invalid'))),
  status: z.enum(['present', 'absent', 'unknown'], caseMessage('findings_invalid')),
  days: known('illnessDays'),
}

const names = (field: 'medicines' | 'allergies') => {
  const message = caseMessage(`${field}_invalid`)
  const name = z.string(message).check(z.minLength(1, message), z.maxLength(LONGEST_NAME, message))
  return given(z.array(name, message).check(z.maxLength(MOST_MEDICINES, message)))
}

const CASE = {
  ageMonths: known('ageMonths'),
  sex: given(z.enum(['female', 'male', 'other'], caseMessage('sex_invalid'))),
  pregnant: flag,
  pregnancyWeeks: known('pregnancyWeeks'),
  afterBirth: flag,
  country: given(z.enum(Object.keys(COUNTRIES) as [CountryCode, ...CountryCode[]], caseMessage('country_invalid'))),
  altitudeM: known('altitudeM'),
  vitals: given(Vitals),
  findings: given(
    z
      .array(
        z.looseObject(FINDING, caseMessage('findings_invalid')).check(noOthers(FINDING)),
        caseMessage('findings_invalid'),
      )
      .check(z.maxLength(MOST_FINDINGS, caseMessage('findings_invalid'))),
  ),
  illnessDays: known('illnessDays'),
  medicines: names('medicines'),
  allergies: names('allergies'),
  text: given(z.string(caseMessage('text_invalid')).check(z.maxLength(LONGEST_TEXT, caseMessage('text_too_long')))),
} satisfies Record<keyof ClinicalCase, unknown>

type Given<T> = { [Key in keyof T as string extends Key ? never : Key]: Exclude<T[Key], null> }

/** Null says the same as nothing at all. */
const withoutNulls = <T extends object>(value: T): Given<T> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== undefined)) as Given<T>

/**
 * A case as it is sent. What no living person can have is refused, each with its field; so is a field that there is
 * not, and a text longer than is read. Findings, medicines and allergies that the knowledge does not have are taken:
 * the assessment names them.
 */
export const ClinicalCaseInput = z.pipe(
  z.looseObject(CASE, caseMessage('case_not_object')).check(noOthers(CASE), (ctx) => {
    const { sex, pregnant, pregnancyWeeks, afterBirth } = ctx.value
    const reject = (path: string, id: Parameters<typeof caseMessage>[0]) =>
      ctx.issues.push({ code: 'custom', message: caseMessage(id), path: [path], input: ctx.value, continue: true })
    if (sex === 'male' && pregnant) reject('pregnant', 'pregnancy_of_male')
    if (sex === 'male' && afterBirth) reject('afterBirth', 'birth_by_male')
    if (pregnancyWeeks != null && (pregnant === false || sex === 'male'))
      reject('pregnancyWeeks', 'weeks_without_pregnancy')
  }),
  z.transform((sent): ClinicalCase => {
    const { vitals, findings, ...rest } = withoutNulls(sent)
    return {
      ...rest,
      ...(vitals && { vitals: withoutNulls(vitals) }),
      ...(findings && { findings: findings.map(withoutNulls) }),
    }
  }),
)
