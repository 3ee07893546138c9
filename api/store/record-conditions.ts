import type { Database } from '#api/store/client.ts'

/** A condition that came first in one or more plans of a person. */
export interface RecordedCondition {
  /** Its id in the engine's knowledge. */
  readonly condition: string
  /** The name, in the words of the last plan that has it first. */
  readonly nameEn: string
  readonly nameSw: string
  /** Of that plan. */
  readonly planId: string
  readonly riskLevel: string
  readonly lastAt: Date
  readonly firstAt: Date
  readonly times: number
  /** What the health worker said to that plan, where it is a visit's. */
  readonly agreed: boolean | null
}

const MOST = 50

const CONDITIONS = `
  WITH latest AS (
    SELECT DISTINCT ON (plan.condition) plan.condition, plan.id, plan."riskLevel", assessment."createdAt" AS "lastAt",
      visit.agreed, min(assessment."createdAt") OVER of_condition AS "firstAt",
      (count(*) OVER of_condition)::int AS times
    FROM "MedicalPlan" plan JOIN "MedicalAssessment" assessment ON assessment.id = plan."assessmentId"
    LEFT JOIN "Visit" visit ON visit."assessmentId" = assessment.id
    WHERE assessment."patientId" = ANY($1) AND plan.condition IS NOT NULL
    WINDOW of_condition AS (PARTITION BY plan.condition)
    ORDER BY plan.condition, assessment."createdAt" DESC, assessment.id DESC
  ), shown AS (SELECT * FROM latest ORDER BY "lastAt" DESC, condition LIMIT ${MOST})
  SELECT shown.condition, plan.texts->'en'->'differential'->0->>'name' AS "nameEn",
    plan.texts->'sw'->'differential'->0->>'name' AS "nameSw", shown.id AS "planId", shown."riskLevel", shown."lastAt",
    shown."firstAt", shown.times, shown.agreed
  FROM shown JOIN "MedicalPlan" plan ON plan.id = shown.id ORDER BY shown."lastAt" DESC, shown.condition`

/** The first condition of each plan of a person, each once, that of the last plan first. */
export async function conditionsOf(
  database: Pick<Database, 'query'>,
  ids: readonly string[],
): Promise<RecordedCondition[]> {
  const { rows } = await database.query<RecordedCondition>({ text: CONDITIONS, values: [ids] })
  return rows
}
