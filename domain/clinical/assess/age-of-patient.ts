import type { ToldFinding } from '#domain/clinical/assess/told-of-patient.ts'
import type { DifferentialKnowledge } from '#domain/clinical/differential/prepare.ts'
import type { PatientWords } from '#domain/clinical/language/patient-words.ts'

/** What a rounded age of a newborn may be off, in months: a third of a day. Of a thousandth of a year "20 hours old" is 0.003. */
const ROUNDED_MONTHS = 0.012

/** The age of the field, but of a newborn what the text says more exactly. */
export const closerAge = (given: number | undefined, told: number | undefined): number | undefined =>
  given !== undefined && told !== undefined && told < 1 && Math.abs(given - told) <= ROUNDED_MONTHS
    ? told
    : (given ?? told)

/** Weeks that are told of a child are those after which it was born. */
export const YOUNGEST_PREGNANT_MONTHS = 108

/** What only a woman has who gave birth. */
const OF_A_MOTHER: ReadonlySet<string> = new Set([
  'passing_clots_vaginally',
  'heavy_bleeding_after_birth',
  'late_bleeding_after_birth',
  'foul_lochia',
  'caesarean_wound_problem',
])
/** What nobody sees, and much blood: in the weeks after a birth one of who speaks is the mother's, or two of anybody. */
const FELT: ReadonlySet<string> = new Set([
  'heavy_vaginal_bleeding',
  'headache',
  'severe_headache',
  'flashing_lights',
  'blurred_vision',
  'dizziness',
  'breast_pain',
  'chest_pain',
  'lower_abdominal_pain',
  'epigastric_pain',
  'pelvic_pain',
  'back_pain',
  'palpitations',
  'dysuria',
  'low_mood',
  'anxiety',
  'suicidal_thoughts',
  'self_harm',
])
const TODDLER_MONTHS = 24
/** What only younger children have nobody has who tells of themselves: the "lump on the back" of a hand is no newborn's. */
export const SMALL_CHILD_MONTHS = 60
/** Six weeks: so long she has recently given birth. */
const AFTER_BIRTH_MONTHS = 1.5

/**
 * Whether an age that a text tells is that of the patient's child: "the baby is nine days. Today big clots, three pads",
 * "my baby is 5 days old. I have a terrible headache". Where the child has a sign of its own it is the patient.
 *
 * @returns whether it is, and whether she gave birth within six weeks
 */
export function ageOfHerChild(
  told: readonly ToldFinding[],
  { ageMonths, isHeard }: Pick<PatientWords, 'ageMonths' | 'isHeard'>,
  findings: DifferentialKnowledge['findings'],
): { readonly isHerChilds: boolean; readonly gaveBirth: boolean } {
  if (ageMonths === undefined || ageMonths >= TODDLER_MONTHS) return { isHerChilds: false, gaveBirth: false }
  const present = told.filter(({ status }) => status === 'present')
  const isInfants = ({ id }: ToldFinding) =>
    CHILDS_OWN.has(id) || (findings[id]?.of?.belowMonths ?? Infinity) <= SMALL_CHILD_MONTHS
  // "Severe headache" is a headache as well, and one thing.
  const broader = new Set(present.flatMap(({ id }) => findings[id]?.isA ?? []))
  const felt = present.filter(({ id }) => FELT.has(id) && !broader.has(id)).length
  const isFelt = ageMonths <= AFTER_BIRTH_MONTHS && felt > (isHeard ? 0 : 1)
  const isHerChilds = (isFelt || present.some(({ id }) => OF_A_MOTHER.has(id))) && !present.some(isInfants)
  return { isHerChilds, gaveBirth: isHerChilds && ageMonths <= AFTER_BIRTH_MONTHS }
}

/** What is told of a child that takes nothing, beside all that its mother feels. */
const CHILDS_OWN: ReadonlySet<string> = new Set([
  'poor_feeding',
  'unable_to_drink_or_breastfeed',
  'lethargy',
  'convulsions',
])

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
