import type { Actor } from '#api/access/actor.ts'
import { patientsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, appendAudit } from '#api/store/audit.ts'
import { type Database, Prisma } from '#api/store/client.ts'
import { insertAudited, newRow } from '#api/store/insert-audited.ts'
import type { PatientInput } from '#domain/input/patient.ts'
import type { Patient } from '#prisma/generated/client/client.ts'

export interface NewPatient {
  readonly id: string
  readonly code: string
  readonly facilityId: string
  readonly registeredById: string
  readonly createdAt: Date
  readonly input: PatientInput
}

/** What the record of a patient says: registration and its changes; the only writer of it beside merging. */
export function patientRecordStore(database: Pick<Database, 'client' | 'query'>) {
  const { client } = database
  return {
    /** Writes a new patient. Nothing is written where the id, or else the code, is another's. */
    async create({ input, ...patient }: NewPatient, event: AuditEvent): Promise<Patient | 'id_taken' | 'code_taken'> {
      const row: Patient = { ...input, ...patient, userId: null, mergedIntoId: null, version: 1 }
      if (await insertAudited(database, [newRow('Patient', Prisma.PatientScalarFieldEnum, row)], event)) return row
      const known = await client.patient.findUnique({ where: { id: patient.id }, select: { id: true } })
      return known ? 'id_taken' : 'code_taken'
    },

    /** Changes a record that this person may see and that still is of this version; null, with nothing changed, else. */
    update: (actor: Actor, id: string, version: number, input: PatientInput, event: AuditEvent) =>
      client.$transaction(async (transaction) => {
        const [changed] = await transaction.patient.updateManyAndReturn({
          where: { AND: [{ id, version, mergedIntoId: null }, patientsVisibleTo(actor)] },
          data: { ...input, version: { increment: 1 } },
        })
        if (!changed) return null
        await appendAudit(transaction, [event])
        return changed
      }),
  }
}
