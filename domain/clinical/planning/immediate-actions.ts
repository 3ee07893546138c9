import type { Person } from '#domain/clinical/differential/base-rate.ts'
import type { Action } from '#domain/clinical/knowledge/actions/action.ts'
import { ACTIONS, type ActionId } from '#domain/clinical/knowledge/actions/all-actions.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import { isAskedOf } from '#domain/clinical/questions/next-questions.ts'

const OF_LEVEL: Readonly<Record<TriageLevel, readonly ActionId[]>> = {
  critical: ['call_emergency', 'go_to_hospital_now', 'tell_facility_before'],
  high: ['go_to_facility_today'],
  moderate: ['see_clinician_soon'],
  low: ['care_at_home'],
}

/** Where to be treated, the least pressing first: of these a plan names one. */
const WHERE: readonly ActionId[] = ['care_at_home', 'see_clinician_soon', 'go_to_facility_today', 'go_to_hospital_now']

/** What is not said beside an action that forbids it. */
const FORBIDS: Partial<Record<ActionId, readonly ActionId[]>> = {
  nothing_by_mouth: [
    'drink_often',
    'oral_rehydration',
    'rehydration_plan_b',
    'continue_feeding',
    'continue_breastfeeding',
    'feed_expressed_milk',
    'soothe_cough',
  ],
  slow_rehydration_malnutrition: ['rehydration_plan_b'],
}

const WAY: ReadonlySet<ActionId> = new Set([...WHERE, 'tell_facility_before'])

/** Where an action stands among those that are done at once. */
function placeOf(id: ActionId): number {
  const { first }: Action = ACTIONS[id]
  if (first === 'before_call') return 0
  if (id === 'call_emergency') return 1
  if (first === 'before_way') return 2
  return WAY.has(id) ? 3 : 4
}

/**
 * What to do at once, the most pressing first: what cannot wait for a call, the call for help in an emergency, what
 * saves life or limb on the spot, where to go, then the rest in the order of the conditions.
 *
 * One place to go to is named, the most pressing one: somebody who has to go now is not told to rest at home too. What
 * one condition forbids is not asked for by another.
 *
 * @param asks what the state of the patient asks for, then the plans of the conditions, likeliest first
 */
export function immediateActions(level: TriageLevel, asks: readonly ActionId[]): ActionId[] {
  const asked = [...OF_LEVEL[level], ...asks]
  const where = WHERE.findLast((id) => asked.includes(id))
  const forbidden = new Set(asked.flatMap((id) => FORBIDS[id] ?? []))
  const kept = [...new Set(asked)].filter((id) => !forbidden.has(id) && (id === where || !WHERE.includes(id)))
  return kept.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The actions that a person can be told of: no pregnancy test for a man, no zinc for an adult. */
export const meantFor = (actions: readonly ActionId[], person: Person): ActionId[] =>
  actions.filter((id) => isAskedOf(ACTIONS[id], person))
