import type { ToldFinding } from '#domain/clinical/assess/told-of-patient.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'

/** Whom a text's findings are told of, as far as it matters to whether they are signs of now. */
interface Told {
  readonly ageMonths?: number | undefined
  readonly pregnancyWeeks?: number | undefined
}

/** In days. What happened so long ago, or a test of then, is no emergency of today. */
const LONG_AGO = 182
/** What happens once, with all that is one: their day is that of the accident, not how long an illness has lasted. */
const EVENTS: ReadonlySet<string> = new Set([
  'road_traffic_injury',
  'fall',
  'assault',
  'head_injury',
  'spinal_injury',
  'chest_injury',
  'abdominal_injury',
  'penetrating_injury',
  'fracture_suspected',
  'crush_injury',
  'amputation',
  'burn',
  'electric_burn',
  'lightning',
  'strangulation',
  'drowning',
  'eye_injury',
  'snake_bite',
  'animal_bite',
  'human_bite',
  'scorpion_sting',
  'bee_sting',
  'poison_swallowed',
  'sexual_assault',
  'malaria_test_positive',
  'severe_anaemia_result',
])

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

/** Whether a finding is of a kind, or of one of those that it is a kind of. */
const isOneOf = (kinds: ReadonlySet<string>, id: string, findings: Readonly<Record<string, Finding>>): boolean =>
  kinds.has(id) || (findings[id]?.isA ?? []).some((broader) => isOneOf(kinds, broader, findings))

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
  return told.filter(({ id, status, days = 0, isAgo }) => {
    if (status === 'absent') return true
    if (isAgo && days >= LONG_AGO && isOneOf(EVENTS, id, findings)) return false
    if (isOverBirth && OF_LABOUR.has(id)) return false
    if (id === 'reduced_fetal_movements' && (pregnancyWeeks ?? FELT_FROM_WEEK) < FELT_FROM_WEEK) return false
    return (ageMonths ?? Infinity) >= (CAN_FROM_MONTHS[id] ?? 0)
  })
}
