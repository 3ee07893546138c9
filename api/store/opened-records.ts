import type { Actor } from '#api/access/actor.ts'
import { patientsVisibleTo } from '#api/access/visible-to.ts'
import type { AuditEvent, AuditStore } from '#api/store/audit.ts'
import type { Client, Database } from '#api/store/client.ts'
import { conditionsOf } from '#api/store/record-conditions.ts'
import { measurementsOf } from '#api/store/record-measurements.ts'
import { readersOf } from '#api/store/record-readers.ts'
import { timelineOf } from '#api/store/record-timeline.ts'
import type { Patient as PatientRow } from '#prisma/generated/client/client.ts'

/** A person's records: the one that is kept, and those found to be the same person's. */
export interface RecordMembers {
  readonly keptId: string
  /** The kept one among them. */
  readonly ids: readonly string[]
  /** The accounts that they are joined to: one, but where records of two were merged. */
  readonly userIds: readonly string[]
}

/** More merges in a row than anybody makes; it ends a walk that would find no end. */
const MOST_STEPS = 16

/**
 * Who else a record is, from any one of them: up to the kept one, and down to all that were merged into it. Of an
 * account's own record those are left out that are joined to another account, and what is merged into them.
 */
const membersFrom = (start: string, isOwners = 'true') => `
  WITH RECURSIVE up AS (
    SELECT id, "mergedIntoId", 0 AS step FROM "Patient" WHERE ${start}
    UNION ALL SELECT next.id, next."mergedIntoId", up.step + 1
    FROM "Patient" next JOIN up ON next.id = up."mergedIntoId"
    WHERE up.step < ${MOST_STEPS} AND ${isOwners}
  ), down AS (
    SELECT id FROM (SELECT id FROM up ORDER BY step DESC LIMIT 1) kept
    UNION SELECT next.id FROM "Patient" next JOIN down ON next."mergedIntoId" = down.id WHERE ${isOwners}
  )
  SELECT next.id, next."userId", (SELECT id FROM up ORDER BY step DESC LIMIT 1) AS "keptId"
  FROM "Patient" next JOIN down ON down.id = next.id`
const MEMBERS_OF_PATIENT = membersFrom('id = $1')
const MEMBERS_OF_ACCOUNT = membersFrom('"userId" = $1', '(next."userId" IS NULL OR next."userId" = $1)')

/** The records of the person that a patient's id names, or that an account is of; null where there is no such. */
export async function recordMembers(
  database: Pick<Database, 'query'>,
  of: { readonly patientId: string } | { readonly userId: string },
): Promise<RecordMembers | null> {
  const [text, id] = 'patientId' in of ? [MEMBERS_OF_PATIENT, of.patientId] : [MEMBERS_OF_ACCOUNT, of.userId]
  const { rows } = await database.query<{ id: string; userId: string | null; keptId: string }>({ text, values: [id] })
  const [first] = rows
  if (!first) return null
  return {
    keptId: first.keptId,
    ids: rows.map((row) => row.id),
    userIds: rows.flatMap(({ userId }) => userId ?? []),
  }
}

/** The records that a patient is, with the one that is kept, where this person may see that one; else null. */
export async function visibleRecord(database: Pick<Database, 'client' | 'query'>, actor: Actor, patientId: string) {
  const members = await recordMembers(database, { patientId })
  if (!members) return null
  const where = { AND: [{ id: members.keptId }, patientsVisibleTo(actor)] }
  const patient = await database.client.patient.findFirst({ where })
  return patient && { patient, members }
}

/** Whole records of patients, for those who may open them. */
export function openedRecordStore(database: Pick<Database, 'client' | 'query'>, audit: Pick<AuditStore, 'record'>) {
  const client: Client = database.client

  const opened = (patient: PatientRow, { ids, userIds }: RecordMembers) => ({
    patient,
    /** Whether an account is joined to it. */
    joined: userIds.length > 0,
    timeline: (page: Parameters<typeof timelineOf>[2]) => timelineOf(database, ids, page),
    measurements: () => measurementsOf(client, ids),
    conditions: () => conditionsOf(database, ids),
  })

  return {
    /** The record of a patient whom this person may see, or null; the event says whose, and is stored before. */
    async open(actor: Actor, patientId: string, event: AuditEvent) {
      const record = await visibleRecord(database, actor, patientId)
      if (!record) return null
      const { keptId } = record.members
      await audit.record({ ...event, recordId: keptId, personId: keptId })
      return opened(record.patient, record.members)
    },

    /** The record that an account is joined to, or null. */
    async openOwn(userId: string, event: AuditEvent) {
      const members = await recordMembers(database, { userId })
      if (!members) return null
      const { keptId } = members
      const patient = await client.patient.findUnique({ where: { id: keptId } })
      if (!patient) return null
      await audit.record({ ...event, recordId: keptId, personId: keptId })
      return opened(patient, members)
    },

    /** Who opened the record that an account is joined to: nobody where it is joined to none. */
    async readersOfOwn(userId: string, asked: Parameters<typeof readersOf>[2]) {
      const members = await recordMembers(database, { userId })
      return members ? readersOf(database, members.ids, asked) : []
    },
  }
}
