import {
  AGE_STRETCHES,
  type AgeStretch,
  type AssessedCondition,
} from '#domain/clinical/knowledge/conditions/condition.ts'
import type { CountryCode } from '#domain/vocabulary/countries.ts'

/** Who the patient is, as far as it is known. */
export interface Person {
  readonly ageMonths?: number
  /** Where the age is not known: they tell of themselves, as no small child does. */
  readonly tellsOfSelf?: boolean
  readonly sex?: 'female' | 'male'
  /** True where known to be, false where known not to be. */
  readonly pregnant?: boolean
  readonly pregnancyWeeks?: number
  readonly afterBirth?: boolean
  readonly country?: CountryCode
}

/** Upper ends in months, exclusive. */
const STRETCHES: readonly (readonly [AgeStretch, number])[] = [
  ['newborn', 1],
  ['infant', 12],
  ['young_child', 60],
  ['child', 144],
  ['adolescent', 216],
  ['adult', 600],
]

export const ageStretchOf = (ageMonths: number): AgeStretch =>
  STRETCHES.find(([, below]) => ageMonths < below)?.[0] ?? 'older'

/** Where the age is not known: the mix of people who come to primary care. */
const AGE_MIX: Readonly<Record<AgeStretch, number>> = {
  newborn: 0.02,
  infant: 0.09,
  young_child: 0.16,
  child: 0.11,
  adolescent: 0.09,
  adult: 0.4,
  older: 0.13,
}
const AGE_SHARES = AGE_STRETCHES.map((stretch) => [stretch, AGE_MIX[stretch]] as const)
/** Of those who tell of themselves. A few write for a child whom they do not name. */
const TELLERS_AGE_SHARES = [
  ['infant', 0.01],
  ['young_child', 0.03],
  ['child', 0.06],
  ['adolescent', 0.13],
  ['adult', 0.59],
  ['older', 0.18],
] as const satisfies (readonly [AgeStretch, number])[]
/** Of those who are pregnant or have given birth. */
const MOTHERS_AGE_SHARES = [
  ['adolescent', 0.15],
  ['adult', 0.85],
] as const satisfies (readonly [AgeStretch, number])[]
const ADULT_ONLY: ReadonlySet<AgeStretch> = new Set(['adolescent', 'adult', 'older'])
/** Of women of the age in which one can be pregnant, where nothing is said. */
const PREGNANT_SHARE = 0.06

/** To two months a young infant, as IMCI has it, is between a newborn and an infant. */
const isYoungInfant = (ageMonths: number): boolean => ageMonths >= 1 && ageMonths < 2

const isMother = ({ pregnant, afterBirth }: Person): boolean => Boolean(pregnant || afterBirth)

const sharesOf = (person: Person): readonly (readonly [AgeStretch, number])[] => {
  if (isMother(person)) return MOTHERS_AGE_SHARES
  return person.tellsOfSelf ? TELLERS_AGE_SHARES : AGE_SHARES
}

const ageFactor = ({ ages }: AssessedCondition, person: Person): number => {
  const { ageMonths } = person
  if (!ages) return 1
  if (ageMonths !== undefined) {
    const factor = ages[ageStretchOf(ageMonths)] ?? 1
    return isYoungInfant(ageMonths) ? Math.sqrt(factor * (ages.newborn ?? 1)) : factor
  }
  return sharesOf(person).reduce((sum, [stretch, share]) => sum + share * (ages[stretch] ?? 1), 0)
}

const sexFactor = ({ sex }: AssessedCondition, person: Person): number => {
  if (!sex) return 1
  const told = person.sex ?? (isMother(person) ? 'female' : undefined)
  if (told) return sex[told] ?? 1
  return ((sex.female ?? 1) + (sex.male ?? 1)) / 2
}

/** Labour at 30 weeks is no labour at term, and a bleeding at 34 no miscarriage. */
const isOfWeeks = ({ weeks }: AssessedCondition, { pregnant, pregnancyWeeks }: Person): boolean =>
  !weeks ||
  !pregnant ||
  pregnancyWeeks === undefined ||
  (pregnancyWeeks >= (weeks.from ?? 0) && pregnancyWeeks < (weeks.below ?? Infinity))

function stateFactor(condition: AssessedCondition, person: Person): number {
  const { only } = condition
  const { pregnant, afterBirth, sex, ageMonths } = person
  if (!only) return 1
  if (!isOfWeeks(condition, person)) return 0
  const impossible =
    sex === 'male' || (ageMonths !== undefined && (!ADULT_ONLY.has(ageStretchOf(ageMonths)) || ageMonths < 120))
  if (impossible) return 0
  const isPregnant = pregnant ?? (afterBirth ? 0 : PREGNANT_SHARE)
  const hasGivenBirth = afterBirth ?? (pregnant ? 0 : PREGNANT_SHARE / 4)
  if (only === 'pregnancy') return Number(isPregnant)
  return only === 'after_birth' ? Number(hasGivenBirth) : Math.min(1, Number(isPregnant) + Number(hasGivenBirth))
}

/** How many of 10,000 such people come with the condition, before anything is known of their illness. 0: cannot be. */
export function baseRate(condition: AssessedCondition, person: Person): number {
  const country = person.country ? (condition.countries?.[person.country] ?? 1) : 1
  return (
    condition.per10000 *
    ageFactor(condition, person) *
    sexFactor(condition, person) *
    stateFactor(condition, person) *
    country
  )
}
