import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitAssessment } from '#tests/support/nutrition-requests.ts'
import { HERE } from '#tests/support/patients.ts'
import {
  administer,
  findPostgresPrograms,
  type PostgresServer,
  startPostgresServer,
} from '#tests/support/postgres-server.ts'
import { receive } from '#tests/support/stock.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const programs = findPostgresPrograms()

/** The statements of docs/operations.md that give the trail to a role of its own. */
const recipe = (): string =>
  /```sql\n([^`]*afya_audit[^`]*)```/.exec(
    readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8'),
  )?.[1] ?? 'SELECT missing'

/** Roles belong to a whole server, so that this needs one of its own. */
describe.skipIf(programs === null)('the application’s role on a PostgreSQL server', () => {
  let postgres: PostgresServer
  let server: TestServer
  beforeAll(async () => {
    if (programs === null) return
    postgres = await startPostgresServer(programs)
    await administer(postgres.url('postgres'), 'CREATE ROLE afya LOGIN', 'CREATE DATABASE afya OWNER afya')
    const dataDir = mkdtempSync(join(tmpdir(), 'afya-test-'))
    server = await startTestServer({
      database: {
        databaseUrl: postgres.url('afya').replace('postgres@', 'afya@'),
        dataDir,
        remove: async () => rmSync(dataDir, { recursive: true, force: true }),
      },
    })
  })
  afterAll(async () => {
    await server.close()
    await postgres.stop()
  })

  /** What the database says to a statement. */
  const answerTo = (statement: string): Promise<string> =>
    server.client.$executeRawUnsafe(statement).then(
      () => 'done',
      (error: unknown) => String(error),
    )

  const CHANGES = [
    `UPDATE "AuditEvent" SET action = 'x'`,
    'DELETE FROM "AuditEvent"',
    'TRUNCATE "AuditEvent"',
    'DELETE FROM "AuditChain"',
    'TRUNCATE "AuditChain"',
  ]

  it('has no right to change or remove events, though its migrations made the table', async () => {
    await submitAssessment(await server.person())
    for (const statement of CHANGES) expect(await answerTo(statement)).toMatch(/permission denied/)
  })

  it('has no right to change or remove movements of stock, and can add them', async () => {
    await receive(server.client, HERE)
    for (const statement of [
      'UPDATE "StockMovement" SET quantity = 1',
      'DELETE FROM "StockMovement"',
      'TRUNCATE "StockMovement"',
    ]) {
      expect(await answerTo(statement)).toMatch(/permission denied/)
    }
  })

  it('cannot give itself the right where another role owns the trail, and the application works on', async () => {
    await administer(postgres.url('afya'), recipe())
    const person = await server.person()
    const { plan_id } = await submitAssessment(person)
    expect((await person.rest('GET', `/api/nutrition/plan/${plan_id}`)).status).toBe(200)
    expect(await server.client.auditEvent.count()).toBe(5)

    for (const statement of [
      ...CHANGES,
      `UPDATE "AuditChain" SET seq = 0`,
      `INSERT INTO "AuditEvent" SELECT * FROM "AuditEvent"`,
    ])
      expect(await answerTo(statement)).toMatch(/permission denied/)
    // PostgreSQL takes it with a warning, and grants nothing.
    await server.client.$executeRaw`GRANT DELETE ON "AuditEvent" TO afya`
    expect(await answerTo('DELETE FROM "AuditEvent"')).toMatch(/permission denied/)
    expect(await answerTo('ALTER TABLE "AuditEvent" DISABLE TRIGGER "AuditEvent_append_only"')).toMatch(/must be owner/)
    expect(await answerTo('DROP TRIGGER "AuditEvent_append_only" ON "AuditEvent"')).toMatch(/must be owner/)
    expect(await answerTo('DROP TABLE "AuditEvent"')).toMatch(/must be owner/)
    expect(await answerTo('DROP FUNCTION audit_append(jsonb)')).toMatch(/must be owner/)
  })

  it('can change the trail’s tables for an update while it is a member of that role, and not after', async () => {
    const migrating = 'ALTER TABLE "AuditEvent" ADD COLUMN "later" TEXT'
    expect(await answerTo(migrating)).toMatch(/must be owner/)
    await administer(postgres.url('afya'), 'GRANT afya_audit TO afya')
    expect(await answerTo(migrating)).toBe('done')
    await administer(postgres.url('afya'), 'REVOKE afya_audit FROM afya')
    expect(await answerTo('ALTER TABLE "AuditEvent" DROP COLUMN "later"')).toMatch(/must be owner/)
  })
})
