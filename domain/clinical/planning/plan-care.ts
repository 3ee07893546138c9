import type { Differential } from '#domain/clinical/differential/rank-conditions.ts'
import type { ActionId } from '#domain/clinical/knowledge/actions/all-actions.ts'
import type { AssessedCondition, ConditionPlan, TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import { actionsOfState } from '#domain/clinical/planning/actions-of-state.ts'
import { type ChosenMedicine, chooseMedicines } from '#domain/clinical/planning/choose-medicines.ts'
import { immediateActions, meantFor } from '#domain/clinical/planning/immediate-actions.ts'
import type { MedicineKnowledge, PlanningCase } from '#domain/clinical/planning/planning-case.ts'
import { understandAllergies, understandMedicines } from '#domain/clinical/planning/taken-medicines.ts'

export interface CarePlan {
  /** Whose plan it is: the first condition, and others that are nearly as likely or more dangerous. */
  readonly of: readonly string[]
  readonly immediateActions: readonly ActionId[]
  readonly medicines: readonly ChosenMedicine[]
  /** Medicines taken and allergies whose names are not known: nothing in the plan was checked against them. */
  readonly notCheckedAgainst: readonly string[]
  readonly lifestyle: readonly ActionId[]
  readonly followUpDays: readonly number[]
  readonly referral: ConditionPlan['referral'] | null
  readonly prevention: readonly ActionId[]
  readonly returnIf: readonly string[]
}

/** Beside the first, conditions at least so likely are planned for too. */
const ALSO_FROM = 0.2
const MOST_CONDITIONS = 3
/** What would harm in a condition as likely as this is not given for another. */
const POSSIBLE_FROM = 0.1
/** Below this the plan is that of the level alone: no treatment for a guess. */
const TREATED_FROM = 0.3

const FOLLOW_UP_DAYS: Readonly<Record<TriageLevel, number>> = { critical: 1, high: 2, moderate: 5, low: 14 }

/**
 * What to do, for the level and for the likely conditions, the most pressing first. Medicines only for conditions
 * that are likely enough to treat, each checked against who the patient is and what they take; one that must not be
 * given stands there with the reason, never silently left out.
 */
export function planCare(
  level: TriageLevel,
  { ranked }: Differential,
  conditions: Readonly<Record<string, AssessedCondition>>,
  knowledge: MedicineKnowledge,
  planning: PlanningCase,
): CarePlan {
  const chosen = ranked
    .filter(({ probability }, at) => probability >= (at === 0 ? 0 : ALSO_FROM))
    .slice(0, MOST_CONDITIONS)
  const plans = chosen.flatMap(({ id, probability }) => {
    const plan = conditions[id]?.plan
    return plan ? [{ id, probability, plan }] : []
  })
  const treated = plans.filter(({ probability }) => probability >= TREATED_FROM)
  const followUp = unique([FOLLOW_UP_DAYS[level], ...treated.flatMap(({ plan }) => plan.followUpDays ?? [])])
  return {
    of: plans.map(({ id }) => id),
    immediateActions: immediateActions(
      level,
      meantFor(
        asBefitsMalnutrition(
          [...actionsOfState(planning.present, planning.vitals), ...treated.flatMap(({ plan }) => plan.now)],
          planning,
        ),
        planning.person,
      ),
    ),
    medicines: chooseMedicines(
      treated.map(({ id }) => id),
      knowledge,
      {
        ...planning,
        possible: ranked.filter(({ probability }) => probability >= POSSIBLE_FROM).map(({ id }) => id),
      },
    ),
    notCheckedAgainst: unique([
      ...understandMedicines(planning, knowledge).unknown,
      ...understandAllergies(planning.allergies, knowledge).unknown,
    ]),
    lifestyle: meantFor(unique(treated.flatMap(({ plan }) => plan.lifestyle ?? [])), planning.person),
    followUpDays: followUp.toSorted((one, other) => one - other),
    referral: referralOf(
      level,
      treated.map(({ plan }) => plan),
    ),
    prevention: meantFor(unique(treated.flatMap(({ plan }) => plan.prevention ?? [])), planning.person),
    returnIf: unique(plans.flatMap(({ plan }) => plan.returnIf ?? [])),
  }
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

const YEARS_5 = 60
const SEVERE_MALNUTRITION = ['muac_red', 'visible_wasting', 'bilateral_pitting_oedema']
const FAST_FLUIDS: ReadonlySet<ActionId> = new Set<ActionId>([
  'rehydration_plan_b',
  'rehydration_plan_c',
  'iv_access_fluids',
])

/**
 * A young child with severe malnutrition is rehydrated slowly by mouth: fluids into a vein are for shock alone.
 *
 * @source WHO, Guideline on the prevention and management of wasting and nutritional oedema, 2023
 */
function asBefitsMalnutrition(actions: readonly ActionId[], { person, present }: PlanningCase): ActionId[] {
  const isMalnourished =
    (person.ageMonths ?? Infinity) < YEARS_5 && SEVERE_MALNUTRITION.some((finding) => present.has(finding))
  if (!isMalnourished || present.has('shock')) return [...actions]
  return unique(actions.map((id) => (FAST_FLUIDS.has(id) ? 'slow_rehydration_malnutrition' : id)))
}

const URGENCIES = ['soon', 'same_day', 'now'] as const
const URGENCY_OF_LEVEL = { critical: 'now', high: 'same_day', moderate: 'soon' } as const

/** The most pressing referral of the conditions; never later than the level asks for. */
function referralOf(level: TriageLevel, plans: readonly ConditionPlan[]): ConditionPlan['referral'] | null {
  const named = plans.flatMap(({ referral }) => referral ?? [])
  const most = named.toSorted((one, other) => URGENCIES.indexOf(other.urgency) - URGENCIES.indexOf(one.urgency))[0]
  if (level === 'low') return most ?? null
  const urgency = URGENCY_OF_LEVEL[level]
  const to = most?.to ?? (level === 'critical' ? 'hospital' : 'health_centre')
  const later = most && URGENCIES.indexOf(most.urgency) > URGENCIES.indexOf(urgency)
  if (level === 'moderate' && !most) return null
  return { to, urgency: later ? most.urgency : urgency }
}
