import type { Database } from '#api/store/client.ts'

/** From which moments on things are counted. */
export interface CountedSpans {
  readonly today: Date
  readonly thisWeek: Date
  /** Of the diagnoses that health workers reviewed. */
  readonly reviewed: Date
}

/** What a facility has done, in numbers; `stored` is what one person has. */
export interface ChwCounts {
  readonly patientsToday: number
  readonly patientsThisWeek: number
  readonly referralsPending: number
  readonly emergencyCalls: number
  readonly aiDiagnoses: number
  readonly reviewed: number
  readonly agreed: number
  readonly stored: number
}

/** A patient whose record was found to be another's is counted once. */
const COUNTS = `
  WITH seen AS (
    SELECT coalesce(patient."mergedIntoId", patient.id) AS person, assessment."createdAt" >= $3 AS today, plan.condition
    FROM "MedicalAssessment" assessment
    JOIN "Patient" patient ON patient.id = assessment."patientId"
    LEFT JOIN "MedicalPlan" plan ON plan."assessmentId" = assessment.id
    WHERE assessment."facilityId" = $1 AND assessment."createdAt" >= $4
  ), review AS (
    SELECT count(visit.agreed) AS reviewed, count(*) FILTER (WHERE visit.agreed) AS agreed
    FROM "Visit" visit JOIN "MedicalAssessment" assessment ON assessment.id = visit."assessmentId"
    WHERE assessment."facilityId" = $1 AND assessment."createdAt" >= $5
  )
  SELECT
    (count(DISTINCT person) FILTER (WHERE today))::int AS "patientsToday",
    count(DISTINCT person)::int AS "patientsThisWeek",
    count(condition)::int AS "aiDiagnoses",
    (SELECT count(*) FROM "Referral" WHERE "fromFacilityId" = $1 AND status IN ('sent', 'accepted'))::int
      AS "referralsPending",
    (SELECT count(*) FROM "EmergencyCall" WHERE "facilityId" = $1 AND at >= $4)::int AS "emergencyCalls",
    (SELECT reviewed FROM review)::int AS reviewed,
    (SELECT agreed FROM review)::int AS agreed,
    (
      (SELECT count(*) FROM "Patient" WHERE "registeredById" = $2 AND "createdAt" >= $4)
      + (SELECT count(*) FROM "MedicalAssessment"
         WHERE "filedById" = $2 AND "createdAt" >= $4 AND "patientId" IS NOT NULL)
      + (SELECT count(*) FROM "EmergencyCall" WHERE "facilityId" = $1 AND at >= $4 AND "byId" = $2)
    )::int AS stored
  FROM seen`

/** What stands on a health worker's dashboard: numbers alone, of nobody's record. */
export function chwCountStore(database: Pick<Database, 'query'>) {
  return {
    /** All of a facility, and what one person has stored, in one statement. */
    async read(facilityId: string, userId: string, { today, thisWeek, reviewed }: CountedSpans): Promise<ChwCounts> {
      const values = [facilityId, userId, today, thisWeek, reviewed]
      const { rows } = await database.query<ChwCounts & Record<string, unknown>>({ text: COUNTS, values })
      const [counts] = rows
      if (!counts) throw new Error('Nothing was counted')
      return counts
    },
  }
}
