import type { Actor } from '#api/access/actor.ts'
import { can } from '#api/access/policy.ts'
import { patientsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, appendAudit } from '#api/store/audit.ts'
import type { Database } from '#api/store/client.ts'
import { isUniqueViolation } from '#api/store/database-errors.ts'
import { recordMembers } from '#api/store/opened-records.ts'
import type { Prisma } from '#prisma/generated/client/client.ts'

export interface NewInvitation {
  readonly id: string
  readonly codeHash: Uint8Array<ArrayBuffer>
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Makes others wait who change who a patient's account is. */
const lock = (transaction: Prisma.TransactionClient, patientId: string) =>
  transaction.$executeRaw`SELECT 1 FROM "Patient" WHERE id = ${patientId}::uuid FOR UPDATE`

/** Invitations to records, and which account is joined to which record; the only writer of both. */
export function recordJoinStore(database: Pick<Database, 'client' | 'query'>) {
  const { client } = database

  return {
    /**
     * Keeps an invitation to the record of a patient whom this person may see, and ends those before it.
     * @returns whether it was made; not where an account is joined already, or there is no such patient
     */
    async invite(
      actor: Actor,
      patientId: string,
      invitation: NewInvitation,
      event: AuditEvent,
    ): Promise<'made' | 'joined' | 'unknown'> {
      const members = await recordMembers(database, { patientId })
      if (members?.keptId !== patientId) return 'unknown'
      return client.$transaction(async (transaction) => {
        await lock(transaction, patientId)
        const visible = await transaction.patient.findFirst({
          where: { AND: [{ id: patientId }, patientsVisibleTo(actor)] },
          select: { id: true },
        })
        if (!visible) return 'unknown'
        const joined = await transaction.patient.count({
          where: { id: { in: [...members.ids] }, userId: { not: null } },
        })
        if (joined > 0) return 'joined'
        const { createdAt } = invitation
        await transaction.recordInvitation.updateMany({
          where: { patientId, usedAt: null, expiresAt: { gt: createdAt } },
          data: { expiresAt: createdAt },
        })
        await transaction.recordInvitation.create({ data: { ...invitation, patientId, createdById: actor.userId } })
        await appendAudit(transaction, [event])
        return 'made'
      })
    },

    /** The patient's record that an account is joined to by itself, not by a merge; null where none. */
    ownPatientId: async (userId: string): Promise<string | null> =>
      (await client.patient.findUnique({ where: { userId }, select: { id: true } }))?.id ?? null,

    /** Whether an account joined a patient's record with this code, so that it is sent again. */
    wasUsedFor: async (codeHash: Uint8Array<ArrayBuffer>, patientId: string): Promise<boolean> =>
      (await client.recordInvitation.findFirst({
        where: { codeHash, patientId, usedAt: { not: null } },
        select: { id: true },
      })) !== null,

    /**
     * Joins an account to the record that an invitation is to. The event says whose record it is.
     * @returns the patient's id; null where the code is of none that is open; `has_record` where the account has one
     */
    async accept(
      userId: string,
      { codeHash, at }: { readonly codeHash: Uint8Array<ArrayBuffer>; readonly at: Date },
      event: AuditEvent,
    ): Promise<{ readonly patientId: string } | 'has_record' | null> {
      const open = { codeHash, usedAt: null, expiresAt: { gt: at } }
      const invitation = await client.recordInvitation.findFirst({ where: open, select: { id: true, patientId: true } })
      if (!invitation) return null
      const { id, patientId } = invitation
      try {
        return await client.$transaction(async (transaction) => {
          await lock(transaction, patientId)
          // Of tries that arrive together the first has it.
          if ((await transaction.recordInvitation.count({ where: { ...open, id } })) === 0) return null
          const { count } = await transaction.patient.updateMany({
            where: { id: patientId, userId: null },
            data: { userId },
          })
          if (count === 0) return null
          await transaction.recordInvitation.update({ where: { id }, data: { usedAt: at } })
          await appendAudit(transaction, [{ ...event, recordId: patientId, personId: patientId }])
          return { patientId }
        })
      } catch (error) {
        if (isUniqueViolation(error)) return 'has_record'
        throw error
      }
    },

    /**
     * Takes the account off a record: one's own, or that of a patient whom one may see and invite.
     * @returns false where there is no such record, or no account on it
     */
    async end(actor: Actor, patientId: string, event: AuditEvent): Promise<boolean> {
      const members = await recordMembers(database, { patientId })
      if (!members) return false
      const { keptId, userIds } = members
      const ids = [...members.ids]
      const isOwn = userIds.includes(actor.userId)
      return client.$transaction(async (transaction) => {
        await lock(transaction, keptId)
        const visible =
          isOwn ||
          (can(actor, 'record.invite') &&
            (await transaction.patient.count({ where: { AND: [{ id: keptId }, patientsVisibleTo(actor)] } })) > 0)
        if (!visible) return false
        const { count } = await transaction.patient.updateMany({
          where: { id: { in: ids }, userId: isOwn ? actor.userId : { not: null } },
          data: { userId: null },
        })
        if (count === 0) return false
        await appendAudit(transaction, [{ ...event, recordId: keptId, personId: keptId }])
        return true
      })
    },
  }
}
