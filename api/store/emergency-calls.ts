import type { AuditEvent } from '#api/store/audit.ts'
import { type Database, Prisma } from '#api/store/client.ts'
import { insertAudited, newRow } from '#api/store/insert-audited.ts'
import type { EmergencyCall } from '#prisma/generated/client/client.ts'

/** That somebody pressed the Emergency button. */
export function emergencyCallStore(database: Pick<Database, 'client' | 'query'>) {
  return {
    /** Answers false, with nothing written, where the id is taken. */
    create: (call: EmergencyCall, event: AuditEvent): Promise<boolean> =>
      insertAudited(database, [newRow('EmergencyCall', Prisma.EmergencyCallScalarFieldEnum, call)], event),

    /** Whether it was this person who recorded the call. */
    isBy: async (id: string, byId: string): Promise<boolean> =>
      (await database.client.emergencyCall.findFirst({ where: { id, byId }, select: { id: true } })) !== null,
  }
}
