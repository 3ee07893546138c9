import type { ToldFinding } from '#domain/clinical/assess/told-of-patient.ts'
import type { DifferentialKnowledge } from '#domain/clinical/differential/prepare.ts'

/** What a rounded age of a newborn may be off, in months: a third of a day. Of a thousandth of a year "20 hours old" is 0.003. */
const ROUNDED_MONTHS = 0.012

/** The age of the field, but of a newborn what the text says more exactly. */
export const closerAge = (given: number | undefined, told: number | undefined): number | undefined =>
  given !== undefined && told !== undefined && told < 1 && Math.abs(given - told) <= ROUNDED_MONTHS
    ? told
    : (given ?? told)

/** Weeks that are told of a child are those after which it was born. */
export const YOUNGEST_PREGNANT_MONTHS = 108

/** Younger than that, what a noun calls a baby may be one of the first weeks. */
const INFANT_MONTHS = 12
/** The age of a baby that has what newborns alone have. */
const NEWBORN_MONTHS = 0.5

/** The likely age that a noun tells, or of a baby with the signs of a newborn that of one; none where it cannot be. */
export function likelyAgeOf(
  told: readonly ToldFinding[],
  noun: number | undefined,
  findings: DifferentialKnowledge['findings'],
): number | undefined {
  if (noun === undefined) return undefined
  const ages = noun < INFANT_MONTHS ? [noun, NEWBORN_MONTHS] : [noun]
  return ages.find((age) => isOfAll(told, age, findings))
}

/** Whether all that is there can be in somebody of a likely age: of a mother who bleeds "the baby" tells none. */
const isOfAll = (
  told: readonly ToldFinding[],
  ageMonths: number,
  findings: DifferentialKnowledge['findings'],
): boolean =>
  told.every(({ id, status }) => {
    const { fromMonths = 0, belowMonths = Infinity, pregnant, sex } = findings[id]?.of ?? {}
    if (status === 'absent') return true
    const isOfWoman = (pregnant || sex === 'female') && ageMonths < YOUNGEST_PREGNANT_MONTHS
    return !isOfWoman && ageMonths >= fromMonths && ageMonths < belowMonths
  })
