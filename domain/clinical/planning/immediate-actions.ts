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
  careful_fluids: ['iv_access_fluids'],
  slow_rehydration_malnutrition: ['iv_access_fluids', 'rehydration_plan_b'],
}

const isFirst = (id: ActionId): boolean => {
  const action: Action = ACTIONS[id]
  return action.first === true
}

/**
 * What to do at once, the most pressing first: calling for help in an emergency, what saves life or limb on the spot,
 * where to go, then the rest in the order of the conditions.
 *
 * One place to go to is named, the most pressing one: somebody who has to go now is not told to rest at home too. What
 * one condition forbids is not asked for by another.
 *
 * @param ofConditions what the plans of the conditions ask for, likeliest condition first
 */
export function immediateActions(level: TriageLevel, ofConditions: readonly ActionId[]): ActionId[] {
  const asked = [...OF_LEVEL[level], ...ofConditions]
  const where = WHERE.findLast((id) => asked.includes(id))
  const forbidden = new Set(asked.flatMap((id) => FORBIDS[id] ?? []))
  const kept = [...new Set(asked)].filter((id) => !forbidden.has(id) && (id === where || !WHERE.includes(id)))
  const rank = (id: ActionId): number => {
    if (id === 'call_emergency') return 0
    if (isFirst(id)) return 1
    return id === where || id === 'tell_facility_before' ? 2 : 3
  }
  return kept.toSorted((one, other) => rank(one) - rank(other))
}

/** The actions that a person can be told of: no pregnancy test for a man, no zinc for an adult. */
export const meantFor = (actions: readonly ActionId[], person: Person): ActionId[] =>
  actions.filter((id) => isAskedOf(ACTIONS[id], person))
