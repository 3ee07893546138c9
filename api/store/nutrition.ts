import type { Actor } from '#api/access/actor.ts'
import {
  NOTHING,
  nutritionAssessmentsVisibleTo,
  nutritionOwnerVisibleTo,
  nutritionPlansVisibleTo,
} from '#api/access/visible-to.ts'
import type { AuditEvent, AuditStore } from '#api/store/audit.ts'
import { type Database, Prisma } from '#api/store/client.ts'
import { insertAudited, newRow } from '#api/store/insert-audited.ts'
import { joinedRows } from '#api/store/joined-rows.ts'
import { after, NEWEST_FIRST, type Page } from '#api/store/paging.ts'
import type { NutritionPlan } from '#domain/clinical/nutrition/types.ts'
import type { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import type { NutritionAssessment as AssessmentRow, NutritionPlan as PlanRow } from '#prisma/generated/client/client.ts'

export interface NewNutritionAssessment {
  readonly id: string
  readonly planId: string
  readonly userId: string
  readonly createdAt: Date
  /** Completed years. */
  readonly age: number
  readonly input: NutritionAssessmentInput
  readonly seed: number
  readonly plan: NutritionPlan
}

const WITH_ASSESSMENT = { assessment: true } as const

/**
 * A plan with its assessment, of a person's own. The content stays text, which is JSON too: as objects it would wait for
 * the audit event by the thousand, and what lives so long the collector copies and keeps.
 */
const PLAN_ROW = joinedRows<{ plan: PlanRow; assessment: AssessmentRow }>(
  { plan: Prisma.NutritionPlanScalarFieldEnum, assessment: Prisma.NutritionAssessmentScalarFieldEnum },
  ['plan.content'],
)
const PLANS_OF = `
  SELECT ${PLAN_ROW.columns}
  FROM "NutritionPlan" plan JOIN "NutritionAssessment" assessment ON assessment.id = plan."assessmentId"
  WHERE assessment."userId" = $1`

/** Nutrition assessments and the plans computed from them; the only writer of these tables. */
export function nutritionStore(database: Pick<Database, 'client' | 'query'>, audit: Pick<AuditStore, 'record'>) {
  const { client } = database

  /** Which assessments a page holds, newest first; a cursor that this person may not see gives an empty page. */
  async function assessmentsPage(actor: Actor, { limit, cursor }: Page, event: AuditEvent) {
    const visible = nutritionAssessmentsVisibleTo(actor)
    const known =
      cursor === null || (await client.nutritionAssessment.findFirst({ where: { AND: [{ id: cursor }, visible] } }))
    await audit.record(event)
    return { where: known ? visible : NOTHING, orderBy: NEWEST_FIRST, ...after(cursor), take: limit }
  }

  /** Which plans a page holds, newest first; a cursor that this person may not see gives an empty page. */
  async function plansPage(actor: Actor, { limit, cursor }: Page, event: AuditEvent) {
    const visible = nutritionPlansVisibleTo(actor)
    const known =
      cursor === null ||
      (await client.nutritionPlan.findFirst({ where: { AND: [{ id: cursor }, visible] }, select: { id: true } }))
    await audit.record(event)
    return { where: known ? visible : NOTHING, orderBy: NEWEST_FIRST, ...after(cursor), take: limit }
  }

  /** The plan that one more condition holds of, which was read then: the event says which, and whose. */
  async function readPlan(actor: Actor, condition: string, id: string, event: AuditEvent) {
    const text = `${PLANS_OF} AND ${condition} = $2`
    const { rows } = await database.query({ text, values: [nutritionOwnerVisibleTo(actor), id] })
    const [row] = rows
    if (!row) return null
    const { plan, assessment } = PLAN_ROW.split(row)
    await audit.record({ ...event, recordId: plan.id, personId: assessment.userId })
    return { ...plan, assessment }
  }

  return {
    /** Writes assessment and plan together; answers null where the assessment's id is taken. */
    async create({ id, planId, userId, createdAt, age, input, seed, plan }: NewNutritionAssessment, event: AuditEvent) {
      const { ageMonths = null, trimester = null, muacMm = null } = input
      const assessment: AssessmentRow = { ...input, id, userId, createdAt, age, ageMonths, trimester, muacMm }
      const { engineVersion, bmi, status, urgency } = plan
      // Nothing of the plan but its text waits for the disk.
      const content = JSON.stringify(plan)
      const row: PlanRow = {
        id: planId,
        assessmentId: id,
        createdAt,
        engineVersion,
        seed,
        bmi,
        status,
        urgency,
        content,
      }
      const rows = [
        newRow('NutritionAssessment', Prisma.NutritionAssessmentScalarFieldEnum, assessment),
        newRow('NutritionPlan', Prisma.NutritionPlanScalarFieldEnum, row),
      ]
      return (await insertAudited(database, rows, event)) ? { ...row, assessment } : null
    },

    findPlan: (actor: Actor, id: string, event: AuditEvent) => readPlan(actor, 'plan.id', id, event),

    findPlanOfAssessment: (actor: Actor, assessmentId: string, event: AuditEvent) =>
      readPlan(actor, 'assessment.id', assessmentId, event),

    assessmentsPage,
    plansPage,

    async listAssessments(actor: Actor, page: Page, event: AuditEvent) {
      return client.nutritionAssessment.findMany({
        ...(await assessmentsPage(actor, page, event)),
        include: { plan: { select: { id: true, bmi: true, status: true } } },
      })
    },

    async listPlans(actor: Actor, page: Page, event: AuditEvent) {
      return client.nutritionPlan.findMany({ ...(await plansPage(actor, page, event)), include: WITH_ASSESSMENT })
    },

    /** How many assessments and plans there are, and their average BMI in kg/m² (null when there are none). */
    async summary(actor: Actor, event: AuditEvent) {
      const [assessments, plans] = await Promise.all([
        client.nutritionAssessment.count({ where: nutritionAssessmentsVisibleTo(actor) }),
        client.nutritionPlan.aggregate({ where: nutritionPlansVisibleTo(actor), _count: true, _avg: { bmi: true } }),
      ])
      await audit.record(event)
      return { assessments, plans: plans._count, averageBmi: plans._avg.bmi }
    },
  }
}
