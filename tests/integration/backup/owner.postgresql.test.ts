import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRows, backUpToMemory, expectedAfterRestore, restoreFrom } from '#tests/support/backups.ts'
import {
  administer,
  findPostgresPrograms,
  type PostgresServer,
  startPostgresServer,
} from '#tests/support/postgres-server.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { withServer } from '#tests/support/with-server.ts'

const programs = findPostgresPrograms()

/** The statements of docs/operations.md that give the trail to a role of its own. */
const recipe = (): string =>
  /```sql\n([^`]*afya_audit[^`]*)```/.exec(
    readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8'),
  )?.[1] ?? 'SELECT missing'

/** Roles belong to a whole server, so that this needs one of its own. */
describe.skipIf(programs === null)('the application’s role, which is no superuser', () => {
  let postgres: PostgresServer
  const urlOf = (database: string) => postgres.url(database).replace('postgres@', 'afya@')
  const at = (database: string) => ({ connectionString: urlOf(database) })
  const fill = (database: string) =>
    withServer(
      { databaseUrl: urlOf(database), dataDir: '', remove: async () => undefined } satisfies TestDatabase,
      async (server) => void (await server.person()),
    )
  const create = (database: string) => administer(postgres.url('postgres'), `CREATE DATABASE ${database} OWNER afya`)

  beforeAll(async () => {
    if (programs === null) return
    postgres = await startPostgresServer(programs)
    await administer(postgres.url('postgres'), 'CREATE ROLE afya LOGIN')
    await create('afya')
    await fill('afya')
  })
  afterAll(() => postgres.stop())

  it('backs up and restores, and replaces what it owns; the trail is as closed to it as before', async () => {
    const backup = await backUpToMemory(at('afya'))
    const before = await allRows(at('afya'))
    await restoreFrom(at('afya'), backup, { overwrite: true })
    const after = await allRows(at('afya'))
    expect(after).toEqual(expectedAfterRestore(before, after))
    for (const statement of ['DELETE FROM "AuditEvent"', 'DELETE FROM "AuditChain"', 'UPDATE "AuditEvent" SET seq = 0'])
      await expect(administer(urlOf('afya'), statement)).rejects.toThrow('permission denied')
  })

  it('backs up a trail of another role, does not replace it, and restores it into a new database', async () => {
    await administer(postgres.url('afya'), recipe())
    const backup = await backUpToMemory(at('afya'))
    const before = await allRows(at('afya'))
    await expect(restoreFrom(at('afya'), backup, { overwrite: true })).rejects.toThrow(
      /^The database refuses: must be owner of .*\. Nothing was changed\. Restore into a new, empty database that the application’s role owns: docs\/operations\.md says how\.$/,
    )
    expect(await allRows(at('afya'))).toEqual(before)

    await create('afya_next')
    await restoreFrom(at('afya_next'), backup)
    const after = await allRows(at('afya_next'))
    expect(after).toEqual(expectedAfterRestore(before, after))
    await administer(postgres.url('afya_next'), recipe().replace(/^CREATE ROLE.*\n/, ''))
    await fill('afya_next')
  })

  it('is told so where it may not make tables', async () => {
    await administer(postgres.url('postgres'), 'CREATE DATABASE theirs')
    await administer(postgres.url('theirs'), 'REVOKE CREATE ON SCHEMA public FROM PUBLIC')
    const backup = await backUpToMemory(at('afya'))
    await expect(restoreFrom(at('theirs'), backup)).rejects.toThrow(
      'The database refuses: permission denied for schema public. Nothing was changed.',
    )
  })
})
