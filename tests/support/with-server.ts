import type { TestDatabase } from '#tests/support/test-database.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

/** Runs a server on a database that stays when the server is gone. */
export async function withServer(database: TestDatabase, use: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer({ database: { ...database, remove: async () => undefined } })
  try {
    await use(server)
  } finally {
    await server.close()
  }
}

/** Makes the database look as if a later version had migrated it, and takes something that a seed would put back. */
export async function markAsLater({ client }: TestServer): Promise<void> {
  await client.$executeRaw`
    INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
    VALUES ('later', 'x', '29990101000000_from_the_future', now(), now(), 1)`
  await client.$executeRaw`DELETE FROM "Facility"`
}
