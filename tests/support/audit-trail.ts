import type { AuditEvent, PrismaClient } from '#prisma/generated/client/client.ts'
import type { TestServer } from '#tests/support/test-server.ts'

/** The events that a request left. */
export const eventsOf = (
  { client }: Pick<TestServer, 'client'>,
  { headers }: { readonly headers: Headers },
): Promise<AuditEvent[]> => client.auditEvent.findMany({ where: { requestId: headers.get('x-request-id') ?? 'none' } })

const UNLOCK = [
  'GRANT UPDATE, DELETE ON "AuditEvent" TO CURRENT_USER',
  'ALTER TABLE "AuditEvent" DISABLE TRIGGER "AuditEvent_append_only"',
]

/** Does to the trail what nobody may: as who owns the table, with its trigger switched off. */
export async function tamper(client: PrismaClient, ...statements: string[]): Promise<void> {
  for (const statement of [...UNLOCK, ...statements]) await client.$executeRawUnsafe(statement)
}
