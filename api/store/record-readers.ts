import type { Database } from '#api/store/client.ts'

/** Days of the trail are those of East Africa: the same wherever the server stands, three hours ahead of UTC. */
const EAST_AFRICA = `interval '3 hours'`

/** What one person did with a record on one day. */
export interface ReaderOfDay {
  /** YYYY-MM-DD, in East Africa Time. */
  readonly day: string
  readonly userId: string
  readonly firstAt: Date
  readonly lastAt: Date
  readonly times: number
  /** As events name them, each once. */
  readonly actions: readonly string[]
  /** None where the account is gone. */
  readonly name: string | null
  /** The approved roles of today; none of the day itself is kept. */
  readonly roles: readonly string[]
  readonly facilityName: string | null
}

const READERS = `
  WITH events AS (
    SELECT (at AT TIME ZONE 'UTC' + ${EAST_AFRICA})::date AS day, "actorId", action, at FROM "AuditEvent"
    WHERE "personId" = ANY($1) AND "actorId" IS NOT NULL
      AND ($2::date IS NULL OR at < ($2::date - ${EAST_AFRICA}) AT TIME ZONE 'UTC')
  ), days AS (SELECT DISTINCT day FROM events ORDER BY day DESC LIMIT $3), readers AS (
    SELECT day, "actorId", min(at) AS "firstAt", max(at) AS "lastAt", count(*)::int AS times,
      array_agg(DISTINCT action) AS actions
    FROM events JOIN days USING (day) GROUP BY day, "actorId"
  )
  SELECT readers.day::text, readers."actorId" AS "userId", readers."firstAt", readers."lastAt", readers.times,
    readers.actions, person."firstName" || ' ' || person."lastName" AS name, facility.name AS "facilityName",
    ARRAY(SELECT role FROM "RoleGrant" WHERE "userId" = person.id AND status = 'approved' ORDER BY role) AS roles
  FROM readers LEFT JOIN "User" person ON person.id = readers."actorId"
  LEFT JOIN "Facility" facility ON facility.id = person."facilityId"
  ORDER BY readers.day DESC, readers."lastAt" DESC, readers."actorId"`

/** Who did what with a person's records, by day and reader: the newest days, so many, or those before a day. */
export async function readersOf(
  database: Pick<Database, 'query'>,
  ids: readonly string[],
  { days, before }: { readonly days: number; readonly before: string | null },
): Promise<ReaderOfDay[]> {
  const { rows } = await database.query<ReaderOfDay>({ text: READERS, values: [ids, before, days] })
  return rows
}
