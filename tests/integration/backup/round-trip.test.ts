import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allRows,
  auditFaults,
  backUpToMemory,
  expectedAfterRestore,
  restoreFrom,
  withClient,
  withConnection,
} from '#tests/support/backups.ts'
import { fillDatabase } from '#tests/support/filled-database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { Person } from '#tests/support/test-server.ts'
import { withServer } from '#tests/support/with-server.ts'

const MIGRATIONS = `
  SELECT migration_name, checksum, applied_steps_count, finished_at IS NOT NULL AS finished, logs, rolled_back_at
  FROM _prisma_migrations ORDER BY started_at`

const SCHEMA = `
  SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated AS what
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT pg_get_functiondef(oid) || coalesce(proacl::text, '') FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT relname || ' ' || acl::text FROM pg_class, unnest(relacl) AS acl
    WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT concat_ws(' ', table_name, ordinal_position, column_name, data_type, character_maximum_length,
    is_nullable, column_default) FROM information_schema.columns WHERE table_schema = 'public'
  ORDER BY 1`

const ACTIONS = `SELECT action FROM "AuditEvent" WHERE action LIKE 'database.%' ORDER BY at`

/** What there is to compare of two databases. */
async function describeDatabase(connection: pg.ClientConfig) {
  const described = await withClient(connection, async (client) => ({
    migrations: (await client.query(MIGRATIONS)).rows,
    schema: (await client.query<{ what: string }>(SCHEMA)).rows.map(({ what }) => what),
    actions: (await client.query<{ action: string }>(ACTIONS)).rows.map(({ action }) => action),
  }))
  return { ...described, rows: await allRows(connection), auditFaults: await auditFaults(connection) }
}

type Described = Awaited<ReturnType<typeof describeDatabase>>

let source: TestDatabase
let target: TestDatabase
let person: Person
let before: Described
let after: Described
let backup: Buffer
beforeAll(async () => {
  source = await createTestDatabase()
  person = await fillDatabase(source)
})
beforeAll(() =>
  withConnection(source, async (connection) => {
    backup = await backUpToMemory(connection)
    before = await describeDatabase(connection)
  }),
)
beforeAll(async () => {
  target = await createTestDatabase({ empty: true })
  await withConnection(target, async (connection) => {
    await restoreFrom(connection, backup)
    after = await describeDatabase(connection)
  })
})
afterAll(async () => {
  await source.remove()
  await target.remove()
})

describe('a backup that is restored into an empty database', () => {
  it('was made of a database with rows in every table', () => {
    // A new table wants rows of its own in tests/support/filled-database.ts.
    expect(Object.entries(before.rows).filter(([, rows]) => rows.length === 0)).toEqual([])
    expect(Object.keys(before.rows)).toContain('NutritionPlan')
  })

  it('brings back every row of every table as it was', () => {
    expect(Object.keys(after.rows)).toEqual(Object.keys(before.rows))
    const expected = expectedAfterRestore(before.rows, after.rows)
    for (const [table, rows] of Object.entries(after.rows)) expect(rows, table).toEqual(expected[table])
  })

  it('brings back the audit trail whole, with an event of the backup and one of the restore', () => {
    expect(after.auditFaults).toEqual([])
    expect(after.actions).toEqual(['database.backup', 'database.restore'])
  })

  it('records the migrations as the server does', () => {
    expect(after.migrations).toEqual(before.migrations)
  })

  it('makes the schema anew: every column, constraint, index, trigger, function and right', () => {
    expect(before.schema.filter((what) => what.includes('FOREIGN KEY')).length).toBeGreaterThan(3)
    expect(before.schema.filter((what) => what.startsWith('CREATE TRIGGER')).length).toBeGreaterThan(1)
    expect(after.schema).toEqual(before.schema)
  })

  it('signs everybody out, and lets everybody sign in', async () => {
    await withServer(target, async (server) => {
      expect((await server.as(person.token).rest('GET', '/api/auth/me')).status).toBe(401)
      const { status, body } = await server.rest('POST', '/api/auth/signin', person)
      expect(status).toBe(200)
      const plans = await server.as(body.token).rest('GET', '/api/nutrition/plans')
      expect(plans.body).toHaveLength(1)
    })
  })
})
