import { assessGrowth } from '#domain/clinical/growth/assess-growth.ts'
import type { GrowthCategory } from '#domain/clinical/growth/types.ts'
import { dayWindow, makeTask, windowOf } from '#domain/tasks/make-task.ts'
import type { NewTask, OpenTask } from '#domain/tasks/task.ts'
import { TASK_RULES } from '#domain/tasks/task-rules.ts'
import type { VisitTrigger } from '#domain/tasks/trigger.ts'
import { addDays, type Day, dayAt } from '#domain/time/local-day.ts'

const UNDER_FIVE_MONTHS = 60
const MUAC_FROM_MONTHS = 6
const MUAC_SEVERE_BELOW_MM = 115
const MUAC_LOW_BELOW_MM = 125
const ADULT_MONTHS = 18 * 12

/** Wasting by weight for length or height; none where it was not measured, is implausible or is not for this child. */
function wastingOf({ ageMonths, ageIsApproximate, gender, weightKg, heightCm }: VisitTrigger): GrowthCategory | null {
  if (weightKg === null || heightCm === null || (gender !== 'male' && gender !== 'female')) return null
  const child = { sex: gender, ageMonths, ageIsApproximate, weightKg, heightCm, muacMm: null } as const
  const result = assessGrowth(child).results.find(({ indicator }) => indicator === 'weight_for_height')
  return result && !result.implausible ? result.category : null
}

/** How malnourished a child under five is; none where not, or where nothing says so. */
function malnutritionOf(visit: VisitTrigger): 'severe' | 'moderate' | null {
  const { ageMonths, muacMm, findings } = visit
  if (ageMonths >= UNDER_FIVE_MONTHS) return null
  const wasting = wastingOf(visit)
  const ofArm = ageMonths >= MUAC_FROM_MONTHS
  const arm = (belowMm: number, finding: string) =>
    ofArm && ((muacMm !== null && muacMm < belowMm) || findings.includes(finding))
  const oedema = findings.includes('bilateral_pitting_oedema')
  if (oedema || arm(MUAC_SEVERE_BELOW_MM, 'muac_red') || wasting === 'severely_wasted') return 'severe'
  return arm(MUAC_LOW_BELOW_MM, 'muac_yellow') || wasting === 'wasted' ? 'moderate' : null
}

const isAtLeast = (systolic: number, diastolic: number, limit: readonly [systolic: number, diastolic: number]) =>
  systolic >= limit[0] || diastolic >= limit[1]

/**
 * Whether a blood pressure has to be measured again, and how soon: not where it is the second already, where it is known,
 * in pregnancy and in children, who have rules of their own, nor where the patient has to be sent on the same day.
 */
function bloodPressureRule(visit: VisitTrigger, openTasks: readonly OpenTask[]) {
  const { systolicMmHg, diastolicMmHg, ageMonths, pregnant, findings, triageLevel } = visit
  if (systolicMmHg === null || diastolicMmHg === null || ageMonths < ADULT_MONTHS || pregnant === true) return null
  if (findings.includes('known_hypertension')) return null
  const { bloodPressure, bloodPressureHigh } = TASK_RULES
  if (openTasks.some(({ ruleId }) => ruleId === bloodPressure.id || ruleId === bloodPressureHigh.id)) return null
  const sentToday = triageLevel === 'critical' || triageLevel === 'high'
  if (systolicMmHg > 200 || diastolicMmHg > 110 || (systolicMmHg > 180 && sentToday)) return null
  if (isAtLeast(systolicMmHg, diastolicMmHg, [160, 100])) return bloodPressureHigh
  return isAtLeast(systolicMmHg, diastolicMmHg, [140, 90]) ? bloodPressure : null
}

/** One day of the plan's follow-up; never on the day of the visit itself. */
function followUp(visit: VisitTrigger, visitDay: Day, days: number): NewTask {
  const { opens, due, closes } = TASK_RULES.followUp.window
  const on = (shift: number) => addDays(visitDay, Math.max(1, days + shift))
  return makeTask(TASK_RULES.followUp, visit, dayWindow(visit.timeZone, on(opens), on(due), on(closes)), days)
}

/** What a visit makes: follow-ups of its plan, a child to be weighed again, a blood pressure to be measured again. */
export function visitTasks(visit: VisitTrigger, openTasks: readonly OpenTask[]): NewTask[] {
  const day = dayAt(visit.timeZone, visit.at)
  const malnutrition = malnutritionOf(visit)
  const weigh = malnutrition === 'severe' ? TASK_RULES.weighSevere : TASK_RULES.weighModerate
  const pressure = bloodPressureRule(visit, openTasks)
  return [
    ...[...new Set(visit.followUpDays)].filter((days) => days > 0).map((days) => followUp(visit, day, days)),
    ...(malnutrition ? [makeTask(weigh, visit, windowOf(weigh, visit.timeZone, day))] : []),
    ...(pressure ? [makeTask(pressure, visit, windowOf(pressure, visit.timeZone, day))] : []),
  ]
}
