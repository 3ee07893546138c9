import type { ToldFinding } from '#domain/clinical/assess/told-of-patient.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'

/** Whom a text's findings are told of, as far as it matters to whether they are signs of now. */
interface Told {
  readonly ageMonths?: number | undefined
  readonly pregnancyWeeks?: number | undefined
}

/**
 * What happens once, with all that is one, and after how many days it is no emergency of today. An animal's bite is one for a
 * year, in which rabies comes (WHO, rabies position paper, 2018).
 */
const EVENTS: Readonly<Record<string, number>> = {
  injury: 90,
  snake_bite: 90,
  animal_bite: 365,
  human_bite: 365,
  scorpion_sting: 28,
  bee_sting: 28,
  poison_swallowed: 28,
  sexual_assault: 90,
  malaria_test_positive: 28,
  severe_anaemia_result: 90,
}
/** An accident that stays until it has healed. */
const LASTING: ReadonlySet<string> = new Set(['wound'])

/** Of a birth that is a day old or more they are its story: a second child would have come. */
const OF_LABOUR: ReadonlySet<string> = new Set([
  'contractions',
  'irregular_tightenings',
  'labour_before_37_weeks',
  'leaking_waters',
])

/**
 * From which month a child can do it: nine of ten and more sit alone at 9 and walk alone at 18 months (WHO Multicentre
 * Growth Reference Study, Motor development study, 2006). Younger ones have lost nothing.
 */
const CAN_FROM_MONTHS: Readonly<Record<string, number>> = { unable_to_sit: 9, unable_to_walk_unaided: 18 }

/** In weeks. Before them a child that is not yet felt is no sign of anything. */
const FELT_FROM_WEEK = 20

/** After how many days what happened is over, by what it is or is a kind of; never for what is no accident. */
function overAfter(id: string, findings: Readonly<Record<string, Finding>>): number {
  if (LASTING.has(id)) return Infinity
  return EVENTS[id] ?? Math.min(Infinity, ...(findings[id]?.isA ?? []).map((broader) => overAfter(broader, findings)))
}

/**
 * What a text tells without what is no sign of now: an accident of years ago, the labour of a birth that is over, what a
 * child of that age cannot do yet. What somebody ticked stays: they were asked how it is now.
 */
export function withoutWhatIsNotOfNow(
  told: readonly ToldFinding[],
  { ageMonths, pregnancyWeeks }: Told,
  findings: Readonly<Record<string, Finding>>,
): ToldFinding[] {
  const isOverBirth =
    pregnancyWeeks === undefined &&
    told.some(({ id, status, days = 0 }) => id === 'recently_gave_birth' && status === 'present' && days >= 1)
  return told.filter(({ id, status, days = 0, isAgo, isLongAgo }) => {
    if (status === 'absent') return true
    const after = overAfter(id, findings)
    if ((isAgo && days >= after) || (isLongAgo && after < Infinity)) return false
    if (isOverBirth && OF_LABOUR.has(id)) return false
    if (id === 'reduced_fetal_movements' && (pregnancyWeeks ?? FELT_FROM_WEEK) < FELT_FROM_WEEK) return false
    return (ageMonths ?? Infinity) >= (CAN_FROM_MONTHS[id] ?? 0)
  })
}
