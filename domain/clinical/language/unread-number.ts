import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import { DAYS_A_YEAR } from '#domain/clinical/language/age-months.ts'
import type { PatientWords } from '#domain/clinical/language/patient-words.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

/** Words before the unit of a stretch of time that its number is among: "2 years and 3 months". */
const REACH = 2
/** What units make of a number: millimetres of centimetres, grams of kilograms, mmol/L of mg/dL. */
const UNITS = [1, 10, 100, 1000, 18]
const NEAR = 0.06
/** Years, months, weeks and days of an age are so many to a month. */
const AGES_A_MONTH = [1 / 12, 1, 52 / 12, DAYS_A_YEAR / 12]

/**
 * Whether a text has a number that nothing was made of: no vital sign by any unit, no age or stretch of time, none within
 * what a finding was read from. It may be the result of a test.
 *
 * @param stretches the places of the units of ages and stretches of time
 */
export function hasUnreadNumber(
  tokens: readonly Token[],
  vitals: VitalSigns,
  { ageMonths, pregnancyWeeks }: PatientWords,
  stretches: ReadonlySet<number>,
  quotes: readonly (readonly [start: number, end: number])[],
): boolean {
  const values = Object.values(vitals).filter((value) => typeof value === 'number')
  const ages = ageMonths === undefined ? [] : AGES_A_MONTH.map((units) => Math.round(ageMonths * units))
  const isKnown = (value: number) =>
    value === pregnancyWeeks ||
    ages.includes(value) ||
    values.some((vital) =>
      UNITS.some((unit) => [vital * unit, vital / unit].some((one) => Math.abs(one - value) <= NEAR)),
    )
  return tokens.some(({ kind, text, start, end }, at) => {
    if (kind !== 'number' || isKnown(Number(text))) return false
    if (Array.from({ length: REACH + 1 }, (_, more) => at + more).some((place) => stretches.has(place))) return false
    return !quotes.some(([from, to]) => start >= from && end <= to)
  })
}
