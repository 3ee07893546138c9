import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { auditStore, serverEvent } from '#api/store/audit.ts'
import { MIGRATIONS } from '#api/store/migrations.ts'
import { sessionStore } from '#api/store/sessions.ts'
import { verifyAudit } from '#api/store/verify-audit.ts'
import { tamper } from '#tests/support/audit-trail.ts'
import { onDatabase } from '#tests/support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const WRITERS = 20
const WRITES_EACH = 10
const READS = 300

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const someEvent = () =>
  serverEvent('test.event', new Date(), { recordType: 'Session', recordId: newId(), personId: newId() })

describe('the chains of the audit trail', () => {
  it('are whole after 200 concurrent writes and 300 concurrent reads', async () => {
    const { userId } = await server.person()
    const { passwordHash } = await server.client.user.findUniqueOrThrow({ where: { id: userId } })
    const before = await server.client.auditEvent.count()
    const sessions = sessionStore(server.application.database)
    const write = () => {
      const at = new Date()
      const tokenHash = new Uint8Array(Buffer.from(newId()))
      const session = { id: newId(), userId, tokenHash, userAgent: null, createdAt: at, expiresAt: at }
      return sessions.open(session, passwordHash, someEvent())
    }
    const writer = async () => {
      for (let turn = 0; turn < WRITES_EACH; turn += 1) await write()
    }
    const reads = auditStore(server.application.database)
    await Promise.all([
      ...Array.from({ length: WRITERS }, writer),
      ...Array.from({ length: READS }, () => reads.record(someEvent())),
    ])
    const events = before + WRITERS * WRITES_EACH + READS
    expect(await verifyAudit(server.client)).toEqual({ events, chains: 16, faults: [] })
    const used = await server.client.auditChain.count({ where: { seq: { gt: 0 } } })
    expect(used).toBeGreaterThan(8)
  })

  it('are whole with every character that a header can carry, and with what is left out', async () => {
    const trail = auditStore(server.application.database)
    for (const userAgent of ['"quoted" \\ back / slash', 'Simu é ÿ \u007f \u0085', '\t', '', '\u2028 🌍', null])
      await trail.record({ ...someEvent(), userAgent, address: '::ffff:10.0.0.1', recordId: null, personId: null })
    expect((await verifyAudit(server.client)).faults).toEqual([])
  })

  it('are whole with events from before it was noted whose record it is', async () => {
    const before = readFileSync(new URL('20261121004506_audit/migration.sql', MIGRATIONS), 'utf8')
    const [body = ''] = /CREATE FUNCTION audit_append[\s\S]*?\n\$\$;/.exec(before) ?? []
    await server.client.$executeRawUnsafe(body.replace('audit_append', 'audit_append_before'))
    const append = async () =>
      server.client.$executeRaw`SELECT audit_append_before(${JSON.stringify([someEvent(), someEvent()])}::jsonb)`
    const count = () => server.client.auditEvent.count({ where: { personId: null } })
    const known = await count()
    for (let time = 0; time < 20; time += 1) {
      await append()
      await auditStore(server.application.database).record(someEvent())
    }
    expect((await count()) - known).toBe(40)
    expect((await verifyAudit(server.client)).faults).toEqual([])
  })

  it.each([
    `UPDATE "AuditEvent" SET action = 'x'`,
    `UPDATE "AuditEvent" SET action = 'x' WHERE false`,
    'DELETE FROM "AuditEvent"',
    'TRUNCATE "AuditEvent"',
    'DELETE FROM "AuditChain"',
    'TRUNCATE "AuditChain"',
  ])('refuse: %s', async (statement) => {
    const before = await server.client.auditEvent.count()
    await expect(server.client.$executeRawUnsafe(statement)).rejects.toThrow(/append-only|permission denied/)
    expect(await server.client.auditEvent.count()).toBe(before)
  })

  it('refuse a deletion that says it comes by replication', async () => {
    const { client } = server
    const deleting = client.$transaction([
      client.$executeRaw`SET LOCAL session_replication_role = replica`,
      client.$executeRaw`DELETE FROM "AuditEvent"`,
    ])
    await expect(deleting).rejects.toThrow('append-only')
    expect(await client.auditEvent.count()).toBeGreaterThan(0)
  })
})

describe('a trail that was tampered with', () => {
  /** A chain that is long enough to take something from its middle. */
  let chain = 0
  let last = 0n
  /** An event of it that says whose record it was. */
  let owned = 0n

  beforeAll(async () => {
    const trail = auditStore(server.application.database)
    await Promise.all(Array.from({ length: 100 }, () => trail.record(someEvent())))
    const longest = await server.client.auditChain.findFirstOrThrow({ orderBy: { seq: 'desc' } })
    chain = longest.chain
    last = longest.seq
    const events = { where: { chain, personId: { not: null } }, orderBy: { seq: 'desc' } } as const
    owned = (await server.client.auditEvent.findFirstOrThrow(events)).seq
    if (last < 7n) throw new Error('The longest chain is too short to take something from its middle')
    await tamper(
      server.client,
      'CREATE TABLE "EventCopy" AS SELECT * FROM "AuditEvent"',
      'CREATE TABLE "ChainCopy" AS SELECT * FROM "AuditChain"',
    )
  })

  const row = (seq: number) => `chain = ${chain} AND seq = ${seq}`

  it.each<[string, () => string[], () => { seq: bigint; fault: string }]>([
    [
      'a changed actor',
      () => [`UPDATE "AuditEvent" SET "actorId" = '${newId()}' WHERE ${row(3)}`],
      () => at(3, 'changed'),
    ],
    [
      'a changed time',
      () => [`UPDATE "AuditEvent" SET at = at + interval '1 ms' WHERE ${row(1)}`],
      () => at(1, 'changed'),
    ],
    [
      'another person',
      () => [`UPDATE "AuditEvent" SET "personId" = '${newId()}' WHERE ${row(3)}`],
      () => at(3, 'changed'),
    ],
    [
      'a person who was taken off',
      () => [`UPDATE "AuditEvent" SET "personId" = NULL WHERE ${row(Number(owned))}`],
      () => at(Number(owned), 'changed'),
    ],
    ['a changed hash', () => [`UPDATE "AuditEvent" SET hash = sha256(hash) WHERE ${row(4)}`], () => at(4, 'changed')],
    ['a missing first', () => [`DELETE FROM "AuditEvent" WHERE ${row(1)}`], () => at(1, 'missing')],
    ['a missing middle', () => [`DELETE FROM "AuditEvent" WHERE ${row(3)}`], () => at(3, 'missing')],
    [
      'a missing middle, closed up',
      () => [
        `DELETE FROM "AuditEvent" WHERE ${row(3)}`,
        `UPDATE "AuditEvent" SET seq = 3 WHERE ${row(4)}`,
        `UPDATE "AuditEvent" SET seq = 4 WHERE ${row(5)}`,
      ],
      () => at(3, 'reordered'),
    ],
    [
      'a missing last',
      () => [`DELETE FROM "AuditEvent" WHERE ${row(Number(last))}`],
      () => at(Number(last), 'missing'),
    ],
    [
      'two swapped rows',
      () => [
        `UPDATE "AuditEvent" SET seq = 0 WHERE ${row(3)}`,
        `UPDATE "AuditEvent" SET seq = 3 WHERE ${row(4)}`,
        `UPDATE "AuditEvent" SET seq = 4 WHERE ${row(0)}`,
      ],
      () => at(3, 'reordered'),
    ],
    [
      'a last row taken away together with its head',
      () => [
        `DELETE FROM "AuditEvent" WHERE ${row(Number(last))}`,
        `UPDATE "AuditChain" SET seq = seq - 1 WHERE chain = ${chain}`,
      ],
      () => at(Number(last) - 1, 'changed'),
    ],
  ])('is found by verifying: %s', async (_what, statements, expected) => {
    await tamper(server.client, ...statements())
    onTestFinished(() =>
      tamper(
        server.client,
        'DELETE FROM "AuditEvent"',
        'INSERT INTO "AuditEvent" SELECT * FROM "EventCopy"',
        'UPDATE "AuditChain" c SET seq = b.seq, hash = b.hash FROM "ChainCopy" b WHERE b.chain = c.chain',
      ),
    )
    expect((await verifyAudit(server.client)).faults).toEqual([{ chain, ...expected() }])
  })

  const at = (seq: number, fault: string) => ({ seq: BigInt(seq), fault })
})

describe('npm run audit:verify', () => {
  const SCRIPT = fileURLToPath(new URL('../../../scripts/audit-verify.ts', import.meta.url))
  const verify = (database: TestDatabase) => {
    const env = { ...process.env, ...onDatabase(database) }
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' })
    return { status, stdout, stderr }
  }

  it('says what it checked, and names the first event that is missing', async () => {
    const database = await createTestDatabase()
    onTestFinished(() => database.remove())
    expect(verify(database)).toEqual({
      status: 0,
      stdout: 'Checked 0 events in 16 chains.\nThe audit trail is whole.\n',
      stderr: '',
    })
    const stopped = await startTestServer({ database: { ...database, remove: async () => undefined } })
    await stopped.person()
    const { chain } = await stopped.client.auditEvent.findFirstOrThrow()
    await tamper(stopped.client, 'DELETE FROM "AuditEvent"')
    await stopped.close()
    expect(verify(database)).toEqual({
      status: 1,
      stdout: 'Checked 0 events in 16 chains.\n',
      stderr: `Chain ${chain}, event 1: missing.\n`,
    })
  })
})
