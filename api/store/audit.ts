import type pg from 'pg'
import type { Client, Database } from '#api/store/client.ts'

/** The kinds of records that events are about. `Person` is all that is recorded about one person. */
export type AuditRecordType =
  | 'User'
  | 'Session'
  | 'RoleGrant'
  | 'Person'
  | 'NutritionAssessment'
  | 'NutritionPlan'
  | 'MedicalAssessment'
  | 'MedicalPlan'
  | 'Patient'
  | 'PatientMerge'
  | 'RecordInvitation'
  | 'Referral'
  | 'EmergencyCall'
  | 'MedicalPhoto'
  | 'Task'
  | 'Enrolment'
  | 'Appointment'
  | 'Prescription'
  | 'Dispensing'
  | 'Facility'
  | 'Medicine'
  | 'StockMovement'
  | 'Stocktake'
  | 'StockTransfer'

/** The record that an event is about. */
export interface AuditedRecord {
  /** Null for an event of the whole database. */
  readonly recordType: AuditRecordType | null
  readonly recordId: string | null
  /** Whose record it is: an account's or a patient's id; null where that is not known. What a person may ask is "who opened mine". */
  readonly personId: string | null
}

/** A person's account, as the record that an event is about. */
export const accountOfPerson = (userId: string | null): AuditedRecord => ({
  recordType: 'User',
  recordId: userId,
  personId: userId,
})

/** Who did what to which record, when and from where. Ids only: no personal or clinical content. */
export interface AuditEvent extends AuditedRecord {
  readonly at: Date
  /** Null where nobody is signed in, or the server itself acts. */
  readonly actorId: string | null
  readonly action: string
  readonly requestId: string | null
  readonly address: string | null
  readonly userAgent: string | null
}

/** Each group is one statement; this many bound its size, not how many may wait. */
const LARGEST_GROUP = 200

/** An event of the server itself or of who runs it, outside any request. */
export const serverEvent = (action: string, at: Date, record: AuditedRecord): AuditEvent => ({
  at,
  actorId: null,
  action,
  ...record,
  requestId: null,
  address: null,
  userAgent: null,
})

/** Of a page that was read: an event for each person whose records it shows; of an empty one that it was asked for. */
export function eventOfEach(event: AuditEvent, persons: readonly (string | null)[]): AuditEvent[] {
  const different = [...new Set(persons)]
  if (different.length === 0) return [event]
  return different.map((personId) => ({ ...event, recordId: personId, personId }))
}

/**
 * Appends events to the trail: the last statement of the transaction that makes the change, and once in it,
 * because it holds a chain until that transaction ends.
 */
export const appendAudit = (client: Pick<Client, '$executeRaw'>, events: readonly AuditEvent[]) =>
  client.$executeRaw`SELECT audit_append(${JSON.stringify(events)}::jsonb)`

/** The same outside Prisma, on a connection of its own. */
export const appendAuditOn = async (client: pg.ClientBase, events: readonly AuditEvent[]): Promise<void> =>
  void (await client.query('SELECT audit_append($1::jsonb)', [JSON.stringify(events)]))

/** The trail of reads and of whatever else changes nothing. */
export function auditStore(database: Pick<Database, 'query'>) {
  const waiting: { events: readonly AuditEvent[]; stored: () => void; failed: (reason: unknown) => void }[] = []
  let writing = false

  async function writeGroups(): Promise<void> {
    writing = true
    while (waiting.length > 0) {
      const group = waiting.splice(0, LARGEST_GROUP)
      try {
        const events = JSON.stringify(group.flatMap((one) => one.events))
        await database.query({ text: 'SELECT audit_append($1::jsonb)', values: [events] })
        // One after another, each to its end: together all would be answered when the last one is.
        for (const { stored } of group) setImmediate(stored)
      } catch (error) {
        for (const { failed } of group) failed(error)
      }
    }
    writing = false
  }

  return {
    /**
     * Stores the events of one read, and answers when they are on the disk. Those that arrive while others are being
     * written are written together: one statement and one sync to the disk for many reads.
     */
    record: (...events: readonly AuditEvent[]): Promise<void> =>
      new Promise((stored, failed) => {
        waiting.push({ events, stored, failed })
        if (!writing) void writeGroups()
      }),
  }
}

export type AuditStore = ReturnType<typeof auditStore>
