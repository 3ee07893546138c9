import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId } from '#api/services/parse-input.ts'
import type { Store } from '#api/store/store.ts'

/** A record that was opened: whoever holds it may read all of it. */
export type OpenedRecord = NonNullable<Awaited<ReturnType<Store['records']['open']>>>
/** What was measured of a patient at one time. */
export type RecordedMeasurements = Awaited<ReturnType<OpenedRecord['measurements']>>[number]
/** A condition that came first in one or more plans of a patient. */
export type RecordedCondition = Awaited<ReturnType<OpenedRecord['conditions']>>[number]

/** The store puts in whose record it is. */
const RECORD = { recordType: 'Patient', recordId: null, personId: null } as const

/**
 * The whole record of a patient whom one may see; of a record that was merged into another, that one.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for a patient whom one may not see)
 */
export const openPatientRecord =
  ({ store, audit }: AuditedContext<'record.read'>) =>
  async (actor: Actor | null, sent: unknown): Promise<OpenedRecord> => {
    const person = authorise(actor, 'patient.read')
    const event = audit('record.read', person.userId, RECORD)
    const record = await store.records.open(person, parseId(sent), event)
    if (!record) throw new NotFound('Patient')
    return record
  }

/**
 * The record of the patient that one is.
 * @throws Unauthenticated, NotFound (where the account is joined to none)
 */
export const openOwnRecord =
  ({ store, audit }: AuditedContext<'record.read_own'>) =>
  async (actor: Actor | null): Promise<OpenedRecord> => {
    const person = authorise(actor, 'record.read_own')
    const record = await store.records.openOwn(person.userId, audit('record.read_own', person.userId, RECORD))
    if (!record) throw new NotFound('Record')
    return record
  }
